import ts from 'typescript';
import {
  browserPackages,
  faces,
  lazyBrowserPackages,
  serverOnly,
  serverPackages,
} from '../../eslint.imports.js';
import { resolveImport } from './plugin.mjs';
import { isBrowserCode, refusal, roomOf } from './refusal.mjs';

/** One import of a file: another file by its path from src, or a package by its name. */
export interface Import {
  to: string;
  isPackage: boolean;
  /** Gone when the program runs. */
  typeOnly: boolean;
  /** Loaded when it is asked for, `await import(…)`. */
  lazy: boolean;
}

/** The files of src and what each imports. The scripts of a component are a file of their own, `ui/Tabs.astro/script`. */
export type Graph = ReadonlyMap<string, readonly Import[]>;

const onlyTypes = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  if (
    clause
      ? clause.phaseModifier === ts.SyntaxKind.TypeKeyword
      : ts.isExportDeclaration(node) && node.isTypeOnly
  )
    return true;
  const named = ts.isImportDeclaration(node) ? clause?.namedBindings : node.exportClause;
  if (clause?.name) return false;
  if (!named || ts.isNamespaceImport(named) || ts.isNamespaceExport(named)) return false;
  return named.elements.length > 0 && named.elements.every((one) => one.isTypeOnly);
};

type Found = Omit<Import, 'to' | 'isPackage'> & { specifier: string };

function scriptImports(text: string): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier))
        found.push({ specifier: node.moduleSpecifier.text, typeOnly: onlyTypes(node), lazy: false });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [first] = node.arguments;
      if (first && ts.isStringLiteral(first))
        found.push({ specifier: first.text, typeOnly: false, lazy: true });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      if (ts.isStringLiteral(literal)) found.push({ specifier: literal.text, typeOnly: true, lazy: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

const styleImports = (text: string): Found[] =>
  [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, specifier = '']) => ({
    specifier,
    typeOnly: false,
    lazy: false,
  }));

/** The parts of a file that import: itself, or a component's frontmatter and styles, and its scripts. */
function partsOf(path: string, text: string) {
  if (path.endsWith('.css')) return [{ path, found: styleImports(text) }];
  if (!path.endsWith('.astro')) return [{ path, found: scriptImports(text) }];
  const [, frontmatter = '', body = ''] = /^\s*---\n([\s\S]*?)\n---([\s\S]*)$/.exec(text) ?? [
    undefined,
    '',
    text,
  ];
  const script = [...body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, inner]) => inner)
    .join('\n');
  return [
    { path, found: [...scriptImports(frontmatter), ...styleImports(body)] },
    { path: `${path}/script`, found: scriptImports(script) },
  ];
}

/** The graph of the files given by their paths from src and their text. */
export function graphOf(files: ReadonlyMap<string, string>): Graph {
  const graph = new Map<string, Import[]>();
  for (const [file, text] of files) {
    for (const { path, found } of partsOf(file, text)) {
      const imports = found.map(({ specifier, ...how }) => {
        const to = resolveImport(file, specifier);
        return { to: to ?? specifier, isPackage: to === undefined, ...how };
      });
      if (imports.length > 0 || path === file) graph.set(path, imports);
    }
  }
  return graph;
}

/** Groups of names that reach each other, each sorted; what reaches only itself is no group. */
export function cycles(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
  const reach = new Map<string, Set<string>>();
  for (const start of edges.keys()) {
    const seen = new Set<string>();
    const open = [start];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const next of edges.get(name) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    reach.set(start, seen);
  }
  const groups = new Map<string, string[]>();
  for (const [name, seen] of reach) {
    const group = [...seen].filter((other) => reach.get(other)?.has(name)).sort();
    if (group.length > 1) groups.set(group.join(), group);
  }
  return [...groups.values()];
}

/** How many imports lead from each room into each other, by room. */
export function arrows(graph: Graph): Map<string, Map<string, number>> {
  const rows = new Map<string, Map<string, number>>();
  for (const [file, imports] of graph) {
    const from = roomOf(file);
    for (const { to, isPackage } of imports) {
      if (isPackage || to.startsWith('../') || roomOf(to) === from) continue;
      const row = rows.get(from) ?? new Map<string, number>();
      rows.set(from, row.set(roomOf(to), (row.get(roomOf(to)) ?? 0) + 1));
    }
  }
  return rows;
}

