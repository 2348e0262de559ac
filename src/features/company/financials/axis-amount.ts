/** An amount of an axis as it is written, without zeros that say nothing: $1.00B is $1B, $1.50B is $1.5B, $10B stays. */
export const axisAmount = (written: string): string =>
  written.replace(/(\.\d*?)0+(?=\D|$)/, (_, kept: string) => (kept === '.' ? '' : kept));
