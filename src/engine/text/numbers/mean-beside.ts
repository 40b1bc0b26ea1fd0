// "The median order value this year, and the average": two means of one number; the second would be lost behind its "and".
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const mean = 'average|avg|mean|median'
const ends = '(?= [.?!]| please|$)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<one>${mean}) (?<what>(?:(?!and |or |plus |with |including |${mean})[a-z\\d$%'-]+ )+)(?:, )?(?:and|plus|with|including|along with)(?: also)? (?:the )?(?<two>${mean})${ends}`,
    ),
    meant: ({ groups, 0: said }) => {
      const { one = '', two = '', what = '' } = groups ?? {}
      return (one === 'median') === (two === 'median') ? said : `${one} and ${two} ${what.trim()}`
    },
  },
]

export const meanBeside = wherever(/^median$/, rules)
