import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FilterDefinition } from '#contract/screener.ts';
import { classifications } from '#contract/screener-field-rows.ts';
import { meaningOf } from '#contract/screener-field-words.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatCount } from '#kit/format.ts';
import { findFilters } from '#kit/screener/find-filters.ts';
import { unbrokenPieces } from '#kit/text/unbroken.ts';
import { Dialog, DialogActions } from './Dialog.tsx';

interface Props {
  definitions: readonly FilterDefinition[];
  /** The filters now on offer. */
  active: readonly ScreenerFieldName[];
  /** Companies in all; null when not known. */
  companies: number | null;
  /** Companies that match now; null when not known. */
  matches: number | null;
  /** How many of them have a value of some filters. */
  countWith: (names: readonly ScreenerFieldName[]) => Promise<number>;
  onChoose: (active: ScreenerFieldName[]) => void;
  onClose: () => void;
}

/** Chooses which filters are on offer. Only filters that some company has a value for are there. */
export default function FilterDialog({
  definitions,
  active,
  companies,
  matches,
  countWith,
  onChoose,
  onClose,
}: Props): ReactNode {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<ScreenerFieldName>>(() => new Set(active));
  const found = findFilters(definitions, search);

  const added = [...chosen].filter((name) => !active.includes(name));
  const removed = active.filter((name) => !chosen.has(name)).length;

  const toggle = (name: ScreenerFieldName) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };

  // Whoever adds a filter sets its value next.
  const next = useRef<ScreenerFieldName>(undefined);
  const choose = (names: ReadonlySet<ScreenerFieldName>, first = added[0]) => {
    next.current = first;
    onChoose(inOrder(names, active, definitions));
  };
  const closed = () => {
    onClose();
    if (next.current) openValues(next.current);
  };

  const [named] = search.trim() ? found : [];
  return (
    <Dialog name="filter-dialog" title="Select More Filters" choices inPlace onClose={closed}>
      {(close) => (
        <>
          <SearchField
            onInput={setSearch}
            onEnter={() => {
              if (!named) return;
              choose(new Set([...chosen, named.name]), named.name);
              close();
            }}
          />
          <form method="dialog" onSubmit={() => choose(chosen)}>
            <div className="choices" tabIndex={-1}>
              <ChoicesHead found={found.length} search={search.trim()} named={named} companies={companies} />
              <Groups {...{ found, companies, chosen }} isRanked={named !== undefined} onToggle={toggle} />
            </div>
            <DialogActions label={doneLabel(added.length, removed)} close={close} />
            <Effect names={added} matches={matches} countWith={countWith} />
          </form>
        </>
      )}
    </Dialog>
  );
}

interface GroupsProps extends Pick<Props, 'companies'> {
  found: readonly FilterDefinition[];
  chosen: ReadonlySet<ScreenerFieldName>;
  /** What was found stands best first. */
  isRanked: boolean;
  onToggle: (name: ScreenerFieldName) => void;
}

/** What was found, by classification: in the order of the table, or that of the best first, which Enter adds. */
function Groups({ found, companies, chosen, isRanked, onToggle }: GroupsProps): ReactNode {
  const groups = [...new Set(found.map(groupOf))];
  if (!isRanked) groups.sort((a, b) => placeOf(a) - placeOf(b));
  return groups.map((group) => (
    <fieldset key={group}>
      <legend>{group}</legend>
      {found
        .filter((definition) => groupOf(definition) === group)
        .map((definition) => (
          <Choice
            key={definition.name}
            definition={definition}
            companies={companies}
            checked={chosen.has(definition.name)}
            onToggle={() => onToggle(definition.name)}
          />
        ))}
    </fieldset>
  ));
}

interface SearchFieldProps {
  onInput: (search: string) => void;
  onEnter: () => void;
}

function SearchField({ onInput, onEnter }: SearchFieldProps): ReactNode {
  return (
    <input
      className="input"
      type="search"
      aria-label="Search filters..."
      placeholder="Search filters..."
      autoComplete="off"
      enterKeyHint="done"
      onInput={(event) => onInput(event.currentTarget.value)}
      onKeyDown={(event) => {
        // The Enter that ends the composition of a letter is none.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
      }}
    />
  );
}

