// Promises about each article by itself.
import { describe, expect, test } from 'vitest'
import { publicPages } from '#web/site-map.ts'
import { articleFiles, articleIn, articles, headingsOf, linksOf, sumsOf } from './library.ts'
import { wrongResult } from './worked-sum.ts'

const all = articles()
const known = new Set(publicPages.map(page => page.path))

test.each(articleFiles())('%s can be read', name => expect(() => articleIn(name)).not.toThrow())

describe.each(all.map(article => [article.id, article] as const))('%s', (_, article) => {
  test('has 900 to 1,500 words', () => {
    expect(article.words).toBeGreaterThanOrEqual(900)
    expect(article.words).toBeLessThanOrEqual(1500)
  })

  test('is divided by headings, none of them empty or a closing formula', () => {
    const headings = headingsOf(article)
    expect(headings.length).toBeGreaterThanOrEqual(2)
    expect(
      headings.filter(text =>
        /^$|^(conclusion|summary|introduction|the bottom line|final thoughts|why it matters)$/i.test(text),
      ),
    ).toEqual([])
  })

  test('links only to pages that exist', () => {
    const paths = linksOf(article).filter(href => href.startsWith('/') && !href.startsWith('/blog/'))
    expect(paths.map(href => href.replace(/[?#].*$/, '')).filter(path => !known.has(path))).toEqual([])
  })

  test('works an example out in three lines or more, and none in more than ten', () => {
    const lengths = sumsOf(article).map(lines => lines.length)
    expect(Math.max(0, ...lengths)).toBeGreaterThanOrEqual(3)
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(10)
  })

  test('every worked line adds up', () => {
    const wrong = sumsOf(article)
      .flat()
      .flatMap(({ label, expression, result }) => {
        const right = wrongResult(expression, result)
        return right === null ? [] : [`${label}: ${expression} = ${result}, should be ${right}`]
      })
    expect(wrong).toEqual([])
  })
})
