/** The newest report with earnings a share, and the earnings of the newest four, itself first. */
export interface LastReport {
  date: string;
  epsActual: number | null;
  epsEstimate: number | null;
  newest: readonly number[];
  /** The sum of the four, where they are of one year. */
  year: number | null;
  /** The newest reports of two years with their days, itself first. */
  reports: readonly { date: string; eps: number }[];
}
