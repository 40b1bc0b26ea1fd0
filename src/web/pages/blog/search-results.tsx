import { Link } from 'react-router'
import { ThemedPicture } from '#web/art/themed-picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { categories } from './categories.ts'
import { pictureSizes } from './picture-sizes.ts'
import { postPath, writtenDate, type Post } from './post.ts'
import type { Search } from './use-search.ts'

function Result({ post: { id, title, excerpt, category, date, minutes, image } }: { post: Post }) {
  return (
    <li className="result" data-material={categories[category].material}>
      <div className="result-picture">
        <ThemedPicture files={image.card} size={pictureSizes.card} />
      </div>
      <div className="result-text">
        <h2 className="heading-4">
          <Link className="result-link" to={postPath(id)}>
            {title}
          </Link>
        </h2>
        <p className="muted">{excerpt}</p>
        <p className="post-meta">
          <Badge>{categories[category].label}</Badge>
          <span>{writtenDate(date)}</span>
          <span>{minutes} min read</span>
        </p>
      </div>
    </li>
  )
}

const told = (count: number, query: string) =>
  `${count === 0 ? 'No article' : count === 1 ? '1 article' : `${count} articles`} found for “${query}”`

function status(search: Search, query: string, count: number): string {
  if (search.kind === 'loading') return 'Searching…'
  return search.kind === 'found' ? told(count, query) : ''
}

export function SearchResults({
  search,
  query,
  posts,
  onClear,
  onRetry,
}: {
  search: Search
  query: string
  posts: readonly Post[]
  onClear: () => void
  onRetry: () => void
}) {
  const found =
    search.kind === 'found' ? search.ids.flatMap(id => posts.find(post => post.id === id) ?? []) : []
  return (
    <div className="results">
      <output className="results-count">{status(search, query, found.length)}</output>
      {search.kind === 'failed' && (
        <EmptyState title="The search could not be loaded" action={<Button onClick={onRetry}>Retry</Button>}>
          Check your connection and try again; the articles themselves are all still listed.
        </EmptyState>
      )}
      {search.kind === 'found' && found.length === 0 && (
        <EmptyState
          title="Nothing on that yet"
          action={
            <Button look="secondary" onClick={onClear}>
              Show all articles
            </Button>
          }
        >
          Try a shorter word, such as “cancellation”, “price” or “stock”.
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul>
          {found.map(post => (
            <Result key={post.id} post={post} />
          ))}
        </ul>
      )}
    </div>
  )
}
