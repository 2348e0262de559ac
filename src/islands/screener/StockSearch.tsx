import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Suggestion } from '#contract/suggestion.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import { symbolHref } from '#kit/href/symbol-href.ts';
import { SCREENER_PATH, screenerHref, SYMBOL_MAX_CHARACTERS } from '#kit/screener/url.ts';
import { takeKey } from '#ui/browser/combobox.ts';
import { Icon } from './Icon.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { useSuggestions } from './use-suggestions.ts';

const LIST_ID = 'stock-suggestions';
const optionId = (symbol: string) => `suggestion-${symbol}`;

interface Props {
  state: ScreenerState;
  standalone: boolean;
}

/**
 * The search for a stock, by the combobox pattern of ARIA 1.2: a suggestion leads to its company, Enter without one
 * narrows the rows. Without script it is a form that does the latter.
 */
export function StockSearch({ state, standalone }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { found, active, setActive, close } = useSuggestions(text);
  useShownSymbol(input, state.symbol, setText, close);

  const open = found.length > 0;
  const current = found[active];
  const choose = ({ symbol }: Suggestion) => location.assign(symbolHref(symbol, standalone));
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (!open) return;
    takeKey(nativeEvent, {
      active,
      count: found.length,
      restsOnField: true,
      move: setActive,
      choose: () => current && choose(current),
      close,
    });
  };
  return (
    <form className="find" action={SCREENER_PATH} role="search" aria-label="Companies" onSubmit={close}>
      <input
        ref={input}
        type="search"
        name="symbol"
        role="combobox"
        aria-label="Symbol or company"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={LIST_ID}
        aria-activedescendant={current && optionId(current.symbol)}
        placeholder="Symbol or company"
        defaultValue={state.symbol}
        maxLength={SYMBOL_MAX_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {state.symbol && (
        <a href={screenerHref({ ...state, symbol: '', page: 1 })} aria-label="Clear search" data-step>
          <Icon name="x" />
        </a>
      )}
      <button type="submit" aria-label="Find">
        <Icon name="search" />
      </button>
      <SuggestionList found={found} current={current} onChoose={choose} />
      <HiddenFields state={{ ...state, symbol: '', page: 1 }} />
    </form>
  );
}

/** Shows in the field the symbol that came to narrow the rows, and ends what was typed before. */
function useShownSymbol(
  input: RefObject<HTMLInputElement | null>,
  symbol: string,
  setText: (text: string) => void,
  close: () => void,
): void {
  const shown = useRef(symbol);
  useEffect(() => {
    if (!input.current) return;
    if (shown.current === symbol) {
      // What was typed before the script arrived stays, and is answered.
      if (input.current.value !== symbol) setText(input.current.value);
      return;
    }
    shown.current = symbol;
    input.current.value = symbol;
    setText('');
    close();
  }, [symbol]);
}

interface SuggestionListProps {
  found: readonly Suggestion[];
  /** The one that the field points at. */
  current: Suggestion | undefined;
  onChoose: (company: Suggestion) => void;
}

function SuggestionList({ found, current, onChoose }: SuggestionListProps): ReactNode {
  const open = found.length > 0;
  return (
    <>
      <ul id={LIST_ID} className="floating suggestions" role="listbox" aria-label="Companies" hidden={!open}>
        {found.map((company) => (
          <li
            key={company.symbol}
            id={optionId(company.symbol)}
            role="option"
            aria-selected={company === current}
            // The field keeps the focus, or its blur would close the list under the finger.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(company)}
          >
            <span className="ticker">{company.symbol}</span> <span className="company">{company.name}</span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {open && `${found.length} ${found.length === 1 ? 'company' : 'companies'} suggested`}
      </p>
    </>
  );
}
