// "How many units are we holding in each category", "pieces held per brand": what lies in stock. Without the verb units are what was sold.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const who = '(?:we|they|i|you)'
const still = '(?:(?:still|currently|now|actually) )?'
const holding = '(?:holding|carrying|keeping|stocking|sitting on|having)'
const hold = '(?:hold|carry|keep|stock|sit on)'
const held = '(?:held|kept|carried|stocked|stored)'
/** "Units we have sold" are no stock. */
const behind =
  '(?= (?:in(?! (?:stock|inventory|the warehouse))|per|by|for|of|across|at|each|right|now|today|currently|and|vs|versus|from|under|on)\\b| [,.?!:;]|$)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:units|pieces) )(?:that )?(?:(?:are ${who}|${who} are) ${still}${holding}|(?:do )?${who} ${still}${hold}|(?:(?:have|do) )?${who} ${still}(?:have )?(?:got|have)|(?:that )?(?:(?:are|is) )?(?:being )?${still}${held})${behind}`,
    ),
    meant: () => 'we hold',
  },
  { said: /\bpieces we hold\b/, meant: () => 'units we hold' },
  // "How many units of the Action Camera are we holding".
  {
    said: new RegExp(
      `(?<=\\bhow many (?:units|pieces) of (?:[a-z\\d&'-]+ ){1,7})(?:are ${who} ${still}${holding}|do ${who} ${still}${hold}|have ${who} ${still}got)${behind}`,
    ),
    meant: () => 'are in stock',
  },
  // "What are we holding in units by category".
  {
    said: new RegExp(
      `^what (?:are ${who} ${still}${holding}|do ${who} ${still}${hold}) in (?:units|pieces)\\b`,
    ),
    meant: () => 'units we hold',
  },
]

/** "On hand units by brand", "on-hand inventory $": said before what it is said of. */
const onHand: readonly Rewriting[] = [
  {
    said: /\bon hand (?<what>units|pieces|qty|quantity)\b/,
    meant: ({ groups }) => `${groups?.['what'] === 'pieces' ? 'pieces' : 'units'} on hand`,
  },
  { said: /\bon hand (?<what>inventory|stock)\b/, meant: ({ groups }) => groups?.['what'] ?? '' },
]

export const unitsOnHand = wherever([/^hand$/, /^(units|pieces|qty|quantity|inventory|stock)$/], onHand)

export const unitsHolding = wherever(
  [
    /^(units|pieces)$/,
    /^(holding|carrying|keeping|stocking|sitting|hold|carry|keep|stock|sit|have|having|got|held|kept|carried|stocked|stored)$/,
  ],
  rules,
)
