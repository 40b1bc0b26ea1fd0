// What is said around a question out of courtesy: "…, thanks", "… if you can", "can you tell me how many …", "for a report: …", or to
// be heard: "HOW MANY …", "…???". Much is read by what a question begins or ends with, and would be read otherwise in front of a thank you.
import { phraseList, wordSet } from '#engine/text/word-list.ts'
import { openings } from './greetings.ts'
import { timesOfTalk, withoutSmallTalk } from './small-talk.ts'

const closings: readonly string[] = phraseList(`
  please, pls, plz, please and thank you, thanks, many thanks, thanks a lot, thanks so much, thanks a million, thanks a bunch, thanks again, thanks in advance, thank you, thank you so much,
  thank you very much, thank you kindly, thank you in advance, thx, tks, ta, cheers, much appreciated, much obliged, appreciate it,
  if you can, if you could, if you would, if you can do that, if possible, if that is possible, if that's possible, if at all possible, if it's possible, if you don't mind, if you do not mind, if i may ask, if i may,
  if that's ok, if that's okay, if it's not too much trouble, if it is not too much trouble, if you have a moment, if you have a minute, when you can, when you get a chance, when you have a moment, when you have a minute, when you have time,
  tia, over to you, or whatever you call it, or whatever you call that, or whatever it is called, real quick, really quick, real fast, or is that not possible, or is that impossible, or isn't that possible, or can't you see that, or can you not see that, or can't you tell, or don't we track that, or do we not track that,
  or don't we have that, or don't you have that, or don't you track that, or don't we know that, or don't we know,
  at your convenience, at your earliest convenience, asap, a.s.a.p, as soon as possible, as soon as you can, right away, for me please
`).toSorted((one, other) => other.length - one.length)

/** "For the board deck: …"; what the data itself has ("for the reviews, …") is none of them. */
const occasions = wordSet(`
  report reports deck slide slides presentation memo newsletter meeting call brochure flyer pitch spreadsheet dashboard article audit budget
  handout binder email update recap homework assignment proposal paperwork briefing agenda summary overview
  form forms application claim filing appraisal
`)
const occasion =
  /^\s*for (?:(?:an?|the|my|our|this|today's|tomorrow's|next) )?((?:[a-z]+ ){0,2})([a-z]+)\s?[:,]\s/i

/** "Can you tell me how many that is": it goes on from another question as "how many is that" does. */
const request =
  /^\s*(?:(?:hi|hey|hello|ok|okay|so|please|and)[, ]+){0,2}(?:(?:can|could|would|will) (?:you|u)(?: (?:please|just|maybe|kindly|also|perhaps))? (?:please )?(?:tell|show) (?:me|us)|(?:please )?(?:tell|let) (?:me|us)(?: know)?|do you (?:happen to )?know|any idea|i(?: would|'d|’d) (?:like|love) to know|i (?:want|wanna|need)(?: to)? know) (?=(?:how many|how much|what|what's|which|who|where)\b)/i
/** "… - need it for a meeting", "…, it's for the newsletter". */
const purpose =
  /(?:\s*[,;–—(]|\s+-|[.?!])\s+(?:(?:i |we )?(?:just )?need (?:it|this|that|these|them) (?:for|by)|(?:it's|its|it is|this is|that's) for) (?:an?|the|my|our|this|next|tomorrow's|today's|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday)(?: [a-z]+){0,3}[).!]?\s*$/i
/** "The refund rate this year is what I want to know". */
const wish =
  /,? (?:is|are|that is|that's) what (?:i|we)(?: really| just)? (?:want|need|would like|'d like|am after|'m after|am looking for|'m looking for)(?: to (?:know|see))?\s*[.?!]?$/i
/** "Calculate the total price of …" asks what it is. */
const reckoning =
  /^\s*(?:(?:can|could|would) you )?(?:please )?(?:calculate|compute|work out|figure out|determine)(?: for (?:me|us))? (?=(?:the|our|my|total|average)\b)/i
/** "My boss wants to know: …". */
const asker =
  /^\s*(?:my|our|the) (?:[a-z]+ ){1,2}(?:(?:wants|needs|would like|wanted|is asking|is dying) to know|wants|is asking|asks|asked(?: me)?|wonders) ?[:,] (?=[a-z])/i
/** In capitals, "IN" and "OR" are no states. */
const littleWords = wordSet(
  'in or me ok hi oh on is am at by do go he if it my no of so to up us we an as be',
)

