import { changedModule } from './changed-module.mjs';

const SCRIPT = /astro\/dist\/runtime\/server\/render\/script\.js$/;
const HEAD = 'async function renderScript(result, id) {\n';
const PLACE = '    const resolved = await result.resolve(id);\n';
const END = '  return createRenderInstruction({ type: "script", id, content });\n';

/**
 * What writes the script of a component, changed so that a script whose address is known is written at once. Where it lies follows
 * from the build alone, but Astro waits for it on each page: all that follows there is then held in pieces.
 *
 * @param {string} code
 * @returns {string | undefined} undefined where Astro has changed there
 */
export const withKnownScripts = (code) =>
  code.split(HEAD).length === 2 && code.includes(PLACE) && code.includes(END)
    ? code
        .replace(
          HEAD,
          () => `const known = /* @__PURE__ */ new Map();
const renderScript = (result, id) => known.get(id) ?? renderUnknownScript(result, id);
async function renderUnknownScript(result, id) {
`,
        )
        .replace(
          END,
          () => `  const script = createRenderInstruction({ type: "script", id, content });
  known.set(id, script);
  return script;
`,
        )
    : undefined;

export const knownScripts = () =>
  changedModule({
    name: 'known-scripts',
    id: SCRIPT,
    changed: withKnownScripts,
    fault: 'Astro writes scripts',
  });
