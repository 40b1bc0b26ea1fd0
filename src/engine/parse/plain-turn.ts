// What goes on from an answer, in fewer words: "same five-place ranking, but …", "only what they sold in Beauty", "show me the list".
interface Saying {
  said: RegExp
  meant: string
}

const lead = '(?<lead>(?:(?:and|ok|okay|so|now|then|please|pls|cool|great|thanks|alright)[ ,.!]+)*)'
const list = '(?:list|rows|records|entries|details|breakdown)'

const time =
  '(?<time>(?:(?:last|this|the past|the last|previous|the previous) (?:year|month|quarter|week)|q[1-4](?: 20\\d\\d)?|20\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\\d\\d)?)'
const number = '(?:avg|average|mean|median|total|number of|count of|share|percent)'

const sayings: readonly Saying[] = [
  {
    // "Same five-place ranking".
    said: /(?<=\bsame) (?:(?:\w+)[- ](?:place|row|item|spot|line|way|column|deep)|full|whole)(?= (?:ranking|list|table|report|chart|breakdown|leaderboard)\b)/i,
    meant: '',
  },
  { said: /(?<=\bsame )(?:leaderboard|league table|top list|toplist)\b/i, meant: 'ranking' },
  {
    // "Same thing but nights instead of dollars": the other number is said to stand in its place.
    said: new RegExp(
      `^${lead}(?:the |do the )?same(?: thing| one| ranking| list| again)?,?(?: but| just| only)+ (?:with |using |in |for )?(?<what>(?!rank|sort|order|only|just|by\\b|for\\b)[a-z]+(?: [a-z]+)?) instead(?<rest>(?: of [a-z ]+)?)[.! ]*$`,
      'i',
    ),
    meant: '$<what> instead$<rest>',
  },
  {
    // "Same for last year, and add avg sold price": one more number of the same groups, and not that one alone.
    said: new RegExp(
      `^${lead}(?:the |do the )?same(?: thing| one| table| list| again)?,?(?: but| just)* (?:for|in|of) ${time}(?:,? (?:and |but |plus )?(?:also )?(?:add|include|throw in|put in)(?: in)? (?:the |an? )?|,? (?:plus|with|and with|and also|but with) (?:the |an? )?(?=${number} )|,? and (?:the |an? )?(?=${number} .*\\b(?:too|as well|also)[.! ]*$))(?<more>[a-z -]+?)(?: (?:too|as well|also|please|pls|to it|beside it|next to it))*[.! ]*$`,
      'i',
    ),
    meant: 'and add $<more> in $<time>',
  },
  {
    said: /^(?<lead>(?:(?:and|ok|okay|so|now|then|please)[ ,]+)*(?:only|just) )(?:for )?what (?:they|it|those|these|each|he|she|we|that)(?: all)? (?:sold|sells?|made|makes?|earned|earns?|got|gets?|brought in|brings? in|took in|did|does|do|booked|spent|spends?) (?=(?:in|on|from|during|through|via|at|this|last|since)\b)/i,
    meant: '$<lead>',
  },
  {
    // "Last year? And how many closed": another time, and one more number.
    said: /^(?<first>(?:(?:and|what about|how about|for|in) )*(?:last|this|the|past|q[1-4]|in|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december)(?: [a-z0-9]+){0,4})\? *(?:and|also|plus) (?:also )?(?<more>(?:how many|how much|what|the|number)\b[^?]*)[?.! ]*$/i,
    meant: 'and add $<more> $<first>',
  },
  {
    // "What's our dearest product?" and then "is it in stock": of that one, and not of the dearest that is.
    said: /^(?:(?:so|ok|okay|and) )*(?=(?:is|was|does|did|has) it\b)/i,
    meant: 'and ',
  },
  {
    // "Um okay but per customer state please": other groups, and none beside the ones that there are.
    said: /^(?:(?:um+|uh+|ok|okay|well|no|nice|great|hmm|alright|right|good|yes|yeah)[ ,]+)*but (?:now )?(?:by|per|for each|grouped by|broken down by) (?<what>[a-z][a-z -]*?)(?: (?:please|pls|plz|now|then|instead))*[?.! ]*$/i,
    meant: 'by $<what> instead',
  },
  {
    // "Highest first, top 4".
    said: /^(?:(?:and|ok|now|sort|sorted|order) )*(?:highest|largest|biggest|best|most)(?: ones?)? first,? (?:and )?(?:just |only )?(?:the )?(?=top \d+[?.! ]*$)/i,
    meant: '',
  },
  {
    // "Median days on market" and then "of the pendings".
    said: /^(?:(?:and|ok|now) )*of (?:all )?(?:the |our )?(?=[a-z]+s[?.! ]*$)(?!those\b)/i,
    meant: 'for ',
  },
  {
    // "Include current stock": what there is now, and not only what is there.
    said: /^(?<lead>(?:(?:and|ok|okay|now|also|please|can you) )*(?:add|include|show|with) (?:the |their |its )?)current (?=(?:stock|inventory|price|rate|nightly rate|level|value|rating)\b)/i,
    meant: '$<lead>',
  },
  {
    said: new RegExp(
      `^${lead}(?:(?:can|could|may) (?:i|you|we) (?:see|show|get|have)|show|give|get|list|see|pull(?: up)?|bring up|let me see|let's see|i(?:'d| would) like to see|i want to see)(?: me| us)? (?:the |that |a |their )?(?:full |whole |actual |entire )?${list}(?: of (?:them|those|these))?(?: (?:please|pls|plz|then|now))*[.!? ]*$`,
      'i',
    ),
    meant: 'list them',
  },
]

export const inPlainTurn = (question: string): string =>
  sayings.reduce((text, { said, meant }) => text.replace(said, meant), question)
