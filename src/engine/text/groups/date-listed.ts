// "The ten newest listings with the date each one went up", "what homes joined this year, and on which day was each one listed": the day on
// which a home was added. "Went up" was heard as a change, and "each one listed" as homes for sale.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const each =
  '(?:each(?: one| of them| home| house| listing)?|it|they|every one(?: of them)?|the (?:home|house|listing))'
const done =
  '(?:listed|added|put up|posted|taken on|put on the site|onboarded)(?: (?:with us|on the site|to the portfolio))?'
const up = '(?:went up|go up|came on|come on|joined|join|was added|was listed)'
const day = '(?:date|day|dates)'
const ends = '(?= ?[.?!,]|$)'
const isAdded =
  /\b(?:newest|latest|oldest|recent|added|joined|listed|took on|taken on|brought on|onboarded)\b/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=(?:,|-|:|\\band|\\bwith|\\bplus|\\+) )(?:the ${day} (?:(?:that|when|on which) )?(?:${each} (?:was|were|got|has been) ${done}|${each} ${up})|(?:on )?(?:which|what) ${day} (?:(?:was|were|did|got) ${each} (?:get )?(?:${done}|go up|come on|join)|${each} (?:was|were|got) ${done}))${ends}`,
    ),
    meant: ({ 0: said, index }, question) =>
      !isAdded.test(question.slice(0, index))
        ? said
        : /\badded\b/.test(said)
          ? 'the date added'
          : 'the date listed',
  },
  {
    said: /(?<=\blistings?\b[^?.]*) and when (?:did (?:it|they|each(?: one)?) (?:go up|get listed|come on)|was (?:it|each(?: one)?) (?:listed|added|put up))(?= ?[.?!,]|$)/,
    meant: ({ 0: said }, question) =>
      isAdded.test(question) && !/\bbuilt\b/.test(question) ? ' and its date listed' : said,
  },
  {
    said: /^(?:on )?(?:what|which) (?:date|day) (?:did (?<name>[^,?]+?) get (?:listed|added)|was (?<other>[^,?]+?) (?:listed|added))(?: (?:with us|to the portfolio|on the site))?(?= ?[.?!]|$)/,
    meant: ({ groups = {} }) => `what is the date listed of ${groups['name'] ?? groups['other'] ?? ''}`,
  },
  // "Everything we added to the portfolio", "houses we've taken on".
  {
    said: /\b(?:everything|all(?: that)?|whatever|anything)(?: that)? we (?:have )?(?:added to (?:the|our) portfolio|took on|taken on|brought onto (?:the|our) books)(?= |$)/,
    meant: () => 'homes listed',
  },
  {
    said: /(?<=\b(?:homes|houses|places|listings|properties)) (?:that )?we (?:have )?(?:taken|took) on(?= [,.?!]|$| (?:in|over|during|this|last|these|since)\b)/,
    meant: () => ' listed',
  },
  {
    said: /(?<=\blisted\b.*) , (?:the )?(?:newest|latest|most recent) (?:leading|ahead|on top|at the top|up front)(?= ?[.?!]|$)/,
    meant: () => ' , newest first',
  },
]

export const dateListed: Rewording = wherever(
  /^(date|day|dates|when|portfolio|on|leading|top|front|ahead)$/,
  rules,
)
