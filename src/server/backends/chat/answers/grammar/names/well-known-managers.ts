/** Managers that many ask for, whether or not a record names them. */
export const wellKnown = ['Vanguard', 'BlackRock', 'State Street', 'Fidelity', 'Citadel', 'Susquehanna', 'Two Sigma', 'Point72', 'ARK Invest', 'Cathie Wood', 'Berkshire Hathaway', 'Warren Buffett', 'Michael Burry', 'Bridgewater', 'Wellington', 'T. Rowe Price', 'Goldman Sachs', 'Morgan Stanley', 'JPMorgan', 'Dimensional', 'Geode', 'Invesco', 'Charles Schwab', 'Norges Bank', 'Tiger Global', 'Jane Street', 'Millennium', 'Bill Ackman', 'Carl Icahn']; // prettier-ignore

/** Who stands for a manager in everyday speech, and how that manager's name begins in its filings. */
export const ledBy: readonly (readonly [string, readonly string[]])[] = [
  ['pershing square', ['bill ackman', 'ackman']],
  ['scion', ['michael burry', 'burry']],
  ['carl c icahn', ['carl icahn', 'icahn']],
  ['berkshire hathaway', ['warren buffett', 'buffett', 'berkshire']],
  ['ark investment', ['cathie wood', 'ark invest', 'ark']],
  ['dme capital', ['david einhorn', 'einhorn', 'greenlight']],
  ['third point', ['dan loeb']],
  ['appaloosa', ['david tepper', 'tepper']],
  ['baupost', ['seth klarman', 'klarman']],
  ['elliott', ['paul singer']],
  ['renaissance', ['jim simons', 'rentech']],
  ['citadel', ['ken griffin']],
  ['point72', ['steve cohen', 'steven cohen']],
  ['bridgewater', ['ray dalio', 'dalio']],
  ['duquesne', ['stanley druckenmiller', 'druckenmiller']],
];
