import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Ångström', 'angstrom'],
  ['STRAẞE', 'strasse'],
  ['œuvre', 'oeuvre'],
  ['İstanbul', 'istanbul'],
  ['ﬁne', 'fine'],
  ['what’s', "what's"],
  ['１２', '12'],
])('%s folds to %s', (word, expected) => {
  expect(fold(word)).toBe(expected)
})
