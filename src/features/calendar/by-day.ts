/** The entries of one day, in their order. */
export interface DayOfEntries<Row> {
  day: string;
  entries: Row[];
}

/** What every table of a calendar is given. */
export interface CalendarTable<Entry> {
  entries: readonly Entry[];
  totals: ReadonlyMap<string, number>;
  hrefOf: (day: string) => string | undefined;
  /** The title above says the day. */
  isOneDay: boolean;
}

/** Entries under their days, in the order in which they come. */
export const byDay = <Row extends { date: string }>(entries: readonly Row[]): DayOfEntries<Row>[] =>
  [...Map.groupBy(entries, ({ date }) => date)].map(([day, found]) => ({ day, entries: found }));
