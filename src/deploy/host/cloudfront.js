const UNSAFE = /[^!-[\]-\uffff]/;

/** Leads a request to its file, or answers with a redirect. What is in no list is left to the origin. */
function handler(event) {
  const request = event.request;
  const path = request.uri;
  // A browser reads these at the start of an address as another host. No file has such a path.
  if (path.indexOf("//") >= 0 || UNSAFE.test(path)) return request;
  if (path !== BASE && path.indexOf(BASE + "/") !== 0) return request;
  const names = path.slice(BASE.length + 1).split("/");
  const first = decoded(names[0]);
  const last = names[names.length - 1];
  if (PRIVATE.indexOf(first) >= 0) return { statusCode: 404, statusDescription: "Not Found" };
  // Without a segment, a language has all that is in no other folder.
  const isLanguage = LANGUAGES.indexOf(first) >= 0 || (HOME === null && NAMES.indexOf(first) < 0);
  const moved = MOVED[decoded(path)];
  if (moved) return redirect(301, "Moved Permanently", moved, request);
  // For now (302): another language may become the default one, and languages may be added.
  if (!isLanguage && NAMES.indexOf(first) < 0 && first.indexOf(".") < 0) return redirect(302, "Found", HOME, request);
  if (last === "") request.uri = path + "index.html";
  else if (isLanguage && last.indexOf(".") < 0 && DOTLESS.indexOf(decoded(path)) < 0)
    return redirect(301, "Moved Permanently", path + "/", request);
  return request;
}

/** A name without percent encoding, as the origin reads it. */
function decoded(name) {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    return name;
  }
}

/** An answer that leads to a path of the site, with the query of the request. */
function redirect(status, words, path, request) {
  const query = [];
  Object.keys(request.querystring).forEach(function (name) {
    const parameter = request.querystring[name];
    (parameter.multiValue || [parameter]).forEach(function (one) {
      query.push(one.value === "" ? name : name + "=" + one.value);
    });
  });
  const location = query.length > 0 ? path + "?" + query.join("&") : path;
  return {
    statusCode: status,
    statusDescription: words,
    headers: {
      location: { value: location },
      "cache-control": { value: "public, max-age=0, must-revalidate" },
    },
  };
}
