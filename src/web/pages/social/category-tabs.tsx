import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ArticleCategory } from '#content/article.ts'
import { tabByKey } from '#web/ui/tab-keys.ts'
import { copy } from './copy.ts'
import './category-tabs.css'

export const panelId = 'posts'
export const tabId = (category: ArticleCategory) => `tab-${category}`
const addressOf = (category: ArticleCategory) => `?category=${category}`

interface CategoryTabsProps {
  selected: ArticleCategory
  tabs: readonly { id: ArticleCategory; label: string; count: number }[]
}

/** Tabs that are links too: each has an address, and works without scripts. */
export function CategoryTabs({ selected, tabs }: CategoryTabsProps) {
  const navigate = useNavigate()
  function move(event: KeyboardEvent) {
    const tab = tabByKey(event.key, event.currentTarget)
    const next = tabs.find(({ id }) => tabId(id) === tab?.id)
    if (!next) return
    event.preventDefault()
    void navigate(addressOf(next.id), { preventScrollReset: true })
    tab?.focus()
  }
  return (
    <div className="category-tabs" role="tablist" aria-label={copy.industry}>
      {tabs.map(({ id, label, count }) => (
        <Link
          key={id}
          role="tab"
          id={tabId(id)}
          to={addressOf(id)}
          preventScrollReset
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId : undefined}
          tabIndex={id === selected ? 0 : -1}
          onKeyDown={move}
        >
          {label} <small>({copy.posts(count)})</small>
        </Link>
      ))}
    </div>
  )
}
