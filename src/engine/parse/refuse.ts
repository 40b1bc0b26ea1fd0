// Questions that must not be answered with numbers: orders to change something, forecasts, opinions, what is not there.
import { markFillers, markFrames } from '#engine/text/talk/fillers.ts'
import type { Token } from '#engine/text/token.ts'
import type { DeclineReason } from '#engine/reading.ts'
import { aboutTheData, requests } from './grammar.ts'
import type { Line } from './piece.ts'

export interface Refusal {
  reason: DeclineReason
  words: string[]
}

const textOf = (tokens: readonly Token[]) => ` ${tokens.map(token => token.text).join(' ')} `

/** "What can I ask?" */
export function asksAboutTheData(tokens: readonly Token[]): boolean {
  const text = textOf(tokens)
  const plain = text.replace('what do you know about', '').replace(ofThisTime, ' ')
  return aboutTheData.some(phrase => plain.includes(` ${phrase} `)) || asksForHelp.test(text)
}

/** "What is this year's daily rate". */
const ofThisTime =
  / what is this(?= (?:year|month|week|quarter|season|summer|winter|spring|fall|autumn|weekend) )/

/** "Can you help me out, please?", and nothing that is to be found out. */
const asksForHelp =
  /^ (?:(?:hi|hello|hey|please|pls|can|could|would|will|you|i|we|need|want|would|like|some|a|little|any|your|,|so|ok|me|us) )*help(?: (?:me|us|out|please|pls|here|with|this|that|it|[.?!]))* $/

export function refusalOf(line: Line, tokens: readonly Token[]): Refusal | null {
  const text = textOf(tokens)
  const holds = (phrase: string) => text.includes(` ${phrase} `)
  const absent = line.pieces.filter(
    (piece, at) => piece.meanings.some(({ kind }) => kind === 'absent') && !isSearched(line, at),
  )
  if (absent.length > 0) return { reason: 'absent', words: absent.map(piece => piece.text) }
  if (opensWithOrder(line, tokens)) return { reason: 'wants a change', words: [] }
  if (/^ (will|how will|what will|when will) /.test(text) || looksAhead(text))
    return { reason: 'wants a forecast', words: [] }
  // "Would you happen to know": a favor is asked, not a view.
  const framed = markFrames(tokens)
  // "Long story short": a turn of speech asks for no story.
  const fillers = markFillers(tokens)
  const asked = textOf(tokens.filter((_, at) => framed[at] !== true && fillers[at] !== 'filler'))
  for (const reason of ['wants a forecast', 'wants an opinion', 'not a question about the data'] as const)
    if (
      requests[reason].some(
        phrase => holds(phrase) && asked.includes(` ${phrase} `) && !isPolite(text, phrase),
      )
    )
      return { reason, words: [] }
  return null
}

/** "How many units will we sell": nobody knows yet. Arrivals are known before they come: "who will check in tomorrow". */
const looksAhead = (text: string) =>
  / (will (we|it|they) do|(are|is) (we|it|they) (gonna|going to) do) (in|next|this|by|over|during) /.test(
    text,
  ) ||
  (/ (will|shall|going to|gonna|expected to|likely to|bound to) (\w+ ){0,4}?(sell|make|earn|gross|order|buy|spend|close|generate|bring in|take in|pull in|cost|rent|grow|rise|fall|drop|reach|hit|exceed|cancel|return|refund|expire|churn|come back) /.test(
    text,
  ) &&
    !/ (will|shall) (you|be able)/.test(text))

/** "Would you kindly show", "please advise the total": a favor is asked, not a view. */
const isPolite = (text: string, phrase: string) =>
  // "For a school project": no verb.
  (phrase === 'project' &&
    / (a|an|the|my|our|this|that|his|her|school|research|class|big|new|next) project /.test(text)) ||
  // "…, would you?", "would you be a dear and check".
  (phrase === 'would you' &&
    / would (you|ya) ([,.?!] |$|be an? (dear|pal|doll|star|sweetheart|champ|legend|angel|gem) )/.test(
      text,
    )) ||
  (phrase === 'would you' &&
    / would you (?:now |also |then )?(kindly|please|be so kind|mind|be able|show|list|give|tell|pull|find|do the same|do that|repeat|run|add|break|split|sort|rank|count|keep|drop|remove|filter|leave|limit|restrict|narrow|include|exclude|display|check|look up|get|make it|do it|group|compare|send|bring up|print|put) /.test(
      text,
    )) ||
  (phrase === 'advise' &&
    /^ ((kindly|please|pls|could you|can you) )*advise (?!(me |us )?(whether|if|to|on whether) )/.test(text))

