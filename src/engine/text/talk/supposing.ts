// "If we raised rates by 10%, how much would we have made last year": what would be, were things otherwise. No row tells it, and set
// aside as a story the condition would leave a question about what was.

const supposes =
  /\b(?:if|suppose|supposing|imagine|assuming|assume|pretend|had (?:we|i|they|nobody|everyone))\b/
const wouldHave =
  /\bwould(?:(?:n't|n’t| not)? (?:\w+ ){0,4}?have|['’]ve) (?:been|made|earned|gotten|got|had|sold|brought|grossed|taken|lost|spent|cost|come|added|ended)\b/
const changed =
  /\b(?:if|suppose|supposing|imagine|assuming|assume|pretend)(?: that)? (?:we|i|they|owners|sellers|everyone)(?: had| were to| could| would|'d|’d)? (?:raised?|gave|given?|lowered?|cut|drop(?:ped)?|increased?|doubled?|charged?|discount(?:ed)?|offer(?:ed)?|reduced?|hiked?|bump(?:ed)?|upped|knock(?:ed)?)\b[^,?]*(?:\d|\bhalf\b|\bdouble\b|\bpercent\b|\bprices?\b|\brates?\b|\bdiscounts?\b)/
const allOfThem =
  /(?:(?:^|[,.?!;:] |\bwhat |\band |\bso |\bnow )if|\b(?:would|lose|losing)\b.* if|\b(?:suppose|supposing|imagine|assuming|pretend)(?: that)?) (?:all|every|each|nobody|no one|everyone|everybody|none)\b/
const ofMoney = /\b(?:how much|revenue|sales|prices?|average|earn|make|income|lose|losing)\b/

export function supposesOtherwise(question: string): boolean {
  const text = question.toLowerCase()
  if (!supposes.test(text)) return false
  return wouldHave.test(text) || (ofMoney.test(text) && (changed.test(text) || allOfThem.test(text)))
}