const sells =
  /\b(?:sold|sells?|selling|go|goes|went|gone|booked|bought|moved|closed|rented|happened|start(?:s|ed)?) $/

const isBetween = (char: string): boolean => /[\s,.;:!?–—-]/.test(char)

/** The question without it; where nothing else is said, as it was. */
export function withoutCourtesy(asked: string): string {
  const closed = withoutClosing(withoutSmallTalk(withoutClosing(ungreeted(withoutSmallTalk(calm(asked))))))
  const question = closed.replace(wish, '').replace(purpose, found => (/^\s*\?/.test(found) ? '?' : ''))
  const opening =
    occasionOf(question) ??
    question.match(asker)?.[0] ??
    question.match(request)?.[0] ??
    question.match(reckoning)?.[0] ??
    ''
  const bare = unasked(question.slice(opening.length).trim())
  return bare === '' ? asked : bare
}

/** What the answer is for: it is not used, and named. */
export const saidBeside = (question: string): string[] =>
  [
    occasionOf(question) ?? question.match(asker)?.[0],
    withoutClosing(question).match(purpose)?.[0],
    ...timesOfTalk(question),
  ].flatMap(said => (said === undefined ? [] : [said.replace(/^[^a-z]+|[^a-z]+$/gi, '')]))

/** "Brands rated under 4, with the rating?": what is no question by its words is none by its mark. */
const unasked = (question: string): string =>
  /^[^?!;]+[,:][^?!;]+\?$/.test(question) && !/[a-z]{2}\. /.test(question) && !asks.test(question)
    ? question.slice(0, -1)
    : question

const asks =
  /^(?:how|what|what's|whats|which|who|who's|whose|where|when|why|is|are|was|were|do|does|did|can|could|would|will|has|have|had|any|and|on|in|for|of)\b/i

const occasionOf = (question: string): string | undefined => {
  const [opening, , what = ''] = question.match(occasion) ?? []
  return occasions.has(what.toLowerCase()) ? opening : undefined
}

function withoutClosing(question: string): string {
  const end = endOf(question)
  const bare = question.slice(0, end).trim()
  if (end === question.length || bare === '') return question
  return bare + (/\?\s*$/.test(question) && !bare.endsWith('?') ? '?' : '')
}

/** "HOW MANY HOMES IN UTAH???". */
function calm(question: string): string {
  const once = question.replace(/([?!])[\s?!]+$/, '$1')
  const isShouted = !/\p{Ll}/u.test(once) && /(?:\p{Lu}{2,}\P{L}+){3}\p{Lu}/u.test(once)
  return isShouted
    ? once.replace(/\p{L}+/gu, word =>
        (word.length === 2 && !littleWords.has(word.toLowerCase())) || word === 'ALOS'
          ? word
          : word.toLowerCase(),
      )
    : once
}

/** "Hi there, quick question: …", "please …". */
function ungreeted(question: string): string {
  const text = question.toLowerCase().replaceAll('’', "'")
  const opening = openings.find(
    phrase => text.startsWith(phrase) && /^ ?[,.!:;-]/.test(text.slice(phrase.length)),
  )
  const end =
    opening === undefined ? (text.match(/^\s*(?:please|kindly) (?=[a-z])/)?.[0].length ?? 0) : opening.length
  const rest = question.slice(end).replace(/^[\s,.!:;-]+/, '')
  return end === 0 || rest === '' ? question : ungreeted(rest)
}

function endOf(question: string): number {
  const text = question.toLowerCase().replaceAll('’', "'")
  let end = text.length
  for (let last = beforeMarks(text, end); ; last = beforeMarks(text, end)) {
    const closing = closings.find(
      phrase => text.endsWith(phrase, last) && isBetween(text[last - phrase.length - 1] ?? 'x'),
    )
    // "Homes that sold right away" tells how they sold.
    const isHow = closing === 'right away' && sells.test(text.slice(0, last - closing.length))
    if (closing === undefined || isHow) return end
    end = beforeComma(text, last - closing.length)
  }
}

const beforeMarks = (text: string, end: number): number => {
  let last = end
  while (last > 0 && isBetween(text[last - 1] ?? '')) last--
  return last
}

/** "How many orders? Thanks": what ends the question stays. */
const beforeComma = (text: string, end: number): number => {
  let last = end
  while (last > 0 && /[\s,;:–—-]/.test(text[last - 1] ?? '')) last--
  return last
}
