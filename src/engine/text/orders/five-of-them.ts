// "Newest homes for sale, five of them", "cheapest toys - just three": how many are wanted, said behind them.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const best = '(?:the |our )?(?<best>(?:most|least|top|best|worst|[a-z]{3,}(?:est|iest)))'
const many = '(?<many>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=^|\\b(?:show|me|list|give|are|see|get|need|want|find|pull) )${best} (?<what>(?!\\d)[a-z][^,.?!:;\\d]*(?:(?:past|last|next|over|under) \\$? ?\\d+(?: [a-z]+)?)?) [,:;-] (?:just |only |like |say |maybe )?${many}(?: of (?:them|those|these)| will do| is enough| is fine| please)(?= [,.?!]|$| please| with)`,
    ),
    meant: ({ groups = {}, 0: said }) => {
      const { best: way = '', what = '', many: number = '' } = groups
      return /^(?:interest|request|rest|latest|guest|west|test)$/.test(way)
        ? said
        : `${number} ${way} ${what}`
    },
  },
]

export const fiveOfThem = wherever(/^(them|those|these|enough|fine|do|please)$/, rules)
