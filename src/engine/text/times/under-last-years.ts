// "Areas where the median price this year is under last year's", "brands with more orders in 2026 than 2025": one number of two times. The
// second would be a period too many, or an amount of 2,025.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const lower = '(?:under|below|lower than|less than|smaller than|behind|short of|beneath|fewer than)'
const higher = '(?:over|above|higher than|more than|greater than|bigger than|larger than|ahead of|beyond)'
const what = '(?<what>(?:the |their |an? )?(?!\\d)[a-z]+(?: [a-z]+){0,3}?)'
const is = '(?:is|was|are|were|has been|lies|came in|comes in)'
const side = `(?:${is} (?:${lower}|(?<high>${higher}))|(?<exceed>exceeds?|exceeded|tops?|topped|beats?|outpaced))`
const ends = '(?= [,.?!]|$| (?:and|by|with)\\b)'

const inBoth = (
  { where = '', what: number = '', high, exceed }: Partial<Record<string, string>>,
  now: string,
  before: string,
): string =>
  `${where === 'with' ? 'where' : where} ${number} is ${high === undefined && exceed === undefined ? 'lower' : 'higher'} ${now} than ${before}`

export const underLastYears: readonly Rewording[] = [
  wherever(
    [/^this$/, /^(last|previous|prior)$/],
    [
      {
        said: new RegExp(
          `\\b(?<where>where|in which|whose|with) ${what} (?:for |in |of )?this (?<unit>year|month|quarter|week) ${side} (?:that of |the one of |what it was )?(?:the )?(?:last|previous|prior) \\k<unit>(?: 's|'s| s|s)?${ends}`,
        ),
        meant: ({ groups: found = {} }) =>
          inBoth(found, `this ${found['unit'] ?? ''}`, `last ${found['unit'] ?? ''}`),
      },
    ],
  ),
  wherever(/^20\d\d$/, [
    {
      said: new RegExp(
        `\\b(?<where>where|in which|whose|with) ${what} (?:for |in |of )?(?<now>20\\d\\d) ${side} (?:that of |the one of |what it was )?(?:in )?(?<before>20\\d\\d)(?: 's|'s| s|s)?${ends}`,
      ),
      meant: ({ groups: found = {} }) =>
        inBoth(found, `in ${found['now'] ?? ''}`, `in ${found['before'] ?? ''}`),
    },
    {
      said: /(?<=\b(?:more|fewer|less|higher|lower|better|worse|bigger|smaller) [a-z ]*?\bin 20\d\d )than (?=20\d\d(?: [,.?!]|$| (?:and|by|with)\b))/,
      meant: () => 'than in ',
    },
  ]),
]
