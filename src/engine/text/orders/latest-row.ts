// "Latest cancelled order # + date", "last cancelled order: which number and from what day", "max order date among cancelled; show order #
// and date": one row with its number and its day, and nothing to add up.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const state = '(?<state>(?:cancelled|canceled|refunded|completed|pending) )?'
const number = '(?:order )?(?:#|numbers?|nos?\\.?|nr)'
const day = '(?:(?:the |its )?(?:order |purchase )?dates?|days?)'
const ends = '(?= ?[.?!]|$)'

const row = ({ groups = {} }: RegExpExecArray): string =>
  `the ${/^(?:first|earliest|oldest|min|minimum)$/.test(groups['end'] ?? '') ? 'earliest' : 'latest'} ${(groups['state'] ?? '').trim()} order : order number and date`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:the |our )?(?<end>latest|last|newest|most recent|first|earliest|oldest) ${state}order(?: [,:-])?(?: which)? ${number} (?:\\+|and|&|,|plus) (?:from (?:what|which) day|what day|which day|${day})${ends}`,
    ),
    meant: row,
  },
  {
    said: new RegExp(
      `^(?<end>max|maximum|latest|min|minimum|earliest) (?:order |purchase )?date (?:among|of|for|in) (?:the )?(?<state>cancelled|canceled|refunded|completed|pending)(?: orders| ones)? [;,:.-] (?:(?:show|give|with) (?:me )?)?(?:the )?${number} (?:\\+|and|&|,|plus) ${day}${ends}`,
    ),
    meant: row,
  },
]

export const latestRow = wherever(
  [
    /^(latest|last|newest|recent|first|earliest|oldest|max|maximum|min|minimum)$/,
    /^order$/,
    /^(date|day|dates)$/,
  ],
  rules,
)
