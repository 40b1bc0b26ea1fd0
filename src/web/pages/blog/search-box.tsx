import type { Ref } from 'react'
import '#web/ui/field.css'

/** Works only with scripts, and is not shown without them. */
export function SearchBox({
  ref,
  query,
  onQuery,
  onFocus,
}: {
  ref: Ref<HTMLInputElement>
  query: string
  onQuery: (query: string) => void
  onFocus: () => void
}) {
  return (
    <search className="blog-search needs-script">
      <label className="visually-hidden" htmlFor="blog-search">
        Search articles
      </label>
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        aria-hidden
      >
        <circle cx="8.6" cy="8.6" r="5.4" />
        <path d="m12.8 12.8 4.4 4.4" />
      </svg>
      <input
        ref={ref}
        id="blog-search"
        type="search"
        className="input"
        placeholder="Search articles"
        autoComplete="off"
        // Not controlled: the address follows in its own time, and letters typed meanwhile would be lost.
        defaultValue={query}
        onChange={event => onQuery(event.target.value)}
        onFocus={onFocus}
      />
    </search>
  )
}
