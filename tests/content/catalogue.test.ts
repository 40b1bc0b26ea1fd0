// Promises about the blog as a whole.
import { describe, expect, test } from 'vitest'
import { articleCategories } from '#content/article.ts'
import { articleFiles, articles, linksOf } from './library.ts'

const all = articles()
const counts = { 'vacation-rental': 11, 'real-estate': 10, ecommerce: 10 } as const

test('thirty-one articles are there, and all can be read', () => {
  expect(articleFiles()).toHaveLength(31)
  expect(all).toHaveLength(31)
})

describe.each(articleCategories)('the series %s', category => {
  const series = all.filter(article => article.category === category).sort((a, b) => a.order - b.order)

  test('is complete, and numbered from one without a gap', () =>
    expect(series.map(({ order }) => order)).toEqual(
      Array.from({ length: counts[category] }, (_, index) => index + 1),
    ))

  test('was written in its order, one article a day at most', () => {
    const dates = series.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].sort())
  })
})

test('articles link only to articles that exist, and never to themselves', () => {
  const known = new Set(all.map(({ id }) => `/blog/${id}`))
  const broken = all.flatMap(article =>
    linksOf(article)
      .filter(href => href.startsWith('/blog/'))
      .map(href => href.replace(/[?#].*$/, ''))
      .filter(path => !known.has(path) || path === `/blog/${article.id}`)
      .map(path => `${article.id}: ${path}`),
  )
  expect(broken).toEqual([])
})
