import { Link } from 'react-router'
import type { ArticleCategory } from '#content/article.ts'
import { categories, categoryIds } from './categories.ts'

/** Where a filter leads; what is searched for stays. */
function addressFor(category: ArticleCategory | null, query: string): string {
  const parameters = new URLSearchParams({ ...(category && { category }), ...(query && { q: query }) })
  return parameters.size > 0 ? `/blog?${parameters}` : '/blog'
}

export function Filters({ chosen, query }: { chosen: ArticleCategory | null; query: string }) {
  const filters = [null, ...categoryIds]
  return (
    <nav className="filters" aria-label="Categories">
      <ul>
        {filters.map(category => (
          <li key={category ?? 'all'} data-material={category ? categories[category].material : undefined}>
            <Link
              to={addressFor(category, query)}
              aria-current={category === chosen ? 'true' : undefined}
              className={category ? 'filter filter-swatch' : 'filter'}
              preventScrollReset
            >
              {category ? categories[category].label : 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
