// "Orders that went past a thousand bucks", "with an amount bigger than $1,000", "items that sell for less than $30": an amount that a thing
// has, in verbs and comparatives that would else be read of something else.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const sum =
  '(?<sum>\\$? ?\\d[\\d.,]*(?: ?(?:k|m|thousand|million|grand))?|an? (?:thousand|hundred|million)|one (?:thousand|hundred|million))(?<unit> (?:dollars|bucks|usd))?'
const rows = '(?<rows>orders?|purchases?|bookings?|reservations?|stays?|transactions?|sales)'
const named = '(?: (?:in|of) (?:amount|value|total|size|price)| each| apiece)?'

const over = ({ groups = {} }: RegExpExecArray): string =>
  `${groups['rows'] ?? ''} over ${groups['sum'] ?? ''}${groups['unit'] ?? ''}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${rows}(?: (?:have we had|did we have|did we get|we got|we had|are there|were there))?(?: that| which)?(?: have| had)? (?:went past|gone past|went over|went beyond|exceed|exceeds|exceeded|exceeding|topped|surpass|surpassed|surpassing|bigger than|larger than|went above|go past|go over) ${sum}${named}(?= |$)`,
    ),
    meant: over,
  },
  {
    said: new RegExp(
      `\\b${rows}(?: (?:have we had|did we get|we got|we had|are there|were there))? (?:with|of|having) (?:an? |the )?(?:(?:total )?(?:amount|value|total|sum) )(?:of )?(?:more|bigger|larger|greater|higher) than ${sum}(?= |$)`,
    ),
    meant: over,
  },
  {
    said: new RegExp(`\\b${rows} (?:of|for|worth) (?:more than|over|above) ${sum} (?:each|apiece)(?= |$)`),
    meant: over,
  },
  {
    said: new RegExp(
      `\\bin how many cases (?:was|were|is) (?:an? |the )?(?<rows>order|purchase|booking|reservation|stay)s? (?:bigger|larger|higher|greater|more) than ${sum}(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `how many ${groups['rows'] ?? ''}s were over ${groups['sum'] ?? ''}${groups['unit'] ?? ''}`,
  },
  // "Four-figure orders, meaning more than $1,000".
  {
    said: new RegExp(
      `\\b(?:three|four|five|six|seven) ?-? ?figure ${rows} , (?:meaning|that is|i e|so) (?:more than|over|above) ${sum}(?: ,)?(?= |$)`,
    ),
    meant: over,
  },
]

/** What goods sell for is their price. */
const sells: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:products?|items?|skus?|articles?|goods|things|stuff|anything|everything)\b[^?!]*?)(?: ,)? (?:that |which )sells? for (?=(?:less|under|below|more|over|above|upwards|at|between|up)\b)/,
    meant: () => ' that cost ',
  },
  { said: /\bthat cost upwards of (?=\$|\d)/, meant: () => 'that cost more than ' },
]

/** "From our books, pick out those without orders": of those that are named first. */
const pickedFrom: readonly Rewriting[] = [
  {
    said: /^(?:from|out of|among|of) (?:our|the|all) (?<what>[a-z][a-z& ]*?)(?<range> range| line| assortment| selection| section| department| category)?(?: ,)? (?:pick out|pick|choose|select|find|show me|give me|list|name) (?:those|the ones|all those|ones|only those) (?=(?:lacking|without|with|that|which|who|whose|cheaper|under|over|below|above|priced|rated|in)\b)/,
    meant: ({ groups = {} }) =>
      groups['range'] === undefined ? `${groups['what'] ?? ''} ` : `${groups['what'] ?? ''} products `,
  },
]

/** "Above the three-thousand-dollar mark". */
const mark: readonly Rewriting[] = [
  {
    said: /\b(?<side>above|over|below|under|past|beyond) (?:the|that|our|a) (?<amount>\$? ?(?:\d[\d.,]*|[a-z]+)(?: (?:hundred|thousand|million|grand|k|m))*)(?<unit> (?:dollars?|bucks?))? (?:mark|threshold|line)(?= |$)/,
    meant: ({ groups = {}, 0: said }) => {
      const { side = '', amount = '', unit = '' } = groups
      const isAmount = /\d|thousand|million|hundred|grand/.test(amount)
      const beyond = /past|beyond/.test(side) ? 'over' : side
      return isAmount ? `${beyond} ${amount}${unit === '' ? '' : ' dollars'}` : said
    },
  },
]

export const pastAnAmount: readonly Rewording[] = [
  wherever(/^(mark|threshold|line)$/, mark),
  wherever(
    [
      /^(past|over|beyond|exceed|exceeds|exceeded|exceeding|topped|surpass|surpassed|surpassing|than|above|meaning)$/,
      /^(order|purchase|booking|reservation|stay|transaction|sale)s?$/,
    ],
    rules,
  ),
  wherever([/^sells?$/, /^for$/], sells),
  wherever(/^(pick|choose|select|find|show|give|list|name)$/, pickedFrom),
]
