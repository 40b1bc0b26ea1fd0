// "The highest percentage of its asking price, address and the ratio", "where the average sale went at 98% of list or better": what was
// paid over what was asked, by the name that it has, and named once more by what it is.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const ask =
  '(?:the |their |its )?(?:(?:asking|ask|listing|list) price|asking|ask|list)(?! ?(?:prices?|of)\\b)\\b'
const part = '(?:percent|percentage|pct|%)'
const home = '(?:sale|home|house|closing|one|property|listing)'
const more = '(?:better|more|higher|above|up|over)'
const less = '(?:less|worse|lower|below|under)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:highest|lowest|biggest|best|worst|top|average|avg|mean|median|greatest) )${part} of ${ask}`,
    ),
    meant: () => 'sale to list ratio',
  },
  {
    said: new RegExp(
      `\\b(?:where|in which) (?:the )?(?:average|avg|typical|mean) ${home} (?:closed|sold|sells|goes|went|closes) (?:for |at )?(?:(?<bound>above|below|over|under|at least|at most|more than|less than) )?(?<amount>[\\d.]+) (?:%|percent|pct) of ${ask}(?: or (?:(?<more>${more})|(?<less>${less})))?(?= [,.?!:]|$| (?:with|and|this|last|in)\\b)`,
    ),
    meant: ({ groups = {}, 0: said }) => {
      const bound =
        groups['bound'] ??
        (groups['more'] === undefined ? (groups['less'] === undefined ? null : 'at most') : 'at least')
      return bound === null ? said : `with an average sale to list ratio ${bound} ${groups['amount'] ?? ''} %`
    },
  },
  // Beside another number in short, "show days and ratio", both stand for what is shown already.
  {
    said: new RegExp(
      `(?<!\\bdays and )(?<=(?:\\bsale to list ratio\\b|\\d ${part} of ${ask}).*(?:and|,|\\+|:|with) )(?:the |that |its |their |his )?(?:exact |actual )?(?:ratio|percent|percentage|pct|%)(?= [,.?!:]|$| and\\b)`,
    ),
    meant: () => 'sale to list ratio',
  },
]

export const partOfAsked = wherever(/^(percent|percentage|pct|%|ratio)$/, rules)
