// "By price per square foot, what were our five strongest sales", "by average price, which three areas are lowest": what they are ranked
// by stands first, and the word for the end that is asked for would be taken for another number.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

/** "By category, which products are best": one of each, and nothing that they are ranked by. */
const groups =
  '(?:area|neighborhood|community|communitie|subdivision|city|citie|state|brand|category|categorie|type|status|month|quarter|year|week|day|weekday|day of the week|source|device|bed|bedroom|decade|product|customer|guest|home|listing)'
const by = `^(?:so )?(?:(?:going|judging|judged|measured|ranked|looking) )?(?:by|in terms of|on) (?:the |their |our )?(?<number>(?!${groups}s?(?: |$))[a-z$#%][a-z$#% /-]*?) , `
const asks = '(?:which|what|name|show|show me|list|give me|tell me)(?: are| were| is| was)?(?: the| our| my)?'
const many = '(?<many>(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) )?'
const high = 'strongest|biggest|largest|highest|best|greatest|top'
const low = 'smallest|lowest|weakest|worst|least'

const endOf = (said = ''): string => (new RegExp(`^(?:${low})`).test(said) ? 'lowest' : 'highest')
/** "Total dollars sold": what is ranked is a total anyway. */
const named = (number = ''): string => number.replace(/^total (?=dollars?\b)/, '')

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${by}${asks} ${many}(?<end>${high}|${low}) (?<what>[a-z]+)(?<rest> [^?.!,]+)?(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['many'] ?? ''}${groups['what'] ?? ''} with the ${endOf(groups['end'])} ${named(groups['number'])}${groups['rest'] ?? ''}`,
  },
  {
    said: new RegExp(
      `${by}${asks} ${many}(?<what>[a-z]+(?: [a-z]+)?) (?:is|are|was|were|ranks?|ranked|comes?|came|come out|comes out|came out|sits?|leads?|led|stands?)(?: the| in| at the)? ?(?<end>${high}|${low}|first|on top|number one|ahead|last|bottom)?(?= [?.!]|$)`,
    ),
    meant: ({ groups = {}, 0: said }) => {
      const { end, what = '', many: count = '' } = groups
      const number = named(groups['number'])
      if (end === undefined && !/ (?:leads?|led)$/.test(said)) return said
      const way = /^(?:last|bottom)$/.test(end ?? '') ? 'lowest' : endOf(end)
      return count === ''
        ? `which ${what} has the ${way} ${number}`
        : `${count}${what} with the ${way} ${number}`
    },
  },
]

/** "Which three areas sit at the bottom for average price": the lowest ones. */
const atTheBottom: Rewriting = {
  said: /\b(?:which|what) (?<many>(?:\d{1,2}|two|three|four|five|ten) )?(?<what>[a-z]+) (?:sit|sits|are|is|were|was|come out|rank|ranks|land|end up|stand)(?: right)? (?:at|on|near) the (?<end>bottom|top)(?: of the (?:list|table|ranking))? (?:for|in|on|by|in terms of|when it comes to) (?=[a-z])/,
  meant: ({ groups = {} }) =>
    groups['many'] === undefined
      ? `which ${groups['what'] ?? ''} has the ${groups['end'] === 'top' ? 'highest' : 'lowest'}`
      : `${groups['many']}${groups['what'] ?? ''} with the ${groups['end'] === 'top' ? 'highest' : 'lowest'}`,
}

export const byWhatFirst: readonly Rewording[] = [
  wherever([/^(by|terms|on)$/, /^,$/], rules),
  wherever(/^(bottom|top)$/, [atTheBottom]),
]
