import { describe, expect, test } from 'vitest'
import { readArticles } from '#web/at-build/articles.ts'
import { neighborsOf, newestFirst, relatedTo, seriesOf } from './series.ts'

const posts = readArticles()

describe.each(posts.map(post => [post.id, post] as const))('%s', (_, post) => {
  test('stands between the one before and the one after', () => {
    const { previous, next } = neighborsOf(posts, post)
    const last = seriesOf(posts, post.category).length
    expect(previous?.order).toBe(post.order === 1 ? undefined : post.order - 1)
    expect(next?.order).toBe(post.order === last ? undefined : post.order + 1)
  })

  test('offers three more of its series, and nothing twice', () => {
    const { previous, next } = neighborsOf(posts, post)
    const related = relatedTo(posts, post)
    const all = [post, previous, next, ...related].filter(one => one !== undefined)
    expect(related).toHaveLength(3)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ category }) => category !== post.category)).toEqual([])
  })
})

test('the newest comes first, and the list itself keeps its order', () => {
  const before = posts.map(({ id }) => id)
  const dates = newestFirst(posts).map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(posts.map(({ id }) => id)).toEqual(before)
})
