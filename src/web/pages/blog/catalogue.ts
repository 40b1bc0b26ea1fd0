// The posts, and how they stand to each other.
import posts from 'virtual:posts'
import type { ArticleCategory } from '#content/article.ts'
import type { Post } from './post.ts'

export const postWith = (id: string | undefined): Post | undefined => posts.find(post => post.id === id)

const newestFirst = (a: Post, b: Post) => b.date.localeCompare(a.date)
const inReadingOrder = (a: Post, b: Post) => a.order - b.order

export const seriesOf = (category: ArticleCategory): Post[] =>
  posts.filter(post => post.category === category).sort(inReadingOrder)

/** All of them with the newest first, or one series from its start. */
export const postsIn = (category: ArticleCategory | null): Post[] =>
  category === null ? posts.toSorted(newestFirst) : seriesOf(category)

export function neighborsOf({ id, category }: Post): { previous: Post | undefined; next: Post | undefined } {
  const series = seriesOf(category)
  const at = series.findIndex(post => post.id === id)
  return { previous: at > 0 ? series[at - 1] : undefined, next: series[at + 1] }
}

const shown = 3

/** The nearest of its series that are not already linked as its neighbors. */
export function relatedTo(post: Post): Post[] {
  const { previous, next } = neighborsOf(post)
  return seriesOf(post.category)
    .filter(({ id }) => ![post.id, previous?.id, next?.id].includes(id))
    .sort((a, b) => Math.abs(a.order - post.order) - Math.abs(b.order - post.order) || a.order - b.order)
    .slice(0, shown)
}
