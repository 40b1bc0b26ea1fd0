// "Hi there, ", "Morning! ", "Okay, quick one, ", "between us, ": what is said before anything is said. Left in its clause it would
// hide who is spoken of there.
import type { Token } from '#engine/text/token.ts'
import { phraseList, wordSet } from '#engine/text/word-list.ts'
import { isSound } from './hesitations.ts'
import { salutationEnd } from './letters.ts'

/** What only opens the talk, the longest first. */
export const openings = phraseList(`
  hi, hey, hello, hiya, howya, how ya, alright there, oi, howdy, greetings, morning, afternoon, evening, good morning, good afternoon, good evening, good day, hi there, hey there,
  hello there, hi again, hey again, hello again, hi all, hello hello, ok, okay, alright, all right, right, right then, okay then, so, well, now then, ok so, okay so,
  right so, alright so, listen, look, say, oh, ooh, aha, huh, huh ok, huh okay, hmm okay, gosh, wow, oh wow, wow ok, oh ok, oh okay, ah ok, ah okay, ooh nice, phew, ugh, oof, ouch, dang, damn, darn, shoot, whoa, eek, man, oh man, boy, oh boy, oh dear, dear me, oh my, jeez, geez, yikes, sigh, thanks, thank you, cheers, yes, yeah, yep, hmm ok, cool, great, nice, perfect, awesome, excellent, brilliant, lovely, grand, super, wonderful, fantastic, amazing, fab, splendid, smashing, sweet, beautiful, good, very good, very nice, good stuff, great stuff, nice one, fair enough, makes sense, that makes sense, that helps, noted, understood, fine, ta, super thanks, perfect thanks, lovely thanks, got it, gotcha, good to know, interesting, ok cool, ok great, ok thanks, cool thanks, great thanks, me again, it is me again, its me again, hiya its me again, hiya it is me again, hi it is me again, hi me again, back again, dear computer, note to self, here i am again, excuse me, sorry, sorry to bother you, sorry to bother you again, hope you are well,
  hope all is well, i hope you are well, how are you, happy monday, happy friday, please, between us, just between us, between you and me, just between you and me, do not laugh,
  quick one, quick question, real quick, a quick one, just a quick one, one quick thing, one quick question, another one, one more, last one, last question, question, silly question, dumb question,
  stupid question, long story short, to be honest, honestly, guess what, you will not believe this, please help, help, help me out, help me out here, bear with me, bless you
`).toSorted((one, other) => other.length - one.length)
const inWords = openings.map(phrase => phrase.split(' ')).toSorted((one, other) => other.length - one.length)

const isPause = (token: Token | undefined) => token?.kind === 'mark' && /^([,.!:;-]|[.]{3})$/.test(token.text)

const begins: ReadonlySet<string> = wordSet(`
  the my our we i he she they one a an same make now and what how who which show only just do does did is are was were give list
  can could where when for
`)
const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

/** The tokens without what only opens the talk; a pause must part each bit of it from the next. */
export function withoutGreeting(tokens: readonly Token[]): readonly Token[] {
  let start = 0
  for (let at = openingEnd(tokens, 0); at > start; at = openingEnd(tokens, start)) {
    if (!isPause(tokens[at])) break
    while (isPause(tokens[at])) at++
    start = at
  }
  // "Ok so the photographer only has time".
  let told = start
  while (
    /^(ok|okay|k|kk|so|well|alright|right|cool|nice|great|perfect|awesome|thanks|lol|hey|huh|oh|ooh|aha|ah|wow|interesting|gotcha)$/.test(
      textAt(tokens, told),
    )
  )
    told++
  // "Ok nice, make it ten".
  if (told > start && textAt(tokens, told) === ',') told++
  // "Right now" tells a time.
  const isTime = textAt(tokens, told - 1) === 'right' && textAt(tokens, told) === 'now'
  if (told > start && !isTime && begins.has(textAt(tokens, told))) start = told
  return start === 0 || start >= tokens.length ? tokens : tokens.slice(start)
}

const bitEnd = (tokens: readonly Token[], at: number): number =>
  at + (inWords.find(words => words.every((word, i) => tokens[at + i]?.text === word))?.length ?? 0)

function openingEnd(tokens: readonly Token[], start: number): number {
  let at = start
  for (let token = tokens[at]; token !== undefined && isSound(token); token = tokens[at]) at++
  const phrase = bitEnd(tokens, at) - at
  // "Alright good to know, and …": two of them in one breath.
  const more = phrase === 0 ? at : bitEnd(tokens, at + phrase)
  if (more > at + phrase && isPause(tokens[more])) return more
  // "What a day."
  const isSigh =
    tokens[at]?.text === 'what' && /^an?$/.test(tokens[at + 1]?.text ?? '') && isPause(tokens[at + 3])
  return Math.max(at + (isSigh ? 3 : phrase), salutationEnd(tokens, at, tokens.length))
}