/** The folders of each folder, and which of its others each of them imports. */
function besideEachOther(graph: Graph): Map<string, Map<string, Set<string>>> {
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const [file, imports] of graph)
    for (const { to, isPackage } of imports) {
      const [from, onto] = [file.split('/'), to.split('/')];
      const depth = from.findIndex((part, i) => part !== onto[i]);
      // Both go on below: what differs is a folder, and no file.
      if (isPackage || depth < 0 || from.length < depth + 2 || onto.length < depth + 2) continue;
      const above = from.slice(0, depth).join('/');
      const row = folders.get(above) ?? new Map<string, Set<string>>();
      const [name = '', other = ''] = [from[depth], onto[depth]];
      folders.set(above, row.set(name, (row.get(name) ?? new Set()).add(other)));
    }
  return folders;
}

function circlesOfFolders(graph: Graph): string[] {
  // Those of rooms are told as such.
  const isWithinARoom = (above: string, [one, other]: readonly string[]) =>
    roomOf(`${above}/${one}/x.ts`) === roomOf(`${above}/${other}/x.ts`);
  return [...besideEachOther(graph)].flatMap(([above, row]) =>
    cycles(row)
      .filter((group) => isWithinARoom(above, group))
      .map((group) => `cycle of folders: ${group.map((name) => `${above}/${name}`).join(', ')}`),
  );
}

/** Where the browser begins: scripts of components, and the islands that components mount. */
function browserEntries(graph: Graph): string[] {
  const components = [...graph].filter(([file]) => !isBrowserCode(file));
  const mounted = components.flatMap(([, imports]) => imports.filter(({ typeOnly }) => !typeOnly));
  const islands = new Set(mounted.map(({ to }) => to).filter((to) => to.startsWith('islands/')));
  return [...graph.keys()].filter((file) => file.endsWith('.astro/script') || islands.has(file));
}

/** Packages beyond those allowed that browser code brings along, each with a way that leads to it. */
function heavyPaths(graph: Graph, allowed: readonly string[], withLazy: boolean): string[] {
  const faults = new Map<string, string>();
  const allows = (name: string) => allowed.some((one) => name === one || name.startsWith(`${one}/`));
  for (const start of browserEntries(graph)) {
    const seen = new Set([start]);
    const ways: (readonly string[])[] = [[start]];
    for (const way of ways) {
      for (const { to, isPackage, typeOnly, lazy } of graph.get(way.at(-1) ?? '') ?? []) {
        if (typeOnly || (lazy && !withLazy) || seen.has(to)) continue;
        seen.add(to);
        if (!isPackage) ways.push([...way, to]);
        else if (!allows(to)) faults.set(to, `reaches the browser: ${[...way, to].join(' -> ')}`);
      }
    }
  }
  return [...faults.values()];
}

function unusedFaces(graph: Graph): string[] {
  const used = new Set<string>();
  for (const [file, imports] of graph)
    for (const { to } of imports)
      if (roomOf(file).startsWith('features/') && roomOf(to) !== roomOf(file)) used.add(to);
  return Object.entries(faces)
    .flatMap(([feature, files]) => files.map((file) => `features/${feature}/${file}`))
    .filter((file) => !used.has(file))
    .map(
      (file) =>
        `face without a user: no other feature imports ${file}; take it out of faces in eslint.imports.js`,
    );
}

const needlesslyServerOnly = (graph: Graph): string[] =>
  serverOnly
    .filter(
      (place) =>
        ![...graph].some(
          ([file, imports]) =>
            (file === place || file.startsWith(`${place}/`)) &&
            imports.some(({ to }) => serverPackages.test(to)),
        ),
    )
    .map((place) => `${place} imports no server package: take it out of serverOnly in eslint.imports.js`);

/** Everything about the graph that breaks a rule of the house, one sentence each. */
export function faultsOf(graph: Graph): string[] {
  const files = new Map([...graph].map(([file, imports]) => [file, imports.map(({ to }) => to)]));
  const rooms = new Map([...arrows(graph)].map(([room, row]) => [room, [...row.keys()]]));
  const refused = [...graph].flatMap(([file, imports]) =>
    imports.flatMap(({ to, isPackage, typeOnly }) => (isPackage ? [] : (refusal(file, to, typeOnly) ?? []))),
  );
  const faults = [
    ...refused,
    ...cycles(files).map((group) => `cycle of files: ${group.join(', ')}`),
    ...cycles(rooms).map((group) => `cycle of rooms: ${group.join(', ')}`),
    ...circlesOfFolders(graph),
    ...heavyPaths(graph, browserPackages, false),
    ...heavyPaths(graph, [...browserPackages, ...lazyBrowserPackages], true),
    ...unusedFaces(graph),
    ...needlesslyServerOnly(graph),
  ];
  return [...new Set(faults)];
}
