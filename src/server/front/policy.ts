/** Sources of what stands in a page itself, as the policy spells them: hashes, known since the build. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** One more directive of a page: its name, and sources with blanks between them. */
export type Allowance = `${'frame-src' | 'img-src' | 'media-src' | 'script-src' | 'style-src'} ${string}`;

/** The Content-Security-Policy of one page. */
export interface PagePolicy {
  /** Lets this page load from further sources. */
  allow(allowance: Allowance): void;
  /** The header's value. */
  header(): string;
}

/** What every page may load. Scripts and styles are files; attributes with styles or handlers are refused. */
const everyPage = ({ scripts, styles }: InlineSources): Record<string, readonly string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", ...styles],
  // Pictures of other sites are allowed to the pages that show some.
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  // Players start only when a person asks for them.
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'self'"],
});

const write = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Makes the policies of pages. Nothing is computed for a page that needs no more than every page. */
export function pagePolicies(inline: InlineSources): () => PagePolicy {
  const shared = everyPage(inline);
  const plain = write(shared);
  return () => {
    let own: Record<string, readonly string[]> | undefined;
    return {
      allow(allowance) {
        const [name = '', ...sources] = allowance.split(' ');
        // A host from the data may hold what ends a directive or a header.
        const safe = sources.filter((source) => source !== '' && !/[;,]/.test(source));
        own ??= { ...shared };
        own[name] = [...new Set([...(own[name] ?? []), ...safe])];
      },
      header: () => (own ? write(own) : plain),
    };
  };
}
