// "Zero-order titles in Books, prior month", "zero-sale items": those without any, and no number of them.
import { wherever } from '#engine/text/rewritten.ts'

const rows = '(?<row>order|sale|booking|inquiry|review|view|stay)'
const things =
  '(?<thing>titles|products|items|skus|goods|homes|houses|listings|properties|places|customers|buyers|areas|communities|neighborhoods|subdivisions)'

export const zeroOfThem = wherever(
  [/^(zero|0|no)$/, /^(order|sale|booking|inquiry|review|view|stay)s?$/],
  [
    {
      said: new RegExp(
        `\\b(?:zero|0|no)(?: -)? ${rows} ${things}(?<where>(?: (?:in|from|by|among) (?!the last|last|this|prior|previous|20)[a-z& ]+?)?)(?: [,-])?(?<when> (?:(?:in )?the )?(?:prior|previous|last|this|past) (?:\\d+ )?(?:days?|weeks?|months?|quarters?|years?)| (?:in|since|for) [a-z\\d ]+?)?(?= [?.!]|$)`,
      ),
      meant: ({ groups = {} }) => {
        const { row = '', thing = '', where = '', when = '' } = groups
        const what = /^(?:titles|goods|skus|items)$/.test(thing) ? 'products' : thing
        const then = when.replace(/\b(?:prior|previous|past) (?=(?:day|week|month|quarter|year)\b)/, 'last ')
        return `${what}${where} without ${/^[aeiou]/.test(row) ? 'an' : 'a'} ${row}${then}`
      },
    },
  ],
)
