import { withoutAssetNames, withoutScopes } from './normalise.ts';

const GROUP = /^@(?:media|supports|layer|container|scope)\b/;

/** Splits a sheet at its outermost blocks and statements. */
function statements(css: string): { head: string; body: string | null }[] {
  const found: { head: string; body: string | null }[] = [];
  let [depth, start, open] = [0, 0, 0];
  let quote = '';
  for (let i = 0; i < css.length; i++) {
    const c = css[i] ?? '';
    if (c === '\\') i++;
    else if (quote) quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (c === '{') {
      if (depth === 0) open = i;
      depth++;
    } else if (c === '}') {
      depth--;
      if (depth > 0) continue;
      found.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, i).trim() });
      start = i + 1;
    } else if (c === ';' && depth === 0) {
      found.push({ head: css.slice(start, i).trim(), body: null });
      start = i + 1;
    }
  }
  return found;
}

/** Each rule of a sheet with the conditions around it. */
function rulesOf(css: string, around = ''): string[] {
  return statements(css).flatMap(({ head, body }) => {
    if (body === null) return head ? [`${around}${head};`] : [];
    return GROUP.test(head) ? rulesOf(body, `${around}${head} | `) : [`${around}${head}{${body}}`];
  });
}

const known = new Map<string, string[]>();

/** The rules of a sheet without the scopes that builds give them; most sheets are met on many pages. */
function plainRules(css: string): string[] {
  let rules = known.get(css);
  if (!rules) {
    const plain = withoutScopes(withoutAssetNames(css.replaceAll(/\/\*[\s\S]*?\*\//g, '')));
    rules = rulesOf(plain).map((rule) => rule.replaceAll(/\s+/g, ' '));
    known.set(css, rules);
  }
  return rules;
}

/** The set of rules of some sheets, one on each line. */
export const ruleSet = (sheets: readonly string[]): string =>
  [...new Set(sheets.flatMap(plainRules))].sort().join('\n');
