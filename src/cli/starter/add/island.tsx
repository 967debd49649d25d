import { useMessages } from "archipel";
import type { MessageId, Props } from "archipel/islands/NAME";
import { useState } from "react";

/** Counts clicks on a button. */
export default function Name({ start }: Props) {
  const { t } = useMessages<MessageId>();
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {t("pressed", { count })}
    </button>
  );
}
