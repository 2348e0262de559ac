import { fileURLToPath } from 'node:url';
import { changedModule, withChanges } from './changed-module.mjs';

const ours = JSON.stringify(
  fileURLToPath(new URL('../../src/server/drawing/whole-answer.ts', import.meta.url)),
);

const CONTROLLER = '  const controller = new AbortController();\n';
const ENCRYPTED = `  const isEncrypted = "encrypted" in req.socket && req.socket.encrypted;
  const protocol = isEncrypted ? "https" : "http";
`;
const OPTIONS = `    signal: controller.signal
  };
  const bodyAllowed = options.method !== "HEAD" && options.method !== "GET" && skipBody === false;
  if (bodyAllowed) {
    Object.assign(options, makeRequestBody(req, bodySizeLimit));
  }
  const request = new Request(url, options);
`;
const WIRE = '  wireAbortController(req, controller);\n';
const HOST = '  const untrustedHostname';

/** What stands in modules of Astro, and what stands there instead. */
const changes = {
  'page.js': [
    ['import { isRoute404', `import { wholeAnswer } from ${ours};\nimport { isRoute404`],
    [
      '    return new Response(body, { ...init, headers, status, statusText });\n',
      `    const told = { headers, status, statusText };
    return body instanceof Uint8Array ? wholeAnswer(body, told) : new Response(body, { ...init, ...told });
`,
    ],
  ],
  'node.js': [
    ['import fs from "node:fs";', `import { wholeOf } from ${ours};\nimport fs from "node:fs";`],
    // That who asked has gone is asked of calls, never of a page: it may be for others too.
    [
      `${CONTROLLER}${ENCRYPTED}  const hostname = typeof`,
      `  const controller = req.method === "GET" && !req.url.startsWith("/api/") ? void 0 : new AbortController();
${ENCRYPTED}  const hostname = typeof`,
    ],
    [
      `${OPTIONS}${WIRE}${HOST}`,
      `${OPTIONS.replace('signal: controller.signal', '...(controller && { signal: controller.signal })')}  if (controller) wireAbortController(req, controller);
${HOST}`,
    ],
    [
      '  const { status, headers, body, statusText } = source;\n',
      '  const { status, headers, statusText } = source;\n  const whole = wholeOf(source);\n  const body = whole ?? source.body;\n',
    ],
    [
      '  if (!body) return destination.end();\n',
      '  if (!body) return destination.end();\n  if (whole) return destination.end(whole);\n',
    ],
  ],
  // What the head of a page names follows from the build.
  'production.js': [
    [
      'const productionEnvironment = {',
      'const heads = /* @__PURE__ */ new WeakMap();\nconst productionEnvironment = {',
    ],
    [
      '    const { assetsPrefix, base } = manifest;\n    const routeInfo',
      `    const before = heads.get(routeData);
    if (before) return { links: new Set(), styles: new Set(before.styles), scripts: new Set(before.scripts) };
    const { assetsPrefix, base } = manifest;
    const routeInfo`,
    ],
    [
      '    return { links, styles, scripts };\n',
      '    heads.set(routeData, { styles: [...styles], scripts: [...scripts] });\n    return { links, styles, scripts };\n',
    ],
  ],
  'head.js': [
    [
      'function deduplicateElements',
      'const keys = /* @__PURE__ */ new WeakMap();\nfunction deduplicateElements',
    ],
    [
      '    const key = stablePropsKey(item.props) + item.children;\n',
      '    let key = keys.get(item);\n    if (key === void 0) keys.set(item, key = stablePropsKey(item.props) + item.children);\n',
    ],
  ],
  // Each component had an object with a prototype of its page: nothing that V8 learnt of one page held for the next.
  'fetch-state.js': [
    [
      'class FetchState {',
      `const pageSymbol = Symbol("page");
class AstroOfComponent {
  constructor(page, props, slotValues) {
    this.props = props;
    this.self = null;
    this[slotValuesSymbol] = slotValues;
    this[pageSymbol] = page;
  }
  static learn(page) {
    for (const name of Object.keys(page)) {
      if (name in this.prototype) continue;
      const isMade = Object.getOwnPropertyDescriptor(page, name).get !== void 0;
      Object.defineProperty(this.prototype, name, {
        get: isMade ? function() { return Reflect.get(this[pageSymbol], name, this); } : function() { return this[pageSymbol][name]; }
      });
    }
  }
}
class FetchState {`,
    ],
    [
      `    const Astro = Object.assign(Object.create(astroPagePartial), {
      props,
      self: null
    });
    Object.defineProperty(Astro, slotValuesSymbol, {
      value: slotValues,
      writable: true,
      configurable: true,
      enumerable: false
    });
    return Astro;
`,
      '    return new AstroOfComponent(astroPagePartial, props, slotValues);\n',
    ],
    [
      '    this.defineProviderGetters(partial);\n    return partial;\n',
      '    this.defineProviderGetters(partial);\n    AstroOfComponent.learn(partial);\n    return partial;\n',
    ],
  ],
};

/**
 * A module of Astro, changed so that what stands around a page takes less: its bytes are handed on whole, and what is the same for each
 * request is made once.
 *
 * @param {string} code
 * @param {string} file
 * @returns {string | undefined} undefined where Astro has changed there
 */
export const withLeanRequests = (code, file) => withChanges(code, changes[file]);

export const leanRequests = () =>
  changedModule({
    name: 'lean-requests',
    id: /astro\/dist\/(?:core\/(?:app\/node|environment\/production|fetch\/fetch-state)|runtime\/server\/render\/(?:page|head))\.js$/,
    changed: withLeanRequests,
    fault: 'Astro answers',
  });
