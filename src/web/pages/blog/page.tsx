import { useRef } from 'react'
import { PrefetchPageLinks, useSearchParams, type MetaFunction } from 'react-router'
import { demoPaths } from '#brand/navigation.ts'
import { absolute } from '#web/document/address.ts'
import { hydrated } from '#web/document/handle.ts'
import { metaFor } from '#web/document/meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { postsIn } from './catalogue.ts'
import { isCategory } from './categories.ts'
import { copy, feedPaths } from './copy.ts'
import { Filters } from './filters.tsx'
import { PostGrid } from './post-grid.tsx'
import { postPath } from './post.ts'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useSearch } from './use-search.ts'
import './blog.css'

export const handle = hydrated

export const meta: MetaFunction = () => [
  ...metaFor('/blog'),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'RSS',
    href: absolute(feedPaths.rss),
  },
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/feed+json',
    title: 'JSON Feed',
    href: absolute(feedPaths.json),
  },
]

export default function BlogPage() {
  const [parameters, setParameters] = useSearchParams()
  const heading = useFocusOnArrival()
  const box = useRef<HTMLInputElement>(null)
  const category = parameters.get('category')
  const chosen = isCategory(category) ? category : null
  const query = parameters.get('q') ?? ''
  const { search, prepare } = useSearch(query.trim())
  const posts = postsIn(chosen)
  const setQuery = (words: string) => {
    const next = new URLSearchParams(parameters)
    if (words === '') next.delete('q')
    else next.set('q', words)
    setParameters(next, { replace: true, preventScrollReset: true })
  }
  const clear = () => {
    if (box.current) box.current.value = ''
    box.current?.focus()
    setQuery('')
  }
  return (
    <div className="wrap blog">
      <div className="blog-head">
        <h1 className="display-1" ref={heading} tabIndex={-1}>
          {copy.title}
        </h1>
        <p className="lede">{copy.lede}</p>
        <div className="blog-tools">
          <Filters chosen={chosen} query={query} />
          <SearchBox ref={box} query={query} onQuery={setQuery} onFocus={prepare} />
        </div>
      </div>
      {search.kind === 'idle' ? (
        <PostGrid posts={posts} />
      ) : (
        <SearchResults search={search} query={query.trim()} posts={posts} onClear={clear} onRetry={prepare} />
      )}
      <section className="blog-call" aria-labelledby="call" data-material="pool">
        <div>
          <h2 className="display-2" id="call">
            {copy.call.title}
          </h2>
          <p className="lede">{copy.call.text}</p>
        </div>
        <div className="on-material">
          <ButtonLink to={demoPaths.vacationRental}>{copy.call.label}</ButtonLink>
        </div>
      </section>
      <p className="blog-feeds small muted">
        New articles by feed:{' '}
        <a className="link" href={feedPaths.rss}>
          RSS
        </a>{' '}
        or{' '}
        <a className="link" href={feedPaths.json}>
          JSON Feed
        </a>
      </p>
      {/* The page of an article is ready before one is chosen, so that only its text has to be loaded. */}
      {posts[0] && <PrefetchPageLinks page={postPath(posts[0].id)} />}
    </div>
  )
}
