/** Adds a script of another host to the page. A failed request is ignored. */
export function addScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
