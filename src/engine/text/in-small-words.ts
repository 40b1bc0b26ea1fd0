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
  // "All the homes with 4 beds and more"; "address, beds and more" are columns.
  {
    said: /\b(\d+|two|three|four|five|six) (beds?|bedrooms?|baths?|bathrooms?|nights|stars|orders|reviews|units|bookings|stays) and more\b(?! (?:than|\d|two|three))/gi,
    meant: '$1 $2 or more',
  },
  // "How long lasts it until a home sells", "how many days does it go until a house is sold".
  {
    said: /\b(?:how long|how many (?:days|weeks)) (?:(?:lasts|goes|takes|needs|last|go|take) it|does it (?:go|last|need)) (?=until|till|to |before)/gi,
    meant: 'how long does it take ',
  },
  // "How is our most expensive house called".
  {
    said: /^((?:so |and |ok |hey )*)how (?:is|are|was) (?:called ((?:our|the|my) [a-z -]+?)|((?:our|the|my) [a-z -]+?) called)(?= ?[?.!]|$)/gi,
    meant: '$1which is $2$3',
  },
  // "From where come our most leads".
  {
    said: /\bfrom where (?:come|comes|do|does) (?:the |our |my )?most (?:of )?(?:the |our |my )?([a-z]+)(?: come)?(?= ?[?.!]|$)/gi,
    meant: 'where do most of our $1 come from',
  },
  { said: /\b(?:until|till|up to) now (?=not\b)/gi, meant: '' },
  // "Expired + withdrawn, how many together"; "churn: expired + withdrawn" is a sum of the two.
  {
    said: /(?<![(/].*)\b(expired|withdrawn|active|pending|sold|cancell?ed|refunded|completed|confirmed)(s?) ?\+ ?(?=(?:expired|withdrawn|active|pending|sold|cancell?ed|refunded|completed|confirmed)s?\b(?! ?=)(?!.*[/)])(?=.* (?:together|combined|altogether|in total)\b))/gi,
    meant: '$1$2 and ',
  },
]
const anyOf =
  / and more\b| it (?:until|till|to|before|go|last|need)|\bcalled\b|from where| now not|\bl(?:ie|ay)s? |l(?:y|ay)ing |(?:normal|regular|usual) price|[leds] on us\b| other (?:time|occ)|another |\+ ?(?:expired|withdrawn|active|pending|sold|cancel|refund|comp|conf)| (?:shop|store)\b| left /i

export const inSmallWords = (question: string): string =>
  anyOf.test(question)
    ? rules.reduce((text, { said, meant }) => text.replace(said, meant), question)
    : question
