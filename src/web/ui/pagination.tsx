import { useRef } from 'react'
import { pageNumbers, rowRange } from './page-numbers.ts'
import { thousands } from './thousands.ts'
import './pagination.css'

interface PaginationProps {
  page: number
  pageSize: number
  total: number
  /** What is being paged through, such as reservations. */
  items: string
  /** Says "Page X of Y" too. */
  pageOf?: boolean
  onPage: (page: number) => void
}

export function shownRows(page: number, pageSize: number, total: number, items: string): string {
  const { from, to } = rowRange(page, pageSize, total)
  return `Showing ${thousands(from)} to ${thousands(to)} of ${thousands(total)} ${items}`
}

/** How many there are at the left; Previous, up to five numbers and Next at the right. */
export function Pagination({ page, pageSize, total, items, pageOf = false, onPage }: PaginationProps) {
  const buttons = useRef<HTMLSpanElement>(null)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  function step(to: number) {
    onPage(to)
    // A button that is disabled while it has the focus drops it to the top of the page.
    if (to <= 1 || to >= pages)
      buttons.current?.querySelector<HTMLElement>(`[data-page="${to <= 1 ? 1 : pages}"]`)?.focus()
  }
  return (
    <nav className="pagination" aria-label={`Pages of ${items}`}>
      <p>{shownRows(page, pageSize, total, items)}</p>
      <span className="pagination-buttons" ref={buttons}>
        <button type="button" disabled={page <= 1} onClick={() => step(page - 1)}>
          Previous
        </button>
        {pageNumbers(page, pages).map(number => (
          <button
            key={number}
            type="button"
            data-page={number}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ))}
        <button type="button" disabled={page >= pages} onClick={() => step(page + 1)}>
          Next
        </button>
      </span>
      {pageOf && (
        <p className="page-of">
          Page {thousands(page)} of {thousands(pages)}
        </p>
      )}
    </nav>
  )
}
