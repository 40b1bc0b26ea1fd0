// How posts stand to each other: in a series, beside each other in it, near each other.
import type { Post } from './post.ts'

type InSeries = Pick<Post, 'id' | 'category' | 'order' | 'date'>

export const newestFirst = <P extends InSeries>(posts: readonly P[]): P[] =>
  posts.toSorted((a, b) => b.date.localeCompare(a.date))

export const seriesOf = <P extends InSeries>(posts: readonly P[], category: P['category']): P[] =>
  posts.filter(post => post.category === category).sort((a, b) => a.order - b.order)

export function neighborsOf<P extends InSeries>(posts: readonly P[], post: P) {
  const series = seriesOf(posts, post.category)
  const at = series.findIndex(({ id }) => id === post.id)
  return { previous: at > 0 ? series[at - 1] : undefined, next: series[at + 1] }
}

const shown = 3

/** The nearest of its series that are not already linked as its neighbors. */
export function relatedTo<P extends InSeries>(posts: readonly P[], post: P): P[] {
  const { previous, next } = neighborsOf(posts, post)
  return seriesOf(posts, post.category)
    .filter(({ id }) => ![post.id, previous?.id, next?.id].includes(id))
    .sort((a, b) => Math.abs(a.order - post.order) - Math.abs(b.order - post.order) || a.order - b.order)
    .slice(0, shown)
}
