// "For the current month and for the previous one", "put last month's volume beside this month's", "dollars this month, dollars last
// month": one number of two times, where the second would be a period too many.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const unit = '(?<unit>year|month|quarter|week)'
const calendar = '(?: calendar)?'
const now = `(?:this|(?:the )?current)${calendar}`
const before = `(?:last|(?:the )?(?:prior|previous|past|preceding))${calendar}`
const ends = '(?= [,.?!]|$)'

/** "This year" and "last year", in the order in which they were said. */
const both = (said: string, of = ''): string =>
  new RegExp(`^(?:for |in |during )?${now}`).test(said)
    ? `this ${of} and last ${of}`
    : `last ${of} and this ${of}`

/** "Sales count" and "orders" are numbers of rows, "revenue" is a number of its own. */
const counted = (what = ''): string => {
  const rows = what.replace(/ (?:count|number|total)s?$/, '')
  return rows !== what || /(?:sales|closings|orders|purchases|bookings|reservations|stays)$/.test(what)
    ? `number of ${rows}`
    : what
}

const rules: readonly Rewriting[] = [
  // "By month, this year next to last year".
  {
    said: new RegExp(
      `\\b(?<which>this|last) ${unit} (?:next to|alongside|beside|up against) (?=(?:this|last) \\k<unit>\\b)`,
    ),
    meant: ({ groups = {} }) => `${groups['which'] ?? ''} ${groups['unit'] ?? ''} versus `,
  },
  {
    said: new RegExp(
      `\\b(?:for |in |during )?(?:${now} ${unit}|${before} (?<other>year|month|quarter|week))(?: ,)? and (?:also )?(?:(?:for|in|during|how many(?: in| for)?) )?(?:${now}|${before}|the)(?: calendar)? (?:\\k<unit>|\\k<other>|one)(?<last> before)?(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {}, 0: said }) => {
      const of = groups['unit'] ?? groups['other'] ?? ''
      const [first = '', second = ''] = said.split(/ and (?:also )?/)
      const isNow = new RegExp(`\\b${now} `).test(`${second} `)
      const isLast = new RegExp(`\\b${before} `).test(`${second} `) || groups['last'] !== undefined
      const wasNow = new RegExp(`^(?:for |in |during )?${now} `).test(first)
      return (wasNow && isLast) || (!wasNow && isNow) ? both(first, of) : said
    },
  },
  // "The current one and the one before", of years that are named before it.
  {
    said: /\b(?:both|the two) (?<unit>year|month|quarter|week)s(?: 's|'s|')? (?<what>[a-z ]+?) , (?:the )?(?:current|this) (?:one|\k<unit>)? ?and (?:the )?(?:(?:one|\k<unit>) before|last(?: one| \k<unit>)?|prior(?: one)?|previous(?: one)?)(?= [.?!]|$)/,
    meant: ({ groups = {} }) =>
      `${groups['what'] ?? ''} this ${groups['unit'] ?? ''} and last ${groups['unit'] ?? ''}`,
  },
  // "Put last month's dollar volume beside this month's".
  {
    said: new RegExp(
      `\\b(?:put|set|place|hold|show|show me|stack) (?<first>this|last) ${unit}(?: 's|'s)? (?<what>(?:[a-z]+ ){1,4})(?:beside|besides|next to|alongside|against|side by side with|up against|by the side of) (?:that of |the one of )?(?<second>this|last) \\k<unit>(?: 's|'s)?${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `compare ${groups['what'] ?? ''}${groups['first'] ?? ''} ${groups['unit'] ?? ''} and ${groups['second'] ?? ''} ${groups['unit'] ?? ''}`,
  },
  // "Two totals: dollars sold this month, dollars sold last month".
  {
    said: new RegExp(
      `(?:(?:two|2|both) (?:totals|numbers|figures|counts|amounts|sums|averages) : |(?<=^|: ))(?:the )?(?<what>(?:[a-z]+ ){1,4})(?<first>this|last) ${unit} ,(?: and)? (?:the )?\\k<what>(?<second>this|last) \\k<unit>${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['what'] ?? ''}${groups['first'] ?? ''} ${groups['unit'] ?? ''} and ${groups['second'] ?? ''} ${groups['unit'] ?? ''}`,
  },
  // "What did sales come to in dollars last month, and what do they come to this month".
  {
    said: new RegExp(
      `\\b(?:what|how much) (?:did|do) (?:our |the |all )?(?<what>[a-z]+(?: [a-z]+)?) (?:come to|total|add up to|amount to|reach|bring in)(?: in (?:dollars|money))? (?<first>this|last) ${unit}(?: ,)? and (?:what|how much) (?:did|do|have) (?:they|it)(?: come to| total| add up to| amount to| reach| bring in)?(?: so far)? (?<second>this|last) \\k<unit>${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `what is the total value of ${groups['what'] ?? ''} ${groups['first'] ?? ''} ${groups['unit'] ?? ''} and ${groups['second'] ?? ''} ${groups['unit'] ?? ''}`,
  },
  // "Sales count, this year or last year, which one is higher": a list of both would show neither number.
  {
    said: new RegExp(
      `^(?:the |our )?(?:number of )?(?<what>[a-z]+(?: [a-z]+)?)(?: ,)? this ${unit} or last \\k<unit>(?: ,)? which (?:one |year |month |quarter |week )?(?:is|was|has|had|comes out|came out)?(?: the)? ?(?:higher|bigger|larger|greater|more|better|ahead)(?: one)?(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${counted(groups['what'])} this ${groups['unit'] ?? ''} and last ${groups['unit'] ?? ''}`,
  },
]

/** "Have we closed more homes this year than last": the verb is a state, too, and of the second time it would not be said. */
const closedMore: Rewriting = {
  said: /\bhave we closed more (?=(?:homes|houses|sales|deals|listings|properties|units)\b)/,
  meant: () => 'did we close more ',
}

export const timesSideBySide: readonly Rewording[] = [
  wherever([/^(this|current)$/, /^(last|prior|previous|past|preceding|before|one)$/], rules),
  wherever([/^closed$/, /^more$/], [closedMore]),
]
