/** Whether one slip of the keys makes `a` into `b`: a letter too many, missing, wrong, or two swapped. Equal texts count. */
export function withinOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA === restB) return true;
  if (restA.length !== restB.length)
    return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA;
  return (
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** Whether `typed` begins `word`, but for one slip of the keys. */
export const beginsWithinOneTypo = (typed: string, word: string): boolean =>
  [-1, 0, 1].some((more) => withinOneTypo(typed, word.slice(0, typed.length + more)));
