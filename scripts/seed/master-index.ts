/** One line of EDGAR's master index. */
export interface IndexedFiling {
  cik: number;
  form: string;
  filedOn: string;
  path: string;
}

/** The filings of a master index: five fields between bars, after a header of text. */
export function parseMasterIndex(text: string): IndexedFiling[] {
  const filings: IndexedFiling[] = [];
  for (const line of text.split('\n')) {
    const [cik = '', , form = '', filedOn = '', path] = line.split('|');
    if (path === undefined || !/^\d+$/.test(cik)) continue;
    filings.push({ cik: Number(cik), form, filedOn, path: path.trim() });
  }
  return filings;
}

/** The forms of each filer. */
export function formsByCik(filings: readonly IndexedFiling[]): Map<number, Set<string>> {
  const forms = new Map<number, Set<string>>();
  for (const { cik, form } of filings) {
    const known = forms.get(cik);
    if (known) known.add(form);
    else forms.set(cik, new Set([form]));
  }
  return forms;
}

/** Accession number of a path such as `edgar/data/1000045/0001437749-25-035199.txt`. */
export const accessionOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.txt$/, '');
