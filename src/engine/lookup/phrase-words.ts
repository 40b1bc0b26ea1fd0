import { onceAWord } from '#engine/text/once-a-word.ts'
import { singular, stem } from '#engine/text/stem.ts'
import type { Token } from '#engine/text/token.ts'
import { tokenize } from '#engine/text/tokenize.ts'

/** A word in the three forms in which it is compared. */
export interface Forms {
  text: string
  singular: string
  stem: string
}

const meaningfulMarks = new Set(['$', '%', '#'])

export const formsOf = onceAWord((text): Forms => ({ text, singular: singular(text), stem: stem(text) }))

/** Whether a token can be part of a phrase. Commas and full stops end one. */
export function isPhrasePart(token: Token): boolean {
  return token.kind !== 'mark' || meaningfulMarks.has(token.text)
}

/** The words of a phrase from a model or a value from the database: "booking_com" has two, "Fable & Co" has three. */
export function wordsOfPhrase(phrase: string): Forms[] {
  return tokenize(phrase)
    .filter(isPhrasePart)
    .map(token => formsOf(token.text))
}
