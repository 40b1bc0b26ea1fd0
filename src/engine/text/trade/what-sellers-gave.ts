// "The largest percentage off the asking price that any seller in Sea Oaks has accepted", "the most a seller has come down": what was
// given up at a sale, by its name. By its words alone it would be the price.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const ask = '(?:the |their |its )?(?:asking|ask|listing|list)(?: price)?'
const most = '(?:the )?(?<most>biggest|largest|highest|deepest|steepest|smallest|lowest|most)'
const seller = '(?:any|a|an|one|some|the|our) (?:one )?(?:seller|sellers|owner|owners|homeowner|vendor)'
const place = '(?<place> (?:in|at|of|from) (?:[a-z]+ ){0,2}?[a-z]+)?'
const did =
  '(?: (?:has|have|had|ever|has ever|have ever))? (?:accepted|accept|given|gave|taken|took|agreed to|offered|swallowed|conceded|granted|allowed)'

const named = (groups: Record<string, string> = {}, kind: string): string =>
  `the ${/^(?:smallest|lowest)$/.test(groups['most'] ?? '') ? 'smallest' : 'biggest'} ${kind}${groups['place'] ?? ''}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${most} (?:percentage|percent|%|pct)(?: discount| reduction| cut)? (?:off|below|under|from) ${ask} (?:that )?${seller}${place}${did}`,
    ),
    meant: ({ groups }) => named(groups, 'percent discount'),
  },
  {
    said: new RegExp(
      `\\b${most} (?<percent>(?:percentage|percent|%|pct) )?(?:discount|reduction|cut|concession|markdown)(?: (?:off|below|under|from) ${ask})? (?:that )?${seller}${place}${did}`,
    ),
    meant: ({ groups }) => named(groups, groups?.['percent'] === undefined ? 'discount' : 'percent discount'),
  },
  {
    said: new RegExp(
      `\\b(?:the )?most (?:that )?${seller}${place} (?:has |have |had |ever |has ever )?(?:come|came) down\\b(?: (?:from|off|on) ${ask})?`,
    ),
    meant: ({ groups }) => named(groups, 'discount'),
  },
  {
    said: new RegExp(
      `\\b(?:the )?(?<end>most|least) (?:that )?${seller}${place} (?:has |have |had |ever |has ever )?(?:got|gotten|received|pocketed|fetched|walked away with)\\b(?: (?:for|from) (?:a|their|the) (?:home|house|place|sale))?`,
    ),
    meant: ({ groups }) =>
      `the ${groups?.['end'] === 'least' ? 'lowest' : 'highest'} sold price${groups?.['place'] ?? ''}`,
  },
  // "…, and at which address".
  {
    said: /(?<=\b(?:discount|sold price)\b.*)(?: ,)? and (?:at|for|on) (?:which|what) (?:address|home|house|property)(?= [.?!]|$)/,
    meant: () => ' and which address',
  },
]

export const whatSellersGave = wherever(/^(sellers?|owners?|homeowner|vendor)$/, rules)

const gone =
  '(?:listings|homes|houses|properties|ones|those)(?: (?:that|which))?(?: (?:are|were|came|come|went|have come|have gone|got taken|were taken))? off (?:the )?market(?: unsold| without selling| without a sale)?|off (?:the )?market (?:listings|homes|houses|properties)'
const share = '(?:what|which) (?:share|percent|percentage|%|portion|part|fraction)'
const end =
  '(?:were |are |is |was |had |have |got )?(?:simply |just |merely |actually )?(?<state>expired|withdrawn|pulled)'

const lost: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:out )?of (?:the |our |all |all the )?(?:${gone})(?<where>(?: in [a-z]+(?: [a-z]+)?)?)(?: ,)? ${share}(?: of (?:them|those))? ${end}\\b`,
    ),
    meant: ({ groups = {} }) =>
      `of the expired or withdrawn listings${groups['where'] ?? ''} , what share ${groups['state'] === 'expired' ? 'expired' : 'were withdrawn'}`,
  },
  {
    said: new RegExp(
      `^${share} of (?:the |our |all |unsold )*(?:${gone})(?<where>(?: in [a-z]+(?: [a-z]+)?)?) ${end}\\b(?: (?:rather than|instead of|as opposed to|and not|not) (?:being |were |was )?(?:expired|expiring|withdrawn|pulled))?`,
    ),
    meant: ({ groups = {} }) =>
      `of the expired or withdrawn listings${groups['where'] ?? ''} , what share ${groups['state'] === 'expired' ? 'expired' : 'were withdrawn'}`,
  },
]

export const shareOfLost = wherever([/^off$/, /^(expired|withdrawn|pulled)$/, /^of$/], lost)

const dearer: Rewriting = {
  said: /(?:,? ?(?:while|and|but|yet|that are|that is) )?(?:asking|ask|asks|priced at|priced) (?:(?<way>more|less|higher|lower) than|(?<way2>over|above|under|below)) (?:the |our )?(?:average|mean) (?<state>active|pending) (?:listing|home|house|one|property)s?(?= [,.?!;]|$)/,
  meant: ({ groups = {} }) =>
    `with an asking price ${/^(?:more|higher|over|above)$/.test(groups['way'] ?? groups['way2'] ?? '') ? 'above' : 'below'} the average of ${groups['state'] ?? ''} homes`,
}

export const dearerThanMost = wherever(
  [/^(average|mean)$/, /^(active|pending)$/, /^(asking|asks?|priced)$/],
  [dearer],
)
