import { expect, test } from 'vitest'
import { onceAWord } from './once-a-word.ts'

const counting = () => {
  const asked: string[] = []
  return { asked, length: onceAWord(word => asked.push(word) && word.length) }
}

test('a word is looked at once', () => {
  const { asked, length } = counting()
  expect([length('beds'), length('baths'), length('beds')]).toEqual([4, 5, 4])
  expect(asked).toEqual(['beds', 'baths'])
})

test('what is no word is not kept', () => {
  const { asked, length } = counting()
  const long = 'a'.repeat(41)
  expect([length(long), length(long)]).toEqual([41, 41])
  expect(asked).toHaveLength(2)
})

test('of more words than people use, none are kept for good', () => {
  const { asked, length } = counting()
  for (let at = 0; at <= 20_000; at++) length(`w${at}`)
  length('w0')
  expect(asked).toHaveLength(20_002)
})
