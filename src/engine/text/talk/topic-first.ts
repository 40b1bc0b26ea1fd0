// "Talk to me about the ski chalets, how many do we have": what is asked about is named first and only pointed at behind it.
import { rewritten, wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const thing =
  '(?:homes|houses|cabins|chalets|lofts|villas|cottages|listings|properties|products|brands|categories|customers|buyers|shoppers|guests|cities|towns|states|areas|neighborhoods|subdivisions)'
const leads =
  '(?:(?:talk to me|tell me|let us talk|lets talk|i have a question|question) (?:about|on)|about|regarding|as for|with regard to|on the topic of|speaking of)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^${leads} (?:the |our |my |those |all the )?(?<what>[a-z]+(?: [a-z]+){0,5}?) [,:;-] (?:so )?how many (?:(?:of them |of those )?(?:do|have) we (?:have|got|own|manage)|(?:of them )?are there)(?<left> left)?`,
    ),
    meant: ({ groups }) => `how many ${groups?.['what'] ?? ''} do we have${groups?.['left'] ?? ''}`,
  },
]

const things = new RegExp(`\\b${thing}\\b`, 'g')

/** "We discuss which homes bring the money. Show the five which earned the most": five of those, where nothing else was spoken of. */
const soManyOfThem: Rewriting = {
  said: /(?<=[.?!;:] .*\b(?:the|show|me|list|name|see|need|want|are) )(?<many>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twenty) (?<link>which|that|who)(?= (?:[a-z]+ ){1,5}?(?:the )?(?:most|least|fewest|highest|lowest|best|worst)\b)/,
  meant: ({ groups = {}, 0: said, index }, question) => {
    const [named, ...others] = new Set(question.slice(0, index).match(things))
    return named === undefined || others.length > 0
      ? said
      : `${groups['many'] ?? ''} ${named} ${groups['link'] ?? ''}`
  },
}

/** "Talking about areas. Show …": what the talk is about is named once more; nobody wrote of it. */
const talkOf: Rewriting = {
  said: new RegExp(
    `^(?:(?:we|i) (?:were|are|was|am) )?(?:just )?(?:talking|speaking|chatting|thinking) about (?:the |our |my |all )*${thing} [.;:] (?=.*\\b${thing}\\b)`,
  ),
  meant: () => '',
}

/** "Texas customers, which share of my turnover came from them", "Electronics: what percent of sales is that": of what was named. */
const shareOfThat: Rewriting = {
  said: /^(?:(?:so|and|ok|okay|now) )*(?:the |our |my )?(?<what>(?!(?:of|how|what|which|who|in|for|by|at|on|if|so|last|this|since|show|list|give|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b)[a-z\d'&]+(?: (?!and\b|or\b|vs\b|versus\b)[a-z\d'&]+){0,4}) (?:[,:;-] )+(?:so )?(?:what|which) (?<share>share|percent|percentage|part|portion|proportion|%) of (?<whole>[a-z' \d]+?) (?:(?:came|comes|come|is coming|are coming|was|were|is|are) (?:from|by|with|through|over) (?:them|it|those|these|that)|(?:is|was|are|were) (?:that|it|this|those|they|them)|(?:do|did|does) (?:they|those|these|it|that) (?:make up|make|bring in|bring|account for|represent|contribute|give))\b/,
  meant: ({ groups = {} }) =>
    `what ${groups['share'] ?? ''} of ${groups['whole'] ?? ''} came from ${groups['what'] ?? ''}`,
}

const about = wherever(
  /^(about|on|regarding|for|of|regard)$/,
  (tokens: readonly Token[]): readonly Token[] =>
    tokens.slice(0, 6).some(({ text }) => /^(about|on|regarding|for|of|regard)$/.test(text))
      ? rewritten(tokens, rules)
      : tokens,
)

export const topicFirst: readonly Rewording[] = [
  about,
  wherever(
    [/^[.?!;:]$/, /^(which|that|who)$/, /^(most|least|fewest|highest|lowest|best|worst)$/],
    [soManyOfThem, talkOf],
  ),
  wherever(
    [
      /^(share|percent|percentage|part|portion|proportion|%)$/,
      /^[,:;-]$/,
      /^(them|it|those|these|that|they|this)$/,
    ],
    [shareOfThat],
  ),
]
