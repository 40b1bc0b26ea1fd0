import { describe, expect, test } from 'vitest'
import { bodyOfLamps } from './article.testing.ts'
import { renderMarkdown, type Fences } from './article-markdown.ts'

const plain: Fences = {
  ask: (question, index) => `<ask-${index}>${question}</ask-${index}>`,
  sql: (statement, index) => `<sql-${index}>${statement.length}</sql-${index}>`,
  worked: lines => `<worked>${lines.map(line => line.result).join(';')}</worked>`,
}
const html = (body: string) => renderMarkdown(body, plain).html

test('paragraphs, lists, bold, italic, links and pictures are rendered', () => {
  expect(html('**a** *b* [c](/demo)')).toBe('<p><strong>a</strong> <em>b</em> <a href="/demo">c</a></p>\n')
  expect(html('- a\n- b')).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n')
  expect(html('![A **tidy** shelf](/shelf.png)')).toContain(
    '<img src="/shelf.png" alt="A tidy shelf" loading="lazy">',
  )
})

test('headings of three levels have an id each, and none has the page title’s rank', () => {
  const { html, headings } = renderMarkdown('# One\n\n## Don’t *wait*\n\n### One', plain)
  expect(headings).toEqual([
    { id: 'one', level: 2, text: 'One' },
    { id: 'dont-wait', level: 2, text: 'Don’t wait' },
    { id: 'one-2', level: 3, text: 'One' },
  ])
  expect(html).toContain('<h2 id="one">One</h2>')
  expect(html).not.toContain('<h1')
})

test('a heading never takes the id that the skip link leads to', () => {
  expect(renderMarkdown('## Main', plain).headings[0]?.id).toBe('main-2')
})

test('a table scrolls in a named box', () => {
  expect(html(bodyOfLamps)).toContain('role="group" tabindex="0" aria-label="Table: Item, Margin"><table>')
})

test('columns of figures are set to the right, with the colon and without, and words are not', () => {
  const table = html(
    '| Item | Price | Note |\n| --- | --- | ---: |\n| Lamp | $1,200.50 | each |\n| Oil | −4% | for 2 |',
  )
  expect(table).toContain('<th>Item</th>')
  expect(table).toContain('<th class="figure">Price</th>')
  expect(table).toContain('<td class="figure">−4%</td>')
  expect(table).toContain('<td class="figure">for 2</td>')
  expect(table).not.toContain('style=')
})

test('an empty corner of a table is no heading', () => {
  expect(html('| | A |\n| --- | --- |\n| b | c |')).toContain('<td></td>\n<th>A</th>')
})

test('the first line of code keeps its indent', () => {
  expect(html('```\n     Mon  Tue\nJun   A    B\n```')).toContain('<code>     Mon  Tue\nJun   A    B</code>')
})

test('our fences are drawn by the page, other code stays code', () => {
  expect(html(bodyOfLamps)).toContain('<worked>−$3.50;$8.50</worked>')
  expect(html(bodyOfLamps)).toContain('<ask-0>Which 5 products sold best this year?</ask-0>')
  expect(html('```csv\na,<b>\n```')).toBe('<pre class="code" tabindex="0"><code>a,&lt;b&gt;</code></pre>\n')
})

describe('hostile text stays text:', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a list', '- <script>alert(1)</script>'],
    ['an event handler', '<img src=x onerror=alert(1)>'],
    ['an event handler in a title', '[a](/x "\\" onmouseover=alert(1) x=\\"")'],
    ['a javascript link', '[a](javascript:alert(1))'],
    ['a javascript link in capitals', '[a](JaVaScRiPt:alert(1))'],
    ['a javascript link with a hidden letter', '[a](java&#10;script:alert(1))'],
    ['a javascript link by reference', '[a][b]\n\n[b]: javascript:alert(1)'],
    ['a vbscript link', '[a](vbscript:x)'],
    ['a data link', '[a](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a data picture', '![a](data:image/svg+xml;base64,PHN2Zz4=)'],
    ['an autolink', '<javascript:alert(1)>'],
    ['an address of another host without its scheme', '[a](//evil.example)'],
    ['an address that browsers read as one', '[a](/\\evil.example)'],
    ['a heading with markup', '## <svg onload=alert(1)>'],
    ['a table cell with markup', '| <b onclick=x> |\n| --- |\n| <iframe src=/> |'],
    ['an entity that becomes markup', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['an info string with markup', '```"><script>\nx\n```'],
  ])('%s', (_, text) => {
    const made = html(text)
    const tags = [...made.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag)
    expect(
      tags.filter(tag => !/^(p|ul|li|a|h2|div|table|thead|tbody|tr|th|td|pre|code|img)$/.test(tag ?? '')),
    ).toEqual([])
    expect(made).not.toMatch(/(href|src)="(?!\/[^/\\]|#|https:|mailto:)/i)
    expect(made.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+=/i)
  })
})
