/** Addresses that only machines read: plain texts, made from the site's own address. */

/** What crawlers need not ask for: other people's business, and addresses without end. */
const DISALLOWED = [
  '/api/',
  '/Profile',
  '/favorites',
  '/tools',
  '/logout',
  '/login/google',
  '/reset-password',
  '/verify',
  '/newsletters/confirm',
  '/newsletters/preferences',
  '/newsletters/unsubscribe',
  '/stocks?',
  '/stocks/screener?',
  '/search',
];

const lines = (...parts: readonly string[]): string => `${parts.join('\n')}\n`;

/** `robots.txt`: guarded areas are closed, everything else is open, and the sitemap is named. */
export const robotsText = (origin: string): string =>
  lines(
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    'Allow: /api/docs',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  );

const MONTHS_VALID = 6;

/** `security.txt` (RFC 9116); it has to be looked at again within a year, so that its end moves along. */
export function securityText(origin: string, contact: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID, 1));
  return lines(
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  );
}

/** `llms.txt`: what there is, and where it is told in a form that machines read. */
export const llmsText = (siteName: string, origin: string): string =>
  lines(
    `# ${siteName}`,
    '',
    '> Research pages about listed US small caps: quotes as of a stated day, prices, SEC filings, earnings, news.',
    '',
    'Every figure stands with its date and source; what is not known is N/A. Texts marked "Automated brief" are composed',
    'from filed facts. Companies marked "Sample" are fictional. Nothing is investment advice.',
    '',
    '## Pages',
    '',
    `- [Screener](${origin}/stocks/screener): every company, filtered and sorted by its figures`,
    `- [News](${origin}/news): newest first; one company: ${origin}/stocks/{TICKER}/news`,
    `- [Sitemap](${origin}/sitemap.xml): all pages with their last change`,
    '',
    '## For programs',
    '',
    `- [HTTP API](${origin}/api/docs): every call; [OpenAPI document](${origin}/api/openapi.json)`,
    `- [News feed](${origin}/feeds/news.xml): RSS; JSON Feed at ${origin}/feeds/news.json`,
    `- One company: ${origin}/feeds/stocks/{TICKER}.xml; one sector: ${origin}/feeds/sectors/{sector}.xml`,
  );

/** A plain text that may be kept for a day. */
export const plainAnswer = (body: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400, s-maxage=86400',
    },
  });
