// "Of all the homes we have ever closed, what percentage sold above asking", "what percent of what's for sale has a pool", "of all sessions
// that …, what percent of them actually …": what the whole is, in the words in which a share of it is known.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const share = '(?:percent|percentage|pct|%|share|proportion|fraction|portion|chunk|slice)'
const rows = '(?:homes|houses|listings|properties|places)'
const they = '(?:people|visitors|guests|shoppers|folks|users|customers|someone|somebody|they)'
const gone = '(?:expired|withdrawn|sold|closed|pulled|under contract|pending)'
const ended = '(?:(?:that |which )?(?:ended up|ended|were|are|is|was|have|has|had|got|went|either)(?: as)? )*'

const rules: readonly Rewriting[] = [
  // "Among closed homes, the fraction that fetched more than the list price".
  {
    said: new RegExp(
      `^(?:(?:so|and|ok) )?(?:out )?(?:of|among|from) (?:all )?(?:of )?(?:the |our )?(?:(?:sold|closed) ${rows}|${rows} (?:that |which )?(?:we )?(?:have |has |had |were |got |ever )*(?:sold|closed)(?: ever)?|sales|closings|solds)(?: ,)? (?:(?:what|which|the|how big an?|tell me the|give me the|show me the) )${share}(?: of (?:them|those|these))? (?:that |which )?(?=(?:(?:was|were|got|have|had|has) )?(?:sold|went|closed|fetched|brought|go|sell|sells) (?:for |at |over |above |under |below |more |less |higher |lower ))`,
    ),
    meant: () => 'what percent of sold homes ',
  },
  // "Of everything in the system what percent ended up expired".
  {
    said: new RegExp(
      `^(?:(?:so|and|ok) )?(?:out )?of everything(?: (?:that )?(?:we have|is|there is|we have got))?(?: (?:in|on) (?:the|our) (?:system|mls|database|data|books|file|files)| on file)(?: ,)? (?:what|which) ${share} (?=${ended}${gone})`,
    ),
    meant: () => 'what percent of listings ',
  },
  // "What percent of the stuff that's for sale has a pool": homes, where homes are sold.
  {
    said: new RegExp(
      `(?<=\\b${share} of )(?:(?:the )?(?:stuff|things|ones)|everything|all|what)(?: (?:that|which|we have|we have got))?(?: (?:is|are))? (?=(?:currently |now )?(?:for sale|on the market)\\b)`,
    ),
    meant: () => 'listings ',
  },
  // "What percent of everything people do on our site happens on a phone".
  {
    said: new RegExp(
      `(?<=\\b${share} of )(?:everything|all|all the things|what|the things) (?:that )?${they} do on (?:our|the|my) (?:site|website|web site|pages?)(?= )`,
    ),
    meant: () => 'interactions',
  },
  // "Taking only listings that ended up sold or expired, what percentage of them sold".
  {
    said: new RegExp(
      `^(?:(?:taking|looking at|counting|considering|of) )?(?:only|just) (?:the )?(?<whole>[a-z]+ (?:that|which) [a-z ,]{3,60}?) , (?:what|which) ${share} of (?:them|those|these) `,
    ),
    meant: ({ groups }) => `of the ${groups?.['whole'] ?? ''} , what percent `,
  },
  // "When people start checkout, what percent of those sessions …".
  {
    said: new RegExp(
      `^when ${they} (?<did>[a-z ]{4,50}?) , (?:what|which) ${share} of (?:those|these|the) (?<visits>sessions|visits) `,
    ),
    meant: ({ groups }) => `of ${groups?.['visits'] ?? ''} that ${groups?.['did'] ?? ''} , what percent `,
  },
  // "Of all sessions that …, what percent of them actually …": they are named before.
  {
    said: new RegExp(
      `(?<=^(?:(?:so|and|ok|now) )*(?:out )?of [a-z][a-z ,]{4,90}?)(?: ,)? (?<what>what|which) ${share} of (?:them|those|these)(?: actually| really| ever)? (?=[a-z])`,
    ),
    meant: () => ' , what percent ',
  },
]

const tail =
  '(?:(?:percent|percentage)(?: -)? wise|in (?:percent|%|percentages?)|as an? (?:percent|percentage|pct|%)|%)'
const inPercent: readonly Rewriting[] = [
  // "What chunk of them has a pool, percent wise": told once more.
  {
    said: new RegExp(
      `(?<=\\b(?:what|which|the|a|^) ?${share} of [^.?!]{8,}?)(?: ,)? ${tail}(?= [.?!]|$)(?<!\\b(?:by|per|each|and|with|vs|versus|compared|change|growth)\\b.*)`,
    ),
    meant: () => '',
  },
  // "What part of our leads, in percent, came from …".
  {
    said: new RegExp(
      `\\b(?:what|which) (?:part|portion|${share}) of (?<what>[a-z ]{3,40}?) , in (?:percent|%) , `,
    ),
    meant: ({ groups }) => `what percent of ${groups?.['what'] ?? ''} `,
  },
]
/** "Orders customers placed on weekends": who placed them says nothing more. */
const placed: Rewriting = {
  said: new RegExp(
    `(?<=\\b${share} of (?:all )?(?:the |our )?)(?<rows>orders|purchases) (?:that |which )?(?:customers|shoppers|buyers|people) (?:have )?(?:placed|made) (?=on |in |with |during |at )`,
  ),
  meant: ({ groups }) => `${groups?.['rows'] ?? ''} placed `,
}
/** "What percent carry a Saturday or Sunday date". */
const carried: Rewriting = {
  said: /\b(?:carry|carries|bear|bears|have|has) an? (?<days>(?:saturday|sunday|weekend|weekday|monday|tuesday|wednesday|thursday|friday)(?: or (?:saturday|sunday|monday|friday))?) (?:order |purchase )?date(?= [,.?!]|$)/,
  meant: ({ groups = {} }) => {
    const days = groups['days'] ?? ''
    return `were placed on ${days.startsWith('week') ? `${days}s` : days}`
  },
}

export const wholeBeforePart: readonly Rewording[] = [
  wherever([/^(percent|percentage|pct|%|share|proportion|fraction|portion|chunk|slice)$/], rules),
  wherever([/^(percent|percentage|pct|%)$/, /^(of)$/], inPercent),
  wherever([/^(orders|purchases)$/, /^(placed|made)$/], [placed]),
  wherever([/^(carry|carries|bear|bears|have|has)$/, /^date$/], [carried]),
]
