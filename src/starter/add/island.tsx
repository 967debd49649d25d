import { useMessages } from "archipel";
import { useState } from "react";

interface Props {
  start: number;
}

/** Counts how often it is pressed. */
export default function Name({ start }: Props) {
  const { t } = useMessages();
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {t("pressed", { count })}
    </button>
  );
}
