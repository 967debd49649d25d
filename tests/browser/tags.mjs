/**
 * The data that is sent to marketing tools. Their scripts are not loaded: the browser receives small replacements, which record
 * the calls.
 */
export const tagHosts = ["https://www.googletagmanager.com/", "https://connect.facebook.net/"];

/** Installs the replacements in a context; `heard(page)` returns the calls on that page, in order. */
export async function collectTags(context, { consent } = {}) {
  const asked = [];
  const [container, pixel] = tagHosts;
  await context.route(`${container}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await context.route(`${pixel}**`, (route) => {
    asked.push(route.request().url());
    const body =
      "fbq.callMethod = (...call) => (window.pixelHeard ??= []).push(call); fbq.queue.splice(0).forEach((call) => fbq.callMethod(...call));";
    return route.fulfill({ contentType: "text/javascript", body });
  });
  if (consent)
    await context.addInitScript((choice) => {
      // Only on the first page: a test may change the choice.
      if (!localStorage.getItem("consent")) localStorage.setItem("consent", choice);
    }, consent);
  return {
    /** The scripts that were requested. */
    asked,
    /** The entries of the data layer that are events of this site, and the calls of the pixel. */
    async heard(page) {
      return page.evaluate(() => ({
        layer: (window.dataLayer ?? []).filter(({ event }) => event && !event.startsWith("gtm.")),
        pixel: (window.pixelHeard ?? []).filter(([call]) => call === "track").map(([, ...told]) => told),
      }));
    },
  };
}
