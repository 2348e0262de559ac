/**
 * The rooms of src and who may import whom (docs/architecture.md). `scripts/rooms` turns these tables into lint rules;
 * `node scripts/arrows.ts` draws them.
 *
 * Paths are written from src. A room is a folder; its files import each other freely. `may` names rooms, folders and
 * single files; `types` what may be imported as a type only.
 */

const BELOW_UI = ['kit', 'contract', 'styles'];
const BELOW_ISLANDS = ['ui', ...BELOW_UI];
const BELOW_SHELL = ['islands', ...BELOW_ISLANDS];
const BELOW_LAYOUTS = ['shell', ...BELOW_SHELL];
const BELOW_FEATURES = ['layouts', ...BELOW_LAYOUTS];

/** A backend of its own; the same rules for each. */
const backend = (/** @type {string} */ name) => ({
  room: `server/backends/${name}`,
  may: ['server/store', 'server/delivery', 'server/runtime', 'server/backends/*.ts', 'kit', 'contract'],
  types: ['server/db/open.ts'],
  instead:
    'A backend works alone: ask the store, and let compose hand it what comes from elsewhere. What two backends need lies in store, delivery or kit.',
});

/**
 * @typedef {object} Room
 * @property {string} room
 * @property {readonly string[]} may
 * @property {readonly string[]} [types]
 * @property {string} instead what to do when a file wants more
 */

/**
 * Every room. The longest that fits a file is its room; `*` stands for one name.
 * @type {readonly Room[]}
 */
export const rooms = [
  {
    room: 'contract',
    may: [],
    instead:
      'The contract imports nothing of ours, since every side depends on it: move what it needs into it.',
  },
  {
    room: 'kit',
    may: ['contract'],
    instead:
      'Kit serves every room: take what is needed as an argument, or move the module up to the room that needs it.',
  },
  { room: 'styles', may: [], instead: 'Shared styles know no component.' },
  {
    room: 'ui',
    may: BELOW_UI,
    instead:
      'What any page uses knows no noun: hand it over as a prop or a slot, or move the component to its feature.',
  },
  {
    room: 'islands/screener',
    may: ['islands/favorites', ...BELOW_ISLANDS],
    instead: 'An island stands alone: take it as a prop, or move what is shared to ui or kit.',
  },
  {
    room: 'islands/*',
    may: BELOW_ISLANDS,
    instead: 'An island stands alone: take it as a prop, or move what is shared to ui or kit.',
  },
  {
    room: 'shell',
    may: BELOW_SHELL,
    instead: 'The shell is on every page: hand it over as a prop or a slot from the page.',
  },
  {
    room: 'layouts',
    may: BELOW_LAYOUTS,
    instead: 'A layout knows no feature: the page or the feature fills its slots.',
  },
  {
    room: 'features/*',
    may: BELOW_FEATURES,
    instead: 'A feature gets its data from locals.api, and is not told which page it stands on.',
  },
  {
    room: 'pages',
    may: ['features', ...BELOW_FEATURES],
    instead: 'A page reads its address, asks locals.api, and hands the answer to its feature.',
  },
  {
    room: 'addresses',
    may: ['features', 'kit', 'contract'],
    instead: 'What an address asks for is known by the view of its page.',
  },
  {
    room: 'server/runtime',
    may: ['kit', 'contract'],
    instead: 'Settings, log and secrets are read before anything else exists.',
  },
  {
    room: 'server/db',
    may: [],
    instead: 'The database imports nothing of ours: what knows what rows mean belongs to store or fill.',
  },
  {
    room: 'server/store',
    may: ['server/db', 'kit', 'contract'],
    instead: 'The store knows SQL and the contract: take the rest as an argument.',
  },
  {
    room: 'server/fill',
    may: ['server/store', 'server/db', 'server/runtime', 'kit', 'contract'],
    instead: 'Filling writes through store and db, and is started by compose.',
  },
  {
    room: 'server/delivery',
    may: ['server/store/accounts/outbox.ts', 'server/runtime', 'kit', 'contract'],
    types: ['server/db/open.ts'],
    instead: 'Delivery sends what the outbox holds: who queues a letter puts all it says into it.',
  },
  {
    room: 'server/jobs',
    may: ['server/runtime', 'kit', 'contract'],
    instead: 'A job is told what to do: compose hands it the function it calls.',
  },
  {
    room: 'server/drawing',
    may: [],
    instead: 'What draws pages knows none of them: it stands in the place of parts of Astro.',
  },
  {
    room: 'server/http',
    may: ['server/runtime', 'kit', 'contract'],
    instead: 'Serving over HTTP knows no feature: compose hands it what answers.',
  },
  {
    room: 'server/gateway',
    may: ['server/runtime', 'server/backends/backend.ts', 'kit', 'contract'],
    instead:
      'The gateway is handed its backends as fetch functions: of backends it knows the type, of the store nothing.',
  },
  backend('auth'),
  backend('data'),
  backend('chat'),
  backend('tools'),
  {
    room: 'server/backends',
    may: ['server/db/failures.ts', 'server/runtime', 'kit', 'contract'],
    types: ['server/db/open.ts'],
    instead: 'What all backends share knows none of them.',
  },
  {
    room: 'server/front',
    may: ['server/compose', 'server/gateway', 'server/http', 'server/runtime', 'kit', 'contract'],
    instead: 'The front door asks the root that compose built.',
  },
  {
    room: 'server/compose',
    may: ['server', 'kit', 'contract'],
    instead: 'Of the client side, the server may import kit and contract only.',
  },
  {
    room: 'server',
    may: ['server', 'addresses', 'kit', 'contract'],
    instead: 'Of the client side, the server may import kit and contract only.',
  },
  {
    room: '',
    may: ['server/front', 'kit', 'contract'],
    types: ['server/compose'],
    instead: 'The front door sets the order only; what is done stands in server/front.',
  },
];

