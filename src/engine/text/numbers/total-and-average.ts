// "Total discount this year, and the average discount per sale": an average per row is that of the rows, and the total stands beside it. Read as
// one per group, the total would be lost.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const what = '(?<what>discounts?|stock|volume|sales volume|rental income|revenue|income|earnings)'
const row =
  '(?<row>sale|sold home|home|house|listing|property|closing|order|purchase|booking|stay|reservation|product|item)'

const ofHomes = /^(?:sale|sold home|home|house|listing|property|closing)$/
const ofGoods = /^(?:product|item)$/

function average(found: Readonly<Record<string, string | undefined>>): string | null {
  const { what: sum = '', row: one = '' } = found
  const isOfStays = /^(?:order|purchase|booking|stay|reservation)$/.test(one)
  if (sum.startsWith('discount')) return ofGoods.test(one) ? null : 'average discount'
  if (sum === 'stock') return ofGoods.test(one) ? 'average stock' : null
  if (sum.endsWith('volume')) return ofHomes.test(one) ? 'average sold price' : null
  if (sum === 'rental income') return ofHomes.test(one) ? 'average rental income' : null
  return isOfStays ? `average revenue per ${one}` : null
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:total|sum of(?: the)?|overall)(?: dollar)? ${what}\\b(?<between>[^.?!]*?)(?: ,)? (?:and|plus|&|\\+) (?:the |an )?(?:average|avg|mean)(?: (?<again>(?:dollar )?[a-z]+(?: income)?))? per ${row}(?= |$)`,
    ),
    meant: ({ 0: said, groups: found = {} }) => {
      const { what: sum = '', again, between = '' } = found
      const mean =
        again === undefined || sum.startsWith(again.replace(/^dollar /, '')) ? average(found) : null
      return mean === null ? said : `total ${sum}${between} and ${mean}`
    },
  },
]

export const totalAndAverage = wherever([/^(total|sum|overall)$/, /^(average|mean|avg)$/, /^per$/], rules)
