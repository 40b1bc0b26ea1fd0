// Where a question begins or ends that no mark parts from the story around it: "thinking of dropping some stuff which products …", "… in
// the last 30 days i want to redo their photos".
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { opensWithPerson } from './lead-ins.ts'
import { tells } from './telling.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

/** Words behind which a question is told or goes on: "asking how many", "homes of which", "not sure who". */
const leadsTo =
  /^(know|knowing|see|seeing|appreciate|need|want|like|love|get|have|hear|hearing|ask|asked|asking|asks|wonder|wondering|wonders|tell|tells|told|of|in|for|to|about|on|at|by|and|or|from|with|that|check|find|decide|deciding|understand|learn|sure|idea|clue|matter|matters|remember|forgot|forget|explain|than|as|is|are|was|were|be|not|times|plus|minus|where|when)$/

const people =
  /^(buyers|customers|guests|visitors|owners|people|shoppers|clients|users|leads|sellers|travelers|accounts)$/

/** Whether a question or an order begins here, whatever stands before it. */
export function opensQuestion(tokens: readonly Token[], at: number): boolean {
  const [word, next, third] = [text(tokens, at), text(tokens, at + 1), text(tokens, at + 2)]
  const before = text(tokens, at - 1)
  if (
    leadsTo.test(before) ||
    (before === 'out' && /^(find|figure|work|found|finding|figuring)$/.test(text(tokens, at - 2)))
  )
    return false
  // "…, which I do not buy".
  if (/^(which|what)$/.test(word))
    return word === 'what' || !/^(i|we|he|she|they|is|was|has|makes|made|means)$/.test(next)
  // "A guest who is late"; "our vendor who is our best customer" goes on to ask.
  if (word === 'who' && /^(is|are|was|were)$/.test(next) && /^(our|the|my)$/.test(third)) return true
  if (
    word === 'who' &&
    [2, 3].some(back => /^(a|an|the|my|our|some|this|that|one)$/.test(text(tokens, at - back)))
  )
    return false
  // "# buyers who paid by card".
  if (word === 'who' && people.test(before)) return false
  if (/^(who|whose|where|when)$/.test(word))
    return /^(is|are|was|were|did|do|does|has|have|had|were|paid|spent|bought|booked|made|gave|sold)$/.test(
      next,
    )
  if (word === 'how')
    return /^(many|much|long|often|old|big|did|do|does|is|are|was|were|has|have|quickly|fast|far|well|come)$/.test(
      next,
    )
  if (/^(can|could|would|will)$/.test(word))
    return next === 'you' || (/^(i|we)$/.test(next) && /^(see|get|have)$/.test(third))
  if (/^(give|show|tell|send|get|hand|bring)$/.test(word))
    return /^(me|us)$/.test(next) && !/^(i|we|they|he|she|will|would|can|could|not)$/.test(before)
  // "The bank is asking so add up the prices".
  if (before === 'so' && /^(add|sum|total|group|split|break|sort|rank|work)$/.test(word)) return true
  if (/^(do|does|did)$/.test(word)) return /^(we|i|our|the|any|people|guests|customers|owners)$/.test(next)
  if (/^(is|are|was|were)$/.test(word)) return next === 'there'
  return (
    /^(list|show|find|pull|compare|count|rank|name|display)$/.test(word) &&
    /^(the|all|every|each|our|my|up|any|number|top|only|just|homes|products|customers|orders|listings|guests|avg|average)$/.test(
      next,
    ) &&
    !/^(i|we|they|you|he|she|will|would|can|could|not|the|a|my|our|and)$/.test(before)
  )
}

/** The places within a span where a question begins without a mark. */
export function bareQuestions(tokens: readonly Token[], { start, end }: Span): number[] {
  const found: number[] = []
  for (let at = start + 1; at < end - 1; at++)
    if (tokens[at - 1]?.kind !== 'mark' && opensQuestion(tokens, at)) found.push(at)
  return found
}

/** "In which states", "asked me what owners make": whoever asks it, it is asked and not told. */
export const holdsQuestion = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens
    .slice(start, end)
    .some(
      ({ text: word }, i) =>
        /^(which|what)$/.test(word) ||
        (word === 'who' && opensQuestion(tokens, start + i)) ||
        (word === 'how' && /^(many|much)$/.test(text(tokens, start + i + 1)) && !isColumn(tokens, start + i)),
    )

const fillers = wordSet('so like um uh ok okay and just basically well now then tell me us')

/** "Like how much is that order on average": a number is asked for, whatever else is. */
export function opensWithNumber(tokens: readonly Token[], { start, end }: Span): boolean {
  let at = start
  while (at < end && (tokens[at]?.kind === 'mark' || fillers.has(text(tokens, at)))) at++
  return (
    at + 1 < end &&
    text(tokens, at) === 'how' &&
    /^(many|much)$/.test(text(tokens, at + 1)) &&
    !isQuoting(tokens, { start: 0, end: start })
  )
}

