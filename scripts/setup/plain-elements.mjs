import { changedModule } from './changed-module.mjs';

const COMPONENT = /astro\/dist\/runtime\/server\/render\/component\.js$/;
const HEAD = 'function renderComponent(result, displayName, Component, props, slots = {}) {\n';
const PLACE = '  props = normalizeProps(props);\n  if (isHTMLComponent(Component)) {';

/** What comes before Astro's own way with a name that is no component. */
const BEFORE = `  if (typeof Component === "string" && isPlainElement(Component, props, slots))
    return renderPlainElement(result, Component, normalizeProps(props), slots);
`;
const FUNCTIONS = `
const isPlainElement = (name, props, slots) =>
  (/^[a-z][a-z\\d]*-[a-z\\d-]*$/.test(name) || (/^[a-z][a-z\\d]*$/.test(name) && !voidElementNames.test(name) && Object.keys(slots).length === 0)) &&
  !Object.keys(props).some((key) => key.includes(":") && key !== "class:list");
const renderPlainElement = (result, name, props, slots) =>
  renderTemplate\`\${markHTMLString(\`<\${name}\${internalSpreadAttributes(props, true, name)}>\`)}\${Object.values(slots).map((slot) => slot(result))}\${markHTMLString(\`</\${name}>\`)}\`;
`;

/**
 * The renderer of components, changed so that a custom element of ours (`<price-chart>`) is written like any other element, and so are
 * the parts of an icon, whose names are values (`<Tag {...attributes} />`) and which hold nothing. Astro asks for each whether a framework knows
 * it, which is a promise: all that follows on the page is then held in pieces until it is kept, in memory that the collector
 * of garbage copies.
 *
 * @param {string} code
 * @returns {string | undefined} undefined where Astro has changed there
 */
export const withPlainElements = (code) =>
  code.includes(HEAD) && code.includes(PLACE)
    ? code.replace(HEAD, () => FUNCTIONS + HEAD + BEFORE)
    : undefined;

export const plainElements = () =>
  changedModule({
    name: 'plain-elements',
    id: COMPONENT,
    changed: withPlainElements,
    fault: 'Astro renders elements',
  });
