// "Sold under asking after sitting more than ninety days", "expired after 120+ days on the market": how long it took is a limit of its
// own; "after" a number of days would be a date.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const more =
  '(?:(?:more|less|fewer|longer) than|over|under|at least|at most|beyond|well over|north of|upwards of)'
const amount = `(?<amount>(?:${more} )?(?:an? |\\S+ )(?:\\+ |or (?:more|fewer|less) )?)(?<unit>days?|weeks?|months?)(?<open>(?: or (?:more|longer|less|fewer))?)`
const there =
  '(?: (?:there|around|unsold|on the (?:market|shelf|mls)|on (?:market|mls)|active|listed|up for sale|for sale))*'
const idle =
  '(?:sitting|sat|languishing|lingering|waiting|being (?:listed|on the market|on market|active|up for sale)|having (?:sat|been (?:listed|on the market))|spending|staying(?: listed)?|they (?:sat|were listed)|it (?:sat|was listed))'

const counted: ReadonlyMap<string, number> = new Map(
  ['a', 'an', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'].map(
    (word, at) => [word, word === 'twelve' ? 12 : Math.max(1, at - 1)],
  ),
)

/** "Two weeks", "six months": the column counts days. */
function inDays(amount: string, unit: string): string {
  const size = unit.startsWith('week') ? 7 : unit.startsWith('month') ? 30 : 1
  if (size === 1) return amount
  return amount.replace(/(?<number>[^ +]+)(?= (?:\+ )?(?:or \S+ )?$)/, number => {
    const many = counted.get(number) ?? Number(number)
    return Number.isNaN(many) ? number : String(many * size)
  })
}

const bounded = /^(?:more|over|under|less|fewer|at |beyond|longer|well|north|upwards)/

const meant: Rewriting['meant'] = ({ groups = {}, 0: whole }) => {
  const { amount = '', unit = '', open = '' } = groups
  const much = inDays(amount, unit)
  if (!unit.startsWith('day') && much === amount) return whole
  // "After sitting 90 days": those days, or more?
  const isBound = bounded.test(much) || /\+|or /.test(`${much}${open}`)
  if (!isBound) return whole
  const bound = much.replace('longer than', 'more than').replace(/^well over/, 'over')
  return `after ${bound}days${open.replace('longer', 'more')} on the market`
}

const rules: readonly Rewriting[] = [
  { said: new RegExp(`\\bafter ${idle}${there}(?: for)? ${amount}${there}`), meant },
  // "Still for sale after 100+ days".
  {
    said: new RegExp(
      `(?<=\\b(?:for sale|active|unsold|on the market|listed|available|expired|withdrawn|pulled|sold|closed) )after ${amount}(?= [,.?!;)-]|$)`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `\\bafter ${amount}(?: of (?:sitting|waiting|being listed)| (?:sitting|waiting)| listed|(?<= or longer) on (?:the )?(?:market|mls))`,
    ),
    meant,
  },
]

export const afterSitting = wherever([/^after$/, /^(days?|weeks?|months?)$/], rules)
