// "The highest percentage of its asking price, address and the ratio", "where the average sale went at 98% of list or better": what was
// paid over what was asked, by the name that it has, and named once more by what it is.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const ask =
  '(?:the |their |its )?(?:(?:asking|ask|listing|list) price|asking|ask|list)(?! ?(?:prices?|of)\\b)\\b'
const part = '(?:percent|percentage|pct|%)'
const home = '(?:sale|home|house|closing|one|property|listing)'
const sellers =
  '(?:the |our )?(?:sellers|owners|sold homes|sold houses|homes|houses|sales|closings|listings|they|solds|home sellers)'
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
  // "On average, what percentage of the asking price did sellers get last quarter".
  {
    said: new RegExp(
      `(?:\\bon average(?: ,)? )?\\b(?:what|which|how much|the|how many) (?:${part}|share) of ${ask} (?:(?:did|do|does|have|has|are|were) )?${sellers} (?:(?:actually|really|typically|usually|end up|ended up|finally) )*(?:getting|get|got|gets|selling for|sell for|sold for|sell at|sold at|fetch|fetched|bring|brought|achieve|achieved|go for|went for|receive|received|realize|realized|close at|closed at)(?: on average)?(?= [,.?!:]|$| (?:in|this|last|by|per|for|over|since|during)\\b)`,
    ),
    meant: () => 'average sale to list ratio',
  },
  // "In which neighborhood did sellers keep the most of their asking price".
  {
    said: new RegExp(
      `\\b(?:in )?which (?<group>neighborhood|neighbourhood|area|subdivision|community|village) (?:did|do) ${sellers} (?:keep|get|hold on to|hang on to|recover) (?:the )?(?<end>most|least|highest share|largest share|lowest share) of ${ask}(?<when> (?:this|last) (?:year|quarter|month))?(?: ,)?(?: (?:going|judging|judged|measured) by (?:the )?(?:average )?sale to list ratio)?(?= [,.?!:]|$| in\\b)`,
    ),
    meant: ({ groups = {} }) =>
      `which ${groups['group'] ?? ''} had the ${/least|lowest/.test(groups['end'] ?? '') ? 'lowest' : 'highest'} average sale to list ratio${groups['when'] ?? ''}`,
  },
  // Beside another number in short, "show days and ratio", both stand for what is shown already.
  {
    said: new RegExp(
      `(?<!\\bdays and )(?<=(?:\\bsale to list ratio\\b|\\d ${part} of ${ask}).*(?:and|,|\\+|:|with) )(?:the |that |its |their |his )?(?:exact |actual )?(?:ratio|percent|percentage|pct|%)(?= [,.?!:]|$| and\\b)`,
    ),
    meant: () => 'sale to list ratio',
  },
]

export const partOfAsked = wherever(/^(percent|percentage|pct|%|ratio|share|most|least)$/, rules)
