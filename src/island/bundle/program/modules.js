
// Runs each module when it is imported first.
const done = new Map();
const load = (name) => {
  if (done.has(name)) return done.get(name).exports;
  const module = { exports: {} };
  const [run, imports] = modules[name];
  const find = (words) => (Object.hasOwn(imports, words) ? load(imports[words]) : require(words));
  done.set(name, module);
  try {
    run(find, module, module.exports);
  } catch (error) {
    done.delete(name);
    throw error;
  }
  return module.exports;
};
const modules = {
