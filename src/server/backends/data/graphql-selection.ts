import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionNode } from 'graphql';
import { type RowField, rowFields } from '#server/store/screener-columns.ts';

type Fragments = Readonly<
  Record<string, FragmentDefinitionNode | { definition: FragmentDefinitionNode } | undefined>
>;

const isRowField = (name: string): name is RowField => (rowFields as readonly string[]).includes(name);

/** What a query wants of a page. */
export interface Wanted {
  /** Fields of the rows in the order asked, each once; none when no row is wanted. */
  fields: RowField[];
  totals: boolean;
}

/** The fields selected under `nodes` by their key in the answer, fragments opened, directives not looked at. */
export function selectionOf(nodes: readonly FieldNode[], fragments: Fragments): Map<string, FieldNode[]> {
  const byKey = new Map<string, FieldNode[]>();
  const opened = new Set<string>();
  const add = (selection: SelectionNode): void => {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      byKey.set(key, [...(byKey.get(key) ?? []), selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      selection.selectionSet.selections.forEach(add);
    } else if (!opened.has(selection.name.value)) {
      opened.add(selection.name.value);
      const fragment = fragments[selection.name.value];
      const definition = fragment && 'definition' in fragment ? fragment.definition : fragment;
      definition?.selectionSet.selections.forEach(add);
    }
  };
  for (const node of nodes) node.selectionSet?.selections.forEach(add);
  return byKey;
}

/** What the `filteredCompanies` fields of a query want, as far as it can be told before directives decide. */
export function wantedOf(nodes: readonly FieldNode[], fragments: Fragments): Wanted {
  const selected = [...selectionOf(nodes, fragments).values()].flat();
  const rows = selected.filter(({ name }) => name.value === 'companies');
  const named = new Set([...selectionOf(rows, fragments).values()].flat().map(({ name }) => name.value));
  const fields = [...named].filter(isRowField);
  return {
    fields: fields.length > 0 || rows.length === 0 ? fields : ['symbol'],
    totals: selected.some(({ name }) => name.value.startsWith('total')),
  };
}
