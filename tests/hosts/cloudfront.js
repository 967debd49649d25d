// CloudFront Function (cloudfront-js-2.0) for viewer requests of https://site.example.
// Printed by `archipel host cloudfront`.
const BASE = "";
const HOME = "/en/";
const LANGUAGES = ["en","de"];
const NAMES = ["2019","assets"];
const DOTLESS = [];
const PRIVATE = [".archipel","archipel-manifest.json"];
const MOVED = {"/2019/deep.html":"/en/some/where/","/de/was/here/":"/de/some/where/","/en/was/here/":"/en/some/where/"};
const FOLDERS = {};

const UNSAFE = /[^!-[\]-\uffff]/;

/** Maps a request to its file, or returns a redirect. Other requests pass to the origin unchanged. */
function handler(event) {
  const request = event.request;
  const path = request.uri;
  // Browsers read these at the start of a URL path as another host. No file has such a path.
  if (path.indexOf("//") >= 0 || UNSAFE.test(path)) return request;
  if (path !== BASE && path.indexOf(BASE + "/") !== 0) return request;
  const names = path.slice(BASE.length + 1).split("/");
  const first = decoded(names[0]);
  const last = names[names.length - 1];
  if (PRIVATE.indexOf(first) >= 0) return { statusCode: 404, statusDescription: "Not Found" };
  // A language without a segment has all URLs that are not in another folder.
  const isLanguage = LANGUAGES.indexOf(first) >= 0 || (HOME === null && NAMES.indexOf(first) < 0);
  const moved = MOVED[decoded(path)];
  if (moved) return redirect(301, "Moved Permanently", moved, request);
  for (const folder in FOLDERS) {
    if (decoded(path + "/") === folder) return redirect(301, "Moved Permanently", FOLDERS[folder], request);
    // A slash has no other encoding in the path of a folder.
    const rest = path
      .split("/")
      .slice(folder.split("/").length - 1)
      .join("/");
    if (decoded(path).indexOf(folder) === 0) return redirect(301, "Moved Permanently", FOLDERS[folder] + rest, request);
  }
  // Temporary (302): the default language may change, and languages may be added.
  const isKnown = isLanguage || NAMES.indexOf(first) >= 0;
  if (!isKnown && first.indexOf(".") < 0) return redirect(302, "Found", HOME, request);
  if (last === "") request.uri = path + "index.html";
  else if (isKnown && last.indexOf(".") < 0 && DOTLESS.indexOf(decoded(path)) < 0)
    return redirect(301, "Moved Permanently", path + "/", request);
  return request;
}

/** Percent-decodes a name, as the origin does. */
function decoded(name) {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    return name;
  }
}

/** Returns a redirect to a path of the site, with the query of the request. */
function redirect(status, words, path, request) {
  const query = [];
  Object.keys(request.querystring).forEach(function (name) {
    const parameter = request.querystring[name];
    (parameter.multiValue || [parameter]).forEach(function (one) {
      query.push(one.value === "" ? name : name + "=" + one.value);
    });
  });
  // The query precedes the anchor; the address of another site may have its own.
  const end = path.indexOf("#") < 0 ? path.length : path.indexOf("#");
  const isKept = query.length > 0 && path.slice(0, end).indexOf("?") < 0;
  const location = isKept ? path.slice(0, end) + "?" + query.join("&") + path.slice(end) : path;
  return {
    statusCode: status,
    statusDescription: words,
    headers: {
      location: { value: location },
      "cache-control": { value: "public, max-age=0, must-revalidate" },
    },
  };
}
