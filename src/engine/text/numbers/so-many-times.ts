// "Under 30x their nightly price", "< 30 × own nightly rate": so many times what each of them has.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const own = '(?:their|its|the|own|their own|its own|his own)'
const price =
  '(?<what>(?:nightly |asking |list |rack |sticker )?(?:rate|price|ask)|what (?:they|it) (?:charge|charges|cost|costs)(?: a| per) night)'

const nameOf = (said = ''): string => (/rack|what/.test(said) ? 'nightly rate' : said)

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b(?<n>\\d+)(?:x| x| times) (?:${own} )?${price}(?= |$)`),
    meant: ({ groups }) => `${groups?.['n'] ?? ''} times their ${nameOf(groups?.['what'])}`,
  },
]

export const soManyTimes = wherever([/^(\d+x|x|times)$/, /^(rate|price|ask|night)$/], rules)