/** Opens the values of a filter on offer, with the focus on its chip. */
function openValues(name: ScreenerFieldName): void {
  const chip = document.querySelector<HTMLButtonElement>(`[popovertarget="filter-${name}"]`);
  chip?.focus();
  chip?.click();
}

interface ChoicesHeadProps extends Pick<Props, 'companies'> {
  found: number;
  search: string;
  /** The one that Enter adds. */
  named: FilterDefinition | undefined;
}

/** What the search found, over what the figures below mean. */
function ChoicesHead({ found, search, named, companies }: ChoicesHeadProps): ReactNode {
  return (
    <p className="help choices-head">
      <span role="status">
        {found === 0
          ? 'No filters found'
          : named &&
            `${found} ${found === 1 ? 'filter' : 'filters'} for “${search}”. Enter adds ${named.label}.`}
      </span>
      {found > 0 && companies !== null && (
        <span aria-hidden="true">of {formatCount(companies)} have a value</span>
      )}
    </p>
  );
}

interface ChoiceProps {
  definition: FilterDefinition;
  companies: number | null;
  checked: boolean;
  onToggle: () => void;
}

/** One filter: its name, how many companies have a value, and what it is in a sentence. */
function Choice({ definition, companies, checked, onToggle }: ChoiceProps): ReactNode {
  const { name, label, count, source } = definition;
  return (
    <label className="check filter-choice">
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span>
        {label}
        {count !== undefined && <Coverage count={count} companies={companies} />}
        <span className="help filter-meaning">
          {meaningOf(name)}
          {source &&
            unbrokenPieces(` ${source}${spanOf(definition)}.`).map(({ text, isWhole }) => (
              <span key={text} className={isWhole ? 'whole' : undefined}>
                {text}
              </span>
            ))}
        </span>
      </span>
    </label>
  );
}

/** What the button does: `Add 1 filter` where that is all. */
const doneLabel = (added: number, removed: number): string =>
  added > 0 && removed === 0 ? `Add ${added} ${added === 1 ? 'filter' : 'filters'}` : 'Done';

/** How many of the companies that match have a value of what is to be added. */
function Effect({
  names,
  matches,
  countWith,
}: Pick<Props, 'matches' | 'countWith'> & { names: readonly ScreenerFieldName[] }): ReactNode {
  const [known, setKnown] = useState({ key: '', count: 0 });
  const key = names.join();
  useEffect(() => {
    if (key === '') return undefined;
    let isOver = false;
    void countWith(names).then(
      (count) => !isOver && setKnown({ key, count }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return (
    <p className="help effect" role="status">
      {key !== '' && known.key === key && matches !== null
        ? `${formatCount(known.count)} of the ${formatCount(matches)} matches have a value.`
        : ''}
    </p>
  );
}

/** `, Jan 24 to Jul 2, 2026`: the days that the values are of. */
function spanOf({ from, to }: FilterDefinition): string {
  if (!from || !to) return '';
  return from === to ? `, ${formatDate(to)}` : `, ${formatDate(from)} to ${formatDate(to)}`;
}

const SPARSE = 'Fewer than one company in five';
const groupOf = ({ sparse, classification }: FilterDefinition): string => (sparse ? SPARSE : classification);

/** In the order of the table, what few companies have at the end. */
const placeOf = (group: string): number =>
  group === SPARSE ? classifications.length : classifications.findIndex((name) => name === group);

/** What was chosen: filters that were on offer already stay where they are, and others follow as they are listed. */
function inOrder(
  chosen: ReadonlySet<ScreenerFieldName>,
  active: readonly ScreenerFieldName[],
  definitions: readonly FilterDefinition[],
): ScreenerFieldName[] {
  const names = new Set([...active, ...definitions.map(({ name }) => name)]);
  return [...names].filter((name) => chosen.has(name));
}

/** How many companies have a value for a filter, of how many. */
function Coverage({ count, companies }: { count: number; companies: number | null }): ReactNode {
  return (
    <span className="help tabular">
      {' '}
      {formatCount(count)}
      <span className="visually-hidden">
        {' '}
        {companies !== null && `of ${formatCount(companies)} `}
        {count === 1 ? 'company has' : 'companies have'} a value
      </span>
    </span>
  );
}
