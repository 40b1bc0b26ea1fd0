const mostButtons = 5

/** Up to five page numbers around the current one: the first five near the start, the last five near the end. */
export function pageNumbers(current: number, pages: number): number[] {
  const shown = Math.min(mostButtons, pages)
  const half = Math.floor(mostButtons / 2)
  const first = Math.max(1, Math.min(current - half, pages - shown + 1))
  return Array.from({ length: shown }, (_, index) => first + index)
}

/** Which rows a page shows, counted from one; an empty list shows none. */
export function rowRange(page: number, pageSize: number, total: number): { from: number; to: number } {
  return total === 0
    ? { from: 0, to: 0 }
    : { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total) }
}