/** "… so names and how much they paid us": what is to be shown. */
const isColumn = (tokens: readonly Token[], at: number): boolean =>
  text(tokens, at - 1) === 'and' && /^(names?|addresse?s?|e?-?mails?)$/.test(text(tokens, at - 2))

/** "A landlord asked me this morning what …": the question is quoted. */
export const isQuoting = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens
    .slice(Math.max(start, end - 5), end)
    .some(({ text: word }) => /^(asked|asks|ask|asking|wonder|wonders|wondering|know|told)$/.test(word))

/** "… not that it matters", "… my boss is asking", "… i need to explain it to the bank": whether such a part closes a span. */
export function opensRemark(tokens: readonly Token[], { start, end }: Span): boolean {
  if (!remarkOpens.has(text(tokens, start))) return false
  const rest = tokens.slice(start, end).map(token => token.text)
  const phrase = rest.join(' ')
  if (leadsTo.test(text(tokens, start - 1)) || auxiliary.test(text(tokens, start - 1))) return false
  if (holdsQuestion(tokens, { start, end }) || /\b(?:most|least|highest|lowest|biggest)\b/.test(phrase))
    return false
  if (aside.test(phrase)) return true
  if (
    /^(it|this) (is|was) (for|about) (a|an|the|my|our|some) |^it (keeps|has been|is been|came up|comes up)\b/.test(
      phrase,
    )
  )
    return true
  if (/^(i|we)$/.test(rest[0] ?? '')) return hasOwnObject(tokens, { start, end })
  return (opensWithPerson(tokens, start) && tells(tokens, { start, end })) || othersSay.test(phrase)
}
/** Tried at every word: nothing else is looked at where none of these stands. */
const remarkOpens = wordSet(`
  asking just trying thinking need not no thanks thank sorry and because cause cos since so it this i we a an the my our his her their one
  some that
`)

/** "How many have we got …", "exactly what the seller asked". */
const auxiliary =
  /^(what|which|who|whom|whose|the|have|has|had|did|do|does|are|is|was|were|am|can|could|would|will|should|to)$/

const aside =
  /^(?:asking (?:for|on behalf)|just (?:curious|asking|wondering|checking|want to|need to)|trying to|thinking (?:of|about|we|i)|need (?:it|this|that|them)\b|not that (?:i|it|we|he|she|they)\b|no (?:hurry|rush|pressure)|thanks\b|thank you|sorry (?:if|for)|and (?:then i|yes i|please do not|sorry|thanks)|(?:because|cause|cos) |since nobody|so (?:i|we|the [a-z]+(?: [a-z]+)?|they|he|she) (?:can|could|leave|leaves|stop|stops|will)\b(?! (?:see|know|tell|find|compare|check|learn|figure|rank|sort)\b(?! (?:it|them|that|this|those))))/
/** "… the agency claims it is great"; "the price the seller wants" is one. */
const othersSay =
  /^(?:the|my|our|some)(?: [a-z]+){1,3} (?:claims?|says?|thinks?|keeps?|doubts?|(?:is|are) (?:asking|waiting|nagging|bugging|curious|picky|a)|wants? (?:to know|proof|it|this|an answer|answers)|needs? (?:it|this|to know)|will|should)\b/

/** "The products we have to restock" are told of; in "I want to rewrite the descriptions" nothing is missing. */
function hasOwnObject(tokens: readonly Token[], { start, end }: Span): boolean {
  const before = text(tokens, start - 1)
  const phrase = tokens
    .slice(start + 1, end)
    .map(token => token.text)
    .join(' ')
  const verb =
    /^(?:(?:really |just |also |only |still )*(?:am|are|have|had|need|want|would like|would love|will|promised|keep|gotta|got|should|could use|might|owe|forgot|cannot|hope|think))\b/.exec(
      phrase,
    )
  if (verb === null) return false
  const rest = phrase.slice(verb[0].length)
  const isOfThings = /[^s]s$/.test(before) && !/^(days|weeks|months|years|nights)$/.test(before)
  // "The homes we have there and the income": another number is asked for.
  if (isOfThings && /\b(?:and|plus|with) (?:the|their|its|how|what|all|total|average)\b/.test(rest))
    return false
  // "How many homes we have and the average rate": what they have stands before, and a number behind is asked for.
  if (
    /^ (?:and|or|,)(?: |$)/.test(rest) ||
    /\bthe (?:average|mean|median|total|number|share|percentage)\b/.test(rest)
  )
    return false
  if (/\b(?:know|see|find|compare|only|also|except|without|count|include|exclude)\b/.test(rest)) return false
  if (/\b(?:them|those|these|their|it|this)\b/.test(rest)) return !isOfThings || !/\bto [a-z]+$/.test(rest)
  return /\b(?:the|a|an|my|our|more|better|some|another)\b (?!most|least|highest|lowest|best|worst|fewest|largest)[a-z]+/.test(
    rest,
  )
}
