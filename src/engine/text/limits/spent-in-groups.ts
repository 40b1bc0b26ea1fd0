// "In which cities have the customers bought for more than 60,000 dollars in total", "states where buyers placed over 500 orders altogether":
// a limit on what all of them there did. Read by the people, each of them alone would have to do so much.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const who = '(?<who>customers|buyers|shoppers|clients|guests|travelers)'
const whose = '(?:(?:the|our|all|all the|all our|all of our) )?'
const together =
  '(?:in total|altogether|all together|together|combined|overall|all in all|all told|in all|between them|put together)'
const bound =
  '(?:more than|over|above|at least|upwards of|no less than|not less than|less than|under|below|fewer than|at most|up to|no more than|beyond|past|exceeding)'
const money = `(?<money>${bound} (?:\\$ ?)?\\d[\\d,.]*k?(?: (?:thousand|grand|million))?(?: (?:dollars|bucks|usd|us dollars))?)`
const rows = `(?<rows>${bound} [\\d,]+ (?:completed |cancelled |refunded )?(?:orders|purchases|bookings|reservations|stays|nights|units|pieces|items))`
const spent =
  '(?:spent|spend|paid|pay|bought for|buy for|ordered for|order for|purchased for|purchase for|bought goods for|left)'
const did =
  '(?:placed|place|made|make|booked|book|stayed|stay|bought|buy|ordered|order|purchased|purchase|taken|cancelled|cancel)'
const doing = `(?:${spent} ${money}(?: (?:with|at) us)?|${did} ${rows})`
const places = '(?<places>cities|states|towns)'

function limited({ groups: found = {}, 0: said }: RegExpExecArray): string {
  const { places: there = '', money: sum, rows: many = '', who: people = '' } = found
  const isGuest = /guests|travelers/.test(people)
  if (sum !== undefined) return isGuest ? `which ${there} earned ${sum}` : `which ${there} have spent ${sum}`
  // Nights alone would be those of each single stay.
  if (many.endsWith('nights')) return `which ${there} have ${many.replace(/nights$/, 'booked nights')}`
  if (/\bcancell?ed\b/.test(said) && !/cancell?ed (?:orders|bookings|reservations|stays)$/.test(many))
    return `which ${there} have ${many.replace(/(?=[a-z]+$)/, 'cancelled ')}`
  if (/(?:units|pieces|items)$/.test(many)) return isGuest ? said : `which ${there} have ordered ${many}`
  return `which ${there} have ${many}`
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:in )?(?:which|what) ${places} (?:have|has|did|do) ${whose}${who} (?:${together} )?${doing}(?:(?: ,)? ${together})?(?= |$)`,
    ),
    meant: limited,
  },
  // Without the total each of them may be meant.
  {
    said: new RegExp(
      `(?:\\b(?:which|what) )?\\b${places} (?:where|in which|whose) ${whose}${who} (?:have |did )?(?:${together} ${doing}|${doing}(?: ,)? ${together})(?= |$)`,
    ),
    meant: limited,
  },
]

export const spentInGroups = wherever(
  [/^(cities|states|towns)$/, /^(customers|buyers|shoppers|clients|guests|travelers)$/, /\d/],
  rules,
)
