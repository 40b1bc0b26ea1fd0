import { describe, expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { articleSource, bodyOfLamps, headOf } from './article.testing.ts'
import { readArticle } from './article.ts'

const file = 'content/blog/lamp-oil.md'
const refusal = (source: string, path = file) => {
  try {
    readArticle(source, path)
    return 'taken'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('an article has its facts, its text with the brand filled in, and a reading time', () => {
  const article = readArticle(articleSource(), file)
  expect(article).toMatchObject({
    id: 'lamp-oil',
    category: 'ecommerce',
    order: 3,
    date: '2026-02-10',
    minutes: 1,
  })
  expect(article.body).toContain(`A lamp that ${brand.name} would`)
})

test('quotes in a title are set', () => {
  expect(readArticle(articleSource(), file).title).toBe('What a “cheap” lamp costs')
})

test('reading time counts running text, and neither sums nor queries', () => {
  const text = 'word '.repeat(1100)
  expect(readArticle(articleSource(text), file)).toMatchObject({ words: 1100, minutes: 5 })
  const query = `\`\`\`sql\n${text}\n\`\`\`\n`
  expect(readArticle(articleSource(query), file).words).toBe(0)
})

describe('is refused with file and line:', () => {
  test.each([
    ['no facts', 'Just text.', ':1: must start with its facts'],
    ['facts that are not YAML', `---\ntitle: a: b\n---\n`, ':2: '],
    ['a fact too many', articleSource('', { author: 'me' }), 'author'],
    ['a missing date', articleSource('', { date: undefined }), ':1: date: '],
    ['a date that is none', articleSource('', { date: '2026-02-31' }), ':7: date: '],
    ['an unknown category', articleSource('', { category: 'legal' }), ':5: category: '],
    ['a title over 70 letters', articleSource('', { title: 'x'.repeat(71) }), ':3: title: '],
    ['a short excerpt', articleSource('', { excerpt: 'Short.' }), ':4: excerpt: '],
    ['an id with capitals', articleSource('', { id: 'Lamp' }), ':2: id: '],
    ['an unknown word in braces', articleSource('One.\n\nBy {nobody}.\n'), ':11: {nobody}'],
    ['raw HTML', articleSource('Text <b onclick="x()">bold</b>.\n'), ':9: raw HTML'],
    ['a script', articleSource('\n<script>alert(1)</script>\n'), ':10: raw HTML'],
    ['an unsafe link', articleSource('[run](javascript:alert(1))\n'), ':9: a link or picture'],
    [
      'a picture from elsewhere',
      articleSource('![x](data:image/png;base64,AAAA)\n'),
      ':9: a link or picture',
    ],
    ['a heading four deep', articleSource('## A\n\n### B\n\n#### C\n'), ':13: "C" is too deep'],
    ['a skipped level', articleSource('### First\n'), ':9: "First" skips'],
    [
      'two questions in one',
      articleSource('```ask\nA?\nB?\n```\n```sql\nSELECT 1\n```\n'),
      ':9: an ask fence',
    ],
    [
      'a question without its query',
      articleSource('```ask\nA?\n```\n\nText.\n'),
      ':9: an ask fence is followed',
    ],
    ['a sum that is none', articleSource('```worked\nNights 22 + 19\n```\n'), ':9: "Nights 22 + 19" is not'],
  ])('%s', (_, source, message) => {
    expect(refusal(source)).toContain(message)
    expect(refusal(source)).toContain(file)
  })

  test('another name than its file', () => {
    expect(refusal(articleSource(), 'content/blog/oil.md')).toBe(
      'content/blog/oil.md:2: id: must be the name of the file, oil',
    )
  })

  test('everything at once, in the order of the lines', () => {
    const lines = refusal(`---\n${headOf()}\n---\n{a}\n\n{b}\n`).split('\n')
    expect(lines.map(line => line.split(':')[1])).toEqual(['9', '11'])
  })
})

test('the article for tests is itself an article', () => {
  expect(refusal(articleSource(bodyOfLamps))).toBe('taken')
})
