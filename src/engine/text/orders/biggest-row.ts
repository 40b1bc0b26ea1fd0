// "Biggest booking ever: who, which house, how much", "guest, home and total of our largest booking": one row by its amount, and what
// is to be shown of it, asked for in whatever words. Groups have a biggest one of another kind.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const big =
  '(?:biggest|largest|fattest|highest(?: value| dollar| valued| priced)?|most (?:valuable|expensive)|priciest|costliest|dearest|record|top|max|maximum)'
const state = '(?:(?<state>pending|cancell?ed|confirmed|completed|refunded|upcoming) )?'
const thing = `${state}(?<what>booking|reservation|order|purchase)`
const amount = '(?:total|amount|value|price|total price|total amount|dollar value|dollars|dollar amount)'
const ever =
  '(?: ever| so far| of all(?: time)?| on record| on the books| that we have ever had| we have ever had| we ever had)'
const by = `(?: (?:by|in|in terms of) (?:${amount}|\\$)(?= |$))`
const checkIn = '(?: with an? 20\\d\\d (?:check in|check ins|checkin|arrival))'
const named =
  '(?:(?:last|this) (?:year|month|quarter|week)|ytd|(?:q[1-4]|january|february|march|april|june|july|august|september|october|november|december)(?: 20\\d\\d)?|20\\d\\d)'
const time = `(?: (?:in )?${named}|${checkIn})`
const when = new RegExp(`\\b${named}\\b`)

const rows = [
  `(?:single |one )?${big}(?: single)? ${thing}(?: ${amount})?`,
  `(?:single |one )?${thing} (?:with|that has|that had|having|(?:was )?made for) the (?:very )?(?:highest|top|biggest|largest|max|maximum|most) ${amount}`,
  `most (?:money|dollars) (?:that )?any (?:one |single )?${thing} (?:has )?(?:brought|made|cost|earned)(?: us| in)?`,
].map(row => new RegExp(`\\b${row}(?:${ever}|${by}|${time})*(?= |$)`))

const words =
  'what which who whom is was were are the our a an find show tell give name list me i we want to see and with of on made make make placed it its they did does for at from in by how much come came cost pay paid worth need would like know please single go'
const marks = ', : ; . ? ! - ( )'
const person = 'guest customer client buyer guests name'
const place = 'house home property place listing product item'
const money = 'amount total price value dollars $ amounts sum'
const known = new Set(`${words} ${marks} ${person} ${place} ${money}`.split(' '))

const oneOf = (list: string) => new RegExp(`(?:^| )(${list.replace('$', '\\$').replaceAll(' ', '|')})(?= |$)`)
const who = oneOf(person)
const where = oneOf(place)
const isWho = /(?:^| )who(?= |$)/
const isMoney = new RegExp(`${oneOf(money).source}|how much|come to|came to`)

/** Null where something else is said beside the row. */
function asked(said: RegExpExecArray, question: string): string | null {
  const rest = `${question.slice(0, said.index)} ${question.slice(said.index + said[0].length)}`
  if (!rest.split(' ').every(word => word === '' || known.has(word))) return null
  const row = said.groups?.['what'] ?? ''
  const whose = isWho.test(rest) ? (/^(?:order|purchase)$/.test(row) ? 'customer' : 'guest') : undefined
  const columns = [who.exec(rest)?.[1] ?? whose, where.exec(rest)?.[1]].filter(column => column !== undefined)
  const isByMoney = isMoney.test(rest) || new RegExp(by).test(said[0])
  if (columns.length === 0 || (columns.length === 1 && !isByMoney)) return null
  const time = when.exec(said[0])?.[0]
  const inTime = time === undefined ? '' : ` ${/^(?:this|last|ytd)/.test(time) ? '' : 'in '}${time}`
  const state = said.groups?.['state']
  return `the ${state === undefined ? '' : `${state} `}${row} with the highest total${inTime} : ${columns.join(' , ')} and total`
}

const rules: readonly Rewriting[] = rows.map(row => ({
  said: new RegExp(`^.*?(?:${row.source}).*$`),
  meant: ([whole], question) => {
    const said = row.exec(question)
    return (said === null ? null : asked(said, question)) ?? whole
  },
}))

export const biggestRow = wherever(
  [
    /^(booking|reservation|order|purchase)$/,
    /^(biggest|largest|fattest|highest|most|priciest|costliest|dearest|record|top|max|maximum)$/,
  ],
  rules,
)