/**
 * The face of each feature: the files other features may import. A feature without a row shows nothing. Pages may
 * import any file of a feature.
 */
export const faces = /** @type {Record<string, readonly string[]>} */ ({
  account: ['AccountPage.astro', 'SignInPrompt.astro'],
  calendar: ['days.ts', 'load.ts', 'view.ts', 'words.ts'],
  company: ['load.ts', 'market/MarketRefresh.astro', 'profile/messages.ts', 'profile/page-policy.ts'],
  events: ['DateBlock.astro', 'EventTabs.astro', 'WebinarCard.astro', 'calendar.ts', 'date-block.ts'],
  news: [
    'fact-text.ts',
    'Kicker.astro',
    'MoreItems.astro',
    'NewsCard.astro',
    'NewsRow.astro',
    'SectorColumns.astro',
    'view.ts',
  ],
  screener: ['StockPage.astro'],
  videos: ['ShareLinks.astro', 'VideoCard.astro', 'VideoPlayer.astro', 'words.ts'],
});

/** Packages that only the server has: Node's own, and luxon, which weighs more than a page's script. */
export const serverPackages = /^(node:|luxon$)/;

/** What runs on the server only, though it does not lie in server/: it may import server packages; no browser code may import it. */
export const serverOnly = [
  'features/calendar/ics.ts',
  'features/crawlers',
  'features/home/show-time.ts',
  'features/newsletter/load.ts',
  'features/tools/moments.ts',
  'kit/events/event-ranges.ts',
];

/** Packages that browser code may bring along, through any number of imports: each weighs on a visitor. */
export const browserPackages = [
  '@nanostores/react',
  '@tanstack/react-table',
  'nanostores',
  'react',
  'react-dom',
];

/** Packages that browser code may load when they are needed, `await import(…)`, and not before. */
export const lazyBrowserPackages = [
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-table',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'altcha',
  'altcha-lib',
  'lightweight-charts',
  'trading-signals',
  'zod/mini',
];
