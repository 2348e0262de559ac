/** Whether a narrow pager leaves a page out: it stands beside the current one, and is neither the first nor the last. */
export const isLeftOutWhereNarrow = (entry: number, page: number, totalPages: number): boolean =>
  Math.abs(entry - page) === 1 && entry !== 1 && entry !== totalPages;

/** Page numbers of a pager: the first, the last, and those beside the current one; `gap` stands for two or more left out. */
export function pagesAround(page: number, totalPages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? 0;
    if (n - before <= 1) return [n];
    return n - before === 2 ? [n - 1, n] : ['gap' as const, n];
  });
}
