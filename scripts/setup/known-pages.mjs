import { changedModule } from './changed-module.mjs';

const ENVIRONMENT = /astro\/dist\/core\/environment\/production\.js$/;
const PLACE = `async function getComponentByRoute(manifest, routeData) {
  const module = await getModuleForRoute(manifest, routeData);
  return module.page();
}
`;
const REMEMBERED = `const known = /* @__PURE__ */ new WeakMap();
async function getComponentByRoute(manifest, routeData) {
  const before = known.get(routeData);
  if (before) return before;
  const module = await getModuleForRoute(manifest, routeData);
  const page = await module.page();
  known.set(routeData, page);
  return page;
}
`;

/**
 * What finds the module of a page, changed so that a page that was found is remembered. Astro imports it for each request: the module is
 * there after the first, but Node.js looks it up, evaluates nothing and keeps a promise each time, a thirtieth of the plainest page.
 *
 * @param {string} code
 * @returns {string | undefined} undefined where Astro has changed there
 */
export const withKnownPages = (code) =>
  code.split(PLACE).length === 2 ? code.replace(PLACE, () => REMEMBERED) : undefined;

export const knownPages = () =>
  changedModule({
    name: 'known-pages',
    id: ENVIRONMENT,
    changed: withKnownPages,
    fault: 'Astro finds pages',
  });
