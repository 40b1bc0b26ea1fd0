// Small words around what is asked, read before a phrase is taken for a whole: "everything what lays in the stock for the normal price",
// "customers who left over 3000 with us", "cancelled on us".

const rules: readonly { said: RegExp; meant: string }[] = [
  {
    said: /\b(?:what|that|which) (?:lays|lies|lay|lie|is (?:lying|laying)|are (?:lying|laying)) (?:in|on) (?:the |our |my )?stock\b/gi,
    meant: 'that is in stock',
  },
  {
    said: /(?<=\b(?:sell|sold|worth|stock|warehouse)\b.*)\b(?:for|at) (?:the|its|their|our) (?:normal|regular|usual) prices?\b/gi,
    meant: 'at full price',
  },
  // "Customers who left over 3000 with us": nothing is left in stock.
  {
    said: /\b(who|customers|buyers|clients|guests|people|that) (?:have )?left (?=(?:over|above|more than|at least|less than|under|between) (?:\$ ?\d|\d[\d,.]*k?(?: dollars| bucks| usd| (?:with us|here|in (?:my|our|the) (?:shop|store)))\b))/gi,
    meant: '$1 spent ',
  },
  // "Who spent the most in our shop": no word for orders there.
  {
    said: /(?<=\b(?:spen[dt]s?|paid|pays?|bought|buys?|ordered|purchased|left|leaves?)\b[^?.!,]{0,30}) (?:in|at|with|from) (?:my|our|the|this) (?:web |online )?(?:shop|store)\b/gi,
    meant: ' with us',
  },
  {
    said: /(?<=\b(?:cancel|refund|returned|at some point|at one point).*\b(?:stays?|bookings?|orders?|purchase|it)),? (?:(?:at|on) )?(?:another|some other) (?:time|occasion)(?= ?[,.?!]|$)/gi,
    meant: '',
  },
  { said: /\b(cancell?ed|cancels|cancel|expired?) on us\b/gi, meant: '$1' },
  // "Expired + withdrawn, how many together".
  {
    said: /(?<![(/].*)\b(expired|withdrawn|active|pending|sold|cancell?ed|refunded|completed|confirmed)(s?) ?\+ ?(?=(?:expired|withdrawn|active|pending|sold|cancell?ed|refunded|completed|confirmed)s?\b(?! ?=)(?!.*[/)]))/gi,
    meant: '$1$2 and ',
  },
]
const anyOf =
  /\bl(?:ie|ay)s? |l(?:y|ay)ing |(?:normal|regular|usual) price|[leds] on us\b| other (?:time|occ)|another |\+ ?(?:expired|withdrawn|active|pending|sold|cancel|refund|comp|conf)| (?:shop|store)\b| left /i

export const inSmallWords = (question: string): string =>
  anyOf.test(question)
    ? rules.reduce((text, { said, meant }) => text.replace(said, meant), question)
    : question
