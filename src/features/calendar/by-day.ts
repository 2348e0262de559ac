/** The entries of one day, in their order. */
export interface DayOfEntries<Row> {
  day: string;
  entries: Row[];
}

/** Entries under their days, in the order in which they come. */
export const byDay = <Row extends { date: string }>(entries: readonly Row[]): DayOfEntries<Row>[] =>
  [...Map.groupBy(entries, ({ date }) => date)].map(([day, found]) => ({ day, entries: found }));
