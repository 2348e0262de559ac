import { changedModule, withChanges } from './changed-module.mjs';

const DRAWN_WITH = `    ($$result, $$props: Record<string, unknown>, $$slots) => {
      const { class: className, ...restProps } = $$props;
      return render\``;
const END = `    },
    undefined,
    'none',
  );
  return Component;`;

/** More than an icon has looks. */
const MOST_LOOKS = 50;

const changes = [
  [
    '  const Component = createComponent(',
    '  const known = new Map<string, unknown>();\n  const Component = createComponent(',
  ],
  [
    DRAWN_WITH,
    `    ($$result, $$props: Record<string, unknown>, $$slots = {}) => {
      if (Object.keys($$slots).length > 0) return draw($$result, $$props, $$slots);
      const look = JSON.stringify($$props);
      const before = known.get(look);
      if (before !== undefined) return before;
      const icon = draw($$result, $$props, $$slots);
      if (known.size < ${MOST_LOOKS} && icon.expressions.length === 0) known.set(look, icon);
      return icon;
    },
    undefined,
    'none',
  );
  const draw = ($$result, $$props: Record<string, unknown>, $$slots) => {
      const { class: className, ...restProps } = $$props;
      return render\``,
  ],
  [END, '    };\n  return Component;'],
];

/**
 * What makes a component of an icon, changed so that an icon is drawn once for each look that it is asked for: a page has dozens of
 * them, each a component within a component that goes through lists of attributes. One that waits for anything is drawn each time.
 *
 * @param {string} code
 * @returns {string | undefined} undefined where the icons have changed there
 */
export const withKnownIcons = (code) => withChanges(code, changes);

export const knownIcons = () =>
  changedModule({
    name: 'known-icons',
    id: /@lucide\/astro\/src\/createLucideIcon\.ts$/,
    changed: withKnownIcons,
    fault: 'Lucide draws icons',
  });
