import { expect, test } from 'vitest'
import { articleSource } from '#content/article.testing.ts'
import { renderArticle } from './render-article.ts'

const { html } = renderArticle(articleSource(), 'ecommerce')

test.each([
  ['vacation-rental', '/demo?q='],
  ['real-estate', '/real-estate-demo?q='],
  ['ecommerce', '/ecommerce/demo?q='],
] as const)('a question of %s leads to its own demo', (category, address) => {
  const made = renderArticle(articleSource(), category).html
  expect(made).toContain(`href="${address}Which%205%20products%20sold%20best%20this%20year%3F"`)
  expect(made).toContain('Ask this in the demo')
})

test('a query is colored, can be copied, and is told whole', () => {
  expect(html).toContain('<span class="sql-keyword">SELECT</span>')
  expect(html).toContain('data-copy="sql-1"')
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('SELECT name FROM ecommerce_products WHERE price &lt; 5')
})

test('worked lines have a label, the sum and the result', () => {
  expect(html).toContain('<dt>Left on the oil</dt><dd><span>2 × $4.25</span> <b><i>=</i> $8.50</b></dd>')
})

test('what stands in a question or a sum is text', () => {
  const made = renderArticle(
    articleSource(
      "```ask\n\"><script>x</script>?\n```\n```sql\nSELECT '<b>'\n```\n```worked\n<i>: 1 + 1 = <u>\n```\n",
    ),
    'ecommerce',
  ).html
  expect(made).not.toMatch(/<script|<u>|<i>:/)
  expect(made).not.toContain("'<b>'")
})

test('a page that is no article is refused', () =>
  expect(() => renderArticle('<!doctype html><p>Not here</p>', 'ecommerce')).toThrow(
    'not the text of an article',
  ))
