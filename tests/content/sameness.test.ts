// Thirty-one articles, not one article thirty-one times.
import { expect, test } from 'vitest'
import type { Article } from '#content/article.ts'
import { articles, headingsOf, questionsOf, sentencesOf } from './library.ts'

const all = articles()

/** What appears in more than one article, and where. */
function shared(partsOf: (article: Article) => readonly string[]): string[] {
  const homes = new Map<string, Set<string>>()
  for (const article of all)
    for (const part of partsOf(article)) homes.set(part, (homes.get(part) ?? new Set()).add(article.id))
  return [...homes].filter(([, ids]) => ids.size > 1).map(([part, ids]) => `${[...ids].join(', ')}: ${part}`)
}

test('no two articles share a sentence of more than eight words', () =>
  expect(shared(article => sentencesOf(article).filter(sentence => sentence.split(' ').length > 8))).toEqual(
    [],
  ))

test('no two articles share a heading', () =>
  expect(shared(article => headingsOf(article).map(heading => heading.toLowerCase()))).toEqual([]))

test('no two articles share a title or an excerpt', () =>
  expect(shared(({ title, excerpt }) => [title, excerpt])).toEqual([]))

test('no two articles open with the same three words', () =>
  expect(shared(article => [(sentencesOf(article)[0] ?? '').split(' ').slice(0, 3).join(' ')])).toEqual([]))

test('no two articles ask the same question', () =>
  expect(shared(article => questionsOf(article).map(({ question }) => question.toLowerCase()))).toEqual([]))
