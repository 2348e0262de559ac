/** An amount of an axis as it is written, without decimals that are all zeros: $1.00B is $1B, $1.50B stays. */
export const axisAmount = (written: string): string => written.replace(/\.0+(?=\D|$)/, '');
