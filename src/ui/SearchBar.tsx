import type { FormEvent, MouseEvent, ReactNode, Ref } from 'react';

interface Props {
  action: string;
  /** Plural of what is searched; names the landmark. */
  subject: string;
  /** Name of the search in the address. */
  name?: string;
  value: string;
  placeholder: string;
  /** Other parts of the address that stay. */
  keep?: Readonly<Record<string, string | undefined>>;
  /** The list without the search. */
  clearHref: string;
  /** Id of the list that is narrowed while one types. */
  controls?: string;
  /** In an island: the field, and what is done in place. */
  ref?: Ref<HTMLInputElement>;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLInputElement>) => void;
  onClear?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The search field of a list: a form that works without script, its button within the field. Pages draw it, islands too. */
export const SearchBar = (props: Props): ReactNode => {
  const { action, subject, name = 'search', value, placeholder, keep = {}, clearHref } = props;
  return (
    <form className="search-bar" action={action} role="search" aria-label={subject} onSubmit={props.onSubmit}>
      {Object.entries(keep).map(
        ([key, kept]) => kept && <input key={key} type="hidden" name={key} value={kept} />,
      )}
      <input
        ref={props.ref}
        className="input"
        type="search"
        name={name}
        defaultValue={value}
        aria-label={placeholder}
        aria-controls={props.controls}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onInput={props.onInput}
      />
      <button type="submit" aria-label={`Search ${subject.toLowerCase()}`}>
        <svg className="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 0 0-16 0" />
        </svg>
      </button>
      {value && (
        <a className="word-link" href={clearHref} onClick={props.onClear}>
          Clear
        </a>
      )}
    </form>
  );
};
