// Where those who type in a hurry leave out an apostrophe: "Id like", "okay so were redoing the prices", "yesterdays orders",
// "by the customers state".

const rules: readonly { said: RegExp; meant: string }[] = [
  {
    said: /\b(i|we|you|they|who)d (?=(?:like|love|want|prefer|rather|need|say|count|appreciate|be so)\b)/gi,
    meant: "$1'd ",
  },
  { said: /\bwhats\b/gi, meant: "what's" },
  { said: /\b(they|you)re\b/gi, meant: "$1're" },
  { said: /\b(was|were|is|are|do|does|did|have|has|had)nt\b/gi, meant: "$1n't" },
  { said: /\blets (?=see\b|say\b)/gi, meant: "let's " },
  // "Both Decembers" are two of them.
  {
    said: /(?<!\b(?:both|two|three|all|these|those|several|most|previous|past|the|of) )\b(january|february|april|june|july|august|september|october|november|december)s(?= [a-z]| ?[?.]?$)/gi,
    meant: "$1's",
  },
  { said: /\b(who|that)ve (?=[a-z])/gi, meant: '$1 have ' },
  // "Homes that sold and were sitting": only at the beginning of what somebody says.
  {
    said: /(?<=^\s*|[.?!] |\b(?:ok|okay|well|hey|hi)[, ]{1,2}(?:so )?|^so )were (?=[a-z]+ing\b)/gi,
    meant: "we're ",
  },
  {
    said: /(?<=\bhow many [a-z]+ )were (?=(?:holding|carrying|sitting on|stocking|out of)\b)/gi,
    meant: "we're ",
  },
  { said: /(?<=^\s*|\b(?:hey|hi|hello|so)[, ]{1,2}|, )its (?=(?:the|me|an?|for)\b)/gi, meant: "it's " },
  { said: /\b(today|yesterday|tomorrow|tonight)s (?=[a-z])/gi, meant: "$1's " },
  {
    said: /\b(last|this|next) (year|month|week|quarter)s (?=(?!of|and|or|is|was|were|are|have|has|for|in|by|with|we|the)[a-z])/gi,
    meant: "$1 $2's ",
  },
  { said: /\b(nobody|anyone|anybody|somebody|someone|everyone|everybody)s (?=[a-z])/gi, meant: "$1's " },
  {
    said: /\b(the|each|every|per|by) (customer|buyer|guest|visitor|shopper|client)s (?=(?:state|city|name|e-?mail|home state|lifetime value|ltv)\b)/gi,
    meant: "$1 $2's ",
  },
  {
    said: /\b(which|what) (state|brand|category|source|channel|area|subdivision|neighborhood)s (?=(?:customers|buyers|products|homes|listings|shoppers|leads|revenue|sales|refund rate) )/gi,
    meant: "$1 $2's ",
  },
]
const anyOf =
  /\b(?:id|wed|youd|theyd|whod|whove|thatve|were|its|whats|lets|theyre|youre|[a-z]{2,4}nt|doesnt)\b|(?:day|morrow|night|year|month|week|quarter|body|one|er|ary|ril|june|july|august|category|guest|visitor|client|state|brand|source|channel|area|subdivision|neighborhood)s\b/i

export const withApostrophes = (question: string): string =>
  anyOf.test(question)
    ? rules.reduce((text, { said, meant }) => text.replace(said, meant), question)
    : question
