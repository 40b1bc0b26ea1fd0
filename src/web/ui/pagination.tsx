import { pageNumbers, rowRange } from './page-numbers.ts'
import './pagination.css'

interface PaginationProps {
  page: number
  pageSize: number
  total: number
  /** What is being paged through, such as reservations. */
  items: string
  onPage: (page: number) => void
}

const count = new Intl.NumberFormat('en-US')

/** How many there are at the left; Previous, up to five numbers and Next at the right. */
export function Pagination({ page, pageSize, total, items, onPage }: PaginationProps) {
  const pages = Math.ceil(total / pageSize)
  const { from, to } = rowRange(page, pageSize, total)
  return (
    <nav className="pagination" aria-label={`Pages of ${items}`}>
      <p>
        Showing {count.format(from)} to {count.format(to)} of {count.format(total)} {items}
      </p>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      {pageNumbers(page, pages).map(number => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  )
}
