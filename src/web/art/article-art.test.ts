import { expect, test } from 'vitest'
import type { ArticleCategory } from '#content/article.ts'
import { articleArt, takeOf } from './article-art.ts'

const catalogue: [ArticleCategory, number][] = [
  ['vacation-rental', 11],
  ['real-estate', 10],
  ['ecommerce', 10],
]
const orders = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('thirty-one articles have thirty-one pictures', () => {
  const pictures = catalogue.flatMap(([category, count]) =>
    orders(count).map(order =>
      articleArt({ category, slug: `post-${order}`, order, w: 900, h: 600, theme: 'light' }),
    ),
  )
  expect(new Set(pictures).size).toBe(31)
})

test.each(catalogue)('no two articles of %s show the same take', (category, count) => {
  expect(new Set(orders(count).map(order => takeOf(category, order))).size).toBe(count)
})
