/**
 * Which way imports may point (docs/architecture.md). Each row: files, the rooms they may not look into, and why.
 * A room is matched by alias (`#server/store/...`) and by relative path (`../store/...`).
 */
const rows = [
  [
    'src/contract/**/*',
    ['lib', 'server', 'components', 'layouts', 'islands', 'pages'],
    'The contract imports nothing of ours: every side depends on it.',
  ],
  [
    'src/lib/**/*',
    ['server', 'components', 'layouts', 'islands', 'pages'],
    'lib serves both sides: it may import the contract only.',
  ],
  [
    'src/{components,layouts}/**/*',
    ['server', 'pages'],
    'Components get their data as props; data comes from locals.api in the page.',
  ],
  [
    'src/islands/**/*',
    ['server', 'components', 'layouts', 'pages'],
    'Islands run in the browser: contract, lib and islands only.',
  ],
  ['src/pages/**/*', ['server'], 'Pages ask locals.api; they never reach behind the gateway.'],
  [
    'src/server/gateway/**/*',
    ['store', 'db', 'ingest', 'jobs', 'delivery'],
    'The gateway is handed its backends; it knows no tables.',
  ],
  [
    'src/server/store/**/*',
    ['gateway', 'backends', 'ingest', 'jobs', 'delivery'],
    'The store knows SQL and the contract, nothing above it.',
  ],
  [
    'src/server/db/**/*',
    ['gateway', 'backends', 'jobs', 'delivery'],
    'The database knows nothing of who asks.',
  ],
  ['src/server/ingest/**/*', ['gateway', 'backends', 'delivery'], 'Ingest writes through the store.'],
  [
    'src/server/{jobs,delivery}/**/*',
    ['gateway', 'backends', 'store', 'db', 'ingest'],
    'Jobs and delivery are told what to do; they look nothing up.',
  ],
  [
    'src/server/backends/data/**/*',
    ['gateway', 'auth', 'chat', 'tools'],
    'A backend never imports the gateway or another backend.',
  ],
];

const roomPattern = (room) => `(^#${room}/|^#server/${room}/|^(\\.\\./)+(server/)?${room}/)`;

/** Backends are connected in one place; only the gateway's types of a backend may be seen elsewhere. */
const gatewayBackends = {
  regex: '^(#server|\\.\\.)/backends/(?!backend\\.ts$)',
  message:
    'The gateway is handed its fetch functions: it may import backends/backend.ts (the type), no backend.',
};

export const importDirections = rows.map(([file, rooms, message]) => ({
  files: [`${file}.{ts,tsx,astro}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...rooms.map((room) => ({ regex: roomPattern(room), message })),
          ...(file.includes('gateway') ? [gatewayBackends] : []),
        ],
      },
    ],
  },
}));
