// "The oldest and the newest year built", "cheapest and priciest nightly rate": both ends of a column. The adjectives alone would rank
// two things.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const dear = '(?:priciest|dearest|costliest|most expensive|highest)'
const price =
  '(?:(?:list|listing|ask|asking|sold|sale|selling|nightly|unit)(?: price| rate)?|price|rate|ask|nightly)s?\\b'
const and = '(?:and|vs|to|/)(?: the)?'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\boldest ${and} newest(?= (?:year|build year|construction year|yr)s?\\b)`),
    meant: low,
  },
  {
    said: new RegExp(`\\bnewest ${and} oldest(?= (?:year|build year|construction year|yr)s?\\b)`),
    meant: high,
  },
  { said: new RegExp(`\\b(?:cheapest|lowest) ${and} ${dear}(?= ${price})`), meant: low },
  { said: new RegExp(`\\b${dear} ${and} (?:cheapest|lowest)(?= ${price})`), meant: high },
]

function low(): string {
  return 'lowest and highest'
}

function high(): string {
  return 'highest and lowest'
}

const signed: Rewriting = {
  said: /\b(min|minimum|lowest|max|maximum|highest) [+&] (min|minimum|lowest|max|maximum|highest)\b/,
  meant: ([, one, other]) => `${one ?? ''} and ${other ?? ''}`,
}

export const endsOfColumn: readonly Rewording[] = [
  wherever(/^(oldest|newest|cheapest)$/, rules),
  wherever([/^[+&]$/, /^(min|minimum|lowest|max|maximum|highest)$/], [signed]),
]
