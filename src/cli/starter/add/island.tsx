import { useMessages } from "archipel";
import type { MessageId, Props } from "archipel/islands/NAME";
import { useState } from "react";

/** Counts how often it is pressed. */
export default function Name({ start }: Props) {
  const { t } = useMessages<MessageId>();
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {t("pressed", { count })}
    </button>
  );
}
