import { fileURLToPath } from 'node:url';
import { changedModule, withChanges } from './changed-module.mjs';

const markup = fileURLToPath(new URL('../../src/server/drawing/markup.ts', import.meta.url));
const template = fileURLToPath(new URL('../../src/server/drawing/template.ts', import.meta.url));

/** What stands in the modules of Astro's renderer, and what stands there instead. */
const changes = {
  'escape.js': [
    ['const ESCAPABLE', `import { Markup } from ${JSON.stringify(markup)};\nconst ESCAPABLE`],
    ['return new HTMLString(value);', 'return new Markup(value);'],
  ],
  // What asks whether a component was called by Astro is asked for each of hundreds.
  'astro-component.js': [
    [
      `(...args) => {
    if (!validateArgs(args)) {
      throw new AstroError({
        ...AstroErrorData.InvalidComponentArgs,
        message: AstroErrorData.InvalidComponentArgs.message(name)
      });
    }
    return cb(...args);
  };`,
      '(result, props, slots) => cb(result, props, slots);',
    ],
  ],
  // Where the page has a head of its own no component may write one.
  'head.js': [
    [
      'function maybeRenderHead() {\n  return',
      'function maybeRenderHead(result) {\n  return result?._metadata.headInTree ? "" :',
    ],
  ],
  // What lies in a slot is asked for where it stands.
  'slot.js': [
    [
      '  return new SlotRenderInstance(result, slotted);\n',
      '  return new SlotRenderInstance(result, slotted).evaluate();\n',
    ],
    [
      'const renderInstance = renderSlot(result, slotted, fallback);',
      'const renderInstance = new SlotRenderInstance(result, slotted || fallback);',
    ],
  ],
  // The kind of an attribute follows from its name.
  'util.js': [
    [
      'function classifyAttribute(key) {',
      'const kinds = /* @__PURE__ */ new Map();\nfunction classifyAttribute(key) {',
    ],
    [
      'const kind = classifyAttribute(key);',
      'let kind = kinds.get(key);\n  if (kind === void 0) kinds.set(key, kind = classifyAttribute(key));',
    ],
  ],
  // A component is drawn where it stands, unless the head of its page depends on what is drawn below.
  'component.js': [
    [
      '  return createAstroComponentInstance(result, displayName, Component, props, slots);\n}',
      `  if (result._metadata.routeHasPropagation) return createAstroComponentInstance(result, displayName, Component, props, slots);
  const drawn = Component(result, props, slots);
  if (isPromise(drawn)) drawn.catch(() => {});
  return drawn;
}`,
    ],
    ['return renderFragmentComponent(result, slots);', 'return slots?.default?.(result);'],
  ],
};

const TEMPLATE = 'function renderTemplate(htmlParts, ...expressions) {';
const ours = `export { isRenderTemplateResult, RenderTemplateResult, renderTemplate } from ${JSON.stringify(template)};`;

/**
 * A module of Astro's renderer, changed so that a page becomes text while its components are called (`src/server/drawing/template.ts`).
 *
 * @param {string} code
 * @param {string} file
 * @returns {string | undefined} undefined where Astro has changed there
 */
export const withFlatTemplates = (code, file) =>
  file === 'render-template.js'
    ? code.includes(TEMPLATE)
      ? ours
      : undefined
    : withChanges(code, changes[file]);

export const flatTemplates = () =>
  changedModule({
    name: 'flat-templates',
    id: /astro\/dist\/runtime\/server\/(?:escape|astro-component|render\/(?:head|slot|component|util|astro\/render-template))\.js$/,
    changed: withFlatTemplates,
    fault: 'Astro draws pages',
  });
