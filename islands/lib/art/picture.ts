interface Hidden {
  readonly "aria-hidden": true;
}

interface Named {
  readonly role: "img";
  readonly "aria-label": string;
}

/** A picture with a label is announced as one image; without one, it is ignored. */
export function picture(label: string | undefined): Hidden | Named {
  return label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
}
