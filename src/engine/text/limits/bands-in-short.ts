// "<500k; 500k-<1M; 1M-<2M; 2M+", "how many 500k-1M (1M excluded)": ranges one after the other, each with the words that tell its ends.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const amount = '(?:\\$ ?)?\\d[\\d.]*(?:k|mm|m)?'
const below = '(?:<|sub|under|below|less than|just under|up to)'
const under = `${below} ${amount}`
const range = `${amount} (?:(?:-|to|up to|through) )?(?:${below} )?${amount}(?: \\( ${amount} (?:excluded|excl|excluding|not included|exclusive) \\))?`
const up = `(?:>= ${amount}|(?:at least|from) ${amount}|${amount} (?:\\+|plus|and up|and above|and over|or more|or above|and more|or over))`
const joint = '(?: ,| ;| /)(?: and)?(?: how many)?'

const list: Rewriting = {
  said: new RegExp(
    `(?<=^|[:(,] |\\b(?:ask|asking|price|rate|amount|cost|at|band|bands|bracket|brackets) )(?<first>${under})(?<ranges>(?:${joint} ${range}){1,6})(?<last>${joint} ${up})(?= ?[.?!)]| ?$| ,)`,
  ),
  meant: ({ groups = {} }) => {
    const ranges = (groups['ranges'] ?? '').match(new RegExp(`${range}(?= [,;/]| ?$)`, 'g')) ?? []
    const plain = [
      `under ${amountsIn(groups['first'] ?? '')[0] ?? ''}`,
      ...ranges.map(one =>
        amountsIn(one)
          .slice(0, 2)
          .join(isOpen(one) ? ' to under ' : ' to '),
      ),
      `${amountsIn(groups['last'] ?? '')[0] ?? ''} and up`,
    ]
    return plain.join(' , ')
  },
}

const amountsIn = (said: string): string[] =>
  (said.match(new RegExp(amount, 'g')) ?? []).map(one => one.replace(/\$ ?/, '').replace(/mm$/, ' million'))

/** "500k to under 1M", "500k-1M (1M excluded)". */
const isOpen = (said: string): boolean => /<|sub|under|below|less|exclu/.test(said)

/** "Products grouped into …": no product group. "Into groups by number of orders": by that number. */
const parted: readonly Rewriting[] = [
  { said: /\bgrouped (?=(?:up )?into\b)/, meant: () => 'chopped ' },
  {
    said: /\b(?:in|into) (?:groups|buckets|bands|brackets|tiers|ranges|bins|segments|classes) (?:based on|according to|depending on|by) (?=(?:the |their |its )?(?:number|count|how) )/,
    meant: () => 'by ',
  },
]

/** "0-30 / 31-90 / 91+, rows in each": how many there are. */
const rowsInEach: Rewriting = {
  said: /(?<=[,.;:] (?:and )?|\band )(?:the )?(?:rows?|records?|entries|n|headcount|tally) (?:in|per|for) (?:each|every|it|band|bucket|bracket|range|tier|bin)\b/,
  meant: () => 'how many in each',
}

export const bandsInShort: readonly Rewording[] = [
  wherever([/^(grouped|into|in)$/, /^\d/], parted),
  wherever([/^(rows?|records?|entries|n|headcount|tally)$/, /^(in|per|for)$/, /^\d/], [rowsInEach]),
  wherever([/^(<|sub|under|below|less)$/, /^\$?\d[\d.]*(k|m|mm)?$/, /^([,;/])$/], [list]),
]