/** What people wrote about can be searched, also where the data itself does not hold it. */
function isSearched(line: Line, at: number): boolean {
  let before = at - 1
  // "Mention a dog or a pet": all that is listed is searched for.
  while (before > at - 8 && isListed(line, before)) before--
  return line.is(before, 'search') || [1, 2, 3, 4].some(back => line.is(at - back, 'search'))
}

const isListed = (line: Line, at: number): boolean => {
  const piece = line.pieces[at]
  return (
    piece !== undefined &&
    !line.is(at, 'search') &&
    (piece.soft || piece.meanings.length === 0 || line.is(at, 'or', 'and', 'comma'))
  )
}

/** Said of prices and states: "put the cabins down to 150", "bring the rate up to 200", "take it off the site". */
const alters =
  /^ ((please|kindly|can|could|would|you|i|we|want|need|to|now|ok|okay|go|ahead|and|then|just|also|so|hey|hi|let|us) )*(put|bring|take|make|move|switch|turn|mark|get|knock|bump) .*\b((down|up|back) to \$? ?\d|to \$? ?\d+ a night|at \$? ?\d+ a night|on (hold|sale|pause)|off the (site|market|list|website)|offline|online|\d+ ?(%|percent) off|(in|into|under|to) maintenance|back on the market|(down )?as (?!an? |percent|pct|dollars)[a-z]+ $) ?/

/** "Refund order 100245", "reserve a beach house": the bare verb of what becomes of things, with one of them behind it. */
const does =
  /^ (refund|complete|close|reserve|confirm|withdraw|expire|extend|sell|rebook|reopen|rent out|check in|check out) ((an?|the|this|that|these|those|my|our|his|her|their|all|every|both|it|him|them) |((order|ord|mls|booking|reservation|listing|number|no|nr|#|-) )*\w*\d{4,})|^ list an? new |^ (make|issue|process|do|execute) (an?|the|this|his|her|their) (refund|cancellation|booking|reservation|payment) (for|on|to) /

/** "Put the sales in price bands", "put the areas in order": how they are to be shown. */
const arranges =
  /^ ((?:please|kindly|can|could|would|you|now|then|and|so) )*put .*? (in|into) (\w+ )?(bands?|buckets?|brackets?|ranges?|tiers?|bins?|piles?|(alphabetical |descending |ascending )?order) /

/** "I'd like to send a gift to our best customers": what somebody means to do herself, outside of the data. */
const isOwnPlan =
  /^ (?:(?:so|ok|okay|hi|hey|and|,) )*(?:i|we) (?:(?:would|'d|d) (?:like|love)|want|wanna|need|plan|hope|are going|am going|are planning|am planning) ?(?:to )?(?:be able to )?(?:send|email|mail) /

/** "They want to raise our fees again": what others mean to do, which nobody is asked to do. */
const isOthersPlan =
  /^ (?:(?:so|ok|okay|hey|and|,|now|because|since) )*(?:they|he|she) (?:wants?|plans?|wish|wishes|are|is|were|was|keeps?|wanted|planned|threatens?)(?: (?:to|going|planning|about|threatening|like))* $/

/** A question is none, whatever verb it goes on with: "did anybody book". */
const asks =
  /\b(did|does|do (we|i|they|people|guests|customers)|(has|have|had)(?! to)|is|are|was|were|who|what|which|how|when|where|why)\b/

/** An order stands at the beginning, behind nothing but politeness. */
function opensWithOrder(line: Line, tokens: readonly Token[]): boolean {
  const start = line.past(0)
  const piece = line.pieces[start]
  if (piece === undefined) return false
  const text = textOf(tokens)
  if (arranges.test(text)) return false
  if (alters.test(text) && !asks.test(text)) return true
  if (asks.test(textOf(tokens.slice(0, piece.start)).replace(/ what (i|we) (want|need|would like) is /, ' ')))
    return false
  const rest = textOf(tokens.slice(piece.start))
  // "Cancel rate by month" names a number.
  if (
    /^ (cancel|refund|book|discount|return) (rate|ratio|%|pct|percent|percentage|count|volume|value|share) /.test(
      rest,
    )
  )
    return false
  // "Remove-from-cart events over time": a name of something, of which the verb is only a part.
  if (piece.end - piece.start > 2 && piece.meanings.some(({ kind }) => kind === 'value' || kind === 'noun'))
    return false
  // "The book with the most orders": a thing, and nothing to be done.
  if (/ (the|our|an?) $/.test(textOf(tokens.slice(0, piece.start)))) return false
  // "Email addresses of all guests" are a column.
  if (/^ emails? (address|addresses|of|for|and|,) /.test(rest)) return false
  if (isOwnPlan.test(text) || isOthersPlan.test(textOf(tokens.slice(0, piece.start)))) return false
  if (does.test(rest)) return true
  return requests['wants a change'].some(phrase => rest.startsWith(` ${phrase} `))
}
