const STATIC_FILES = /@astrojs\/node\/dist\/serve-static\.js$/;
const SEND = 'import send from "send";\n';
const REACT = /@astrojs\/react\/dist\/server\.js$/;
const REACT_DOM = 'import ReactDOM from "react-dom/server";\n';

/**
 * The adapter without what it sends files by, which our own server does: a start read its twenty modules for nothing.
 *
 * @param {string} code
 * @returns {string | undefined} undefined where Astro has changed there
 */
export const withoutSend = (code) =>
  code.includes(SEND)
    ? code.replace(SEND, "const send = () => {\n  throw new Error('files are sent by our own server');\n};\n")
    : undefined;

/**
 * What draws islands, changed so that React's renderer is read with the first of them, or three seconds after the start, by when the first
 * pages are out: most of these have no island.
 *
 * @param {string} code
 * @returns {string | undefined} undefined where Astro has changed there
 */
export const withLateReact = (code) =>
  code.includes(REACT_DOM)
    ? code.replace(
        REACT_DOM,
        `import { createRequire } from "node:module";
const readReactDOM = () => createRequire(import.meta.url)("react-dom/server");
const ReactDOM = new Proxy({}, {
  get: (_, name) => readReactDOM()[name],
  has: (_, name) => name in readReactDOM(),
});
setTimeout(readReactDOM, 3_000).unref();
`,
      )
    : undefined;

/** @returns {import('vite').Plugin} */
export const leanStart = () => ({
  name: 'lean-start',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: [STATIC_FILES, REACT] },
    handler(code, id) {
      return (
        (STATIC_FILES.test(id) ? withoutSend(code) : withLateReact(code)) ??
        this.error('Astro starts in another way than it did: see scripts/setup/lean-start.mjs')
      );
    },
  },
});
