import type { ReactNode } from "react";

interface Props {
  /** The alternatives to the children. */
  others: ReactNode[];
  children: ReactNode;
  /** Whether it is inside a button or a sentence. */
  inline?: boolean;
}

/**
 * Shows its children in the space of the largest of `others`, so that nothing on the page moves when an alternative
 * replaces them. The others are rendered invisibly, and hidden from screen readers and the focus.
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
