// "Products that sold less than half as many units in 2026 as in 2025", "brands whose revenue fell to less than half this year vs last
// year": half of what it was and more is gone. "More than twice as many" is not said so: of nothing, there is no percentage.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const things =
  '(?<what>products|items|brands|categories|homes|listings|properties|cities|states|subdivisions|communities|areas|neighborhoods|villages|types|property types|customers|guests|sources)'
const time =
  '(?:in |during )?(?:(?:q[1-4] |the (?:first|second) half of )?(?:19|20)\\d\\d|(?:this|last) (?:year|month|quarter)(?: so far)?)'
const half = '(?:less|fewer) than half'

const numberOf = (verb: string, said: string): string =>
  /^(?:money|revenue)$/.test(said)
    ? 'revenue'
    : /^(?:units|pieces)$/.test(said) && verb.startsWith('s')
      ? 'units sold'
      : said

export const lessThanHalf: readonly Rewording[] = [
  wherever(
    [/^half$/, /^(less|fewer)$/, /^(as|than)$/],
    [
      {
        said: new RegExp(
          `\\b(?:(?:which|what) )?${things} (?:that |which |who )?(?<verb>sold|sell|made|earned|brought in|took in|had|got|closed)(?: only)? ${half} (?:as (?:many|much)|the) (?<number>[a-z]+)(?: sold)? (?<one>${time}) (?:as|than|that they did|they did)(?: they did| it did)? (?<other>${time})(?= [,.?!]|$)`,
        ),
        meant: ({ groups: { what = '', verb = '', number = '', one = '', other = '' } = {} }) =>
          `${what} whose ${numberOf(verb, number)} dropped by more than 50 % ${one} vs ${other.replace(/^(?:in|during) /, '')}`,
      },
      {
        said: /(?<=\bwhose .*\b)(?:fell|dropped|went down|declined|shrank)(?: to)? (?:less|fewer|under) (?:than )?half(?: of (?:it|that|what it was))?(?= (?:in|from|this|last|vs|versus|compared)\b)/,
        meant: () => 'dropped by more than 50 %',
      },
    ],
  ),
]
