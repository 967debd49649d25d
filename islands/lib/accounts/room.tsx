import type { ReactNode } from "react";

interface Props {
  /** What may stand there at another time. */
  others: ReactNode[];
  children: ReactNode;
  /** True inside buttons and sentences. */
  inline?: boolean;
}

/**
 * Shows its children in the room that the largest of `others` takes, so that nothing on the page moves
 * when one gives way to another. The others are drawn, but neither seen nor read out nor reached.
 */
export function Room({ others, children, inline = false }: Props) {
  const Box = inline ? "span" : "div";
  return (
    <Box className="room">
      <Box>{children}</Box>
      {others.map((other, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Box className="room-other" aria-hidden="true" key={index}>
          {other}
        </Box>
      ))}
    </Box>
  );
}
