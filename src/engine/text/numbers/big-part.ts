// "How big a chunk of our listings ended up off the market": a share of them, and nothing that is big.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const part = '(?:chunk|share|slice|portion|part|piece|proportion|fraction|percentage)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:how (?:big|large|small|great) (?:of )?an?|what (?:kind|sort|size) of an?) ${part}(?= of )`,
    ),
    meant: () => 'what share',
  },
  { said: /\bwhat (?:chunk|slice|piece)(?= of )/, meant: () => 'what share' },
]

export const bigPart = wherever(
  /^(chunk|share|slice|portion|part|piece|proportion|fraction|percentage)$/,
  rules,
)
