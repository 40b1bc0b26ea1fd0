// Those whom a story is about, and what they wish for: "I have a couple asking for four bedrooms". Who wishes is left out; what is
// wished for belongs to the question.
import { askers } from '#engine/text/talk/frame-words.ts'
import { wordSet } from '#engine/text/word-list.ts'
import type { Placed } from './item.ts'
import { Line, type Piece } from './piece.ts'

const others = wordSet('couple family newlyweds parents guy lady folks')

/** Somebody who asks or wishes, and is no row of the data. */
export const isPerson = (text: string): boolean =>
  text.split(/[ -]/).some(word => askers.has(word) || others.has(word))

/** "Our owners", "one of my guests", "a buyer": somebody who is told of, though the data has a word for such people. */
export const isTeller = (line: Line, at: number): boolean =>
  isPerson(line.pieces[at]?.text ?? '') &&
  ([1, 2].some(back => /^(my|our|a|an|one|this|another|his|her)$/.test(line.pieces[at - back]?.text ?? '')) ||
    (at === 0 &&
      /^(keep|always|never|constantly|are)$/.test(line.pieces[1]?.text ?? '') &&
      ofTalk.test(line.pieces[2]?.text ?? '')))
/** "Owners keep ringing me". */
const ofTalk =
  /^(ringing|calling|asking|complaining|complain|ask|call|telling|tell|nagging|emailing|texting|bugging)$/

/** Words about people, which no data is asked for. */
const aboutPeople = wordSet(
  `phone call line about email caller suit suits fit fits dog dogs cat baby he she her him his they we i
   insist insists off state town broken worried worry a want wants wanted need needs like likes prefer prefers love loves loved happy
   plenty must interested budget left note message voicemail wrote ask asks asking spend lives live moving relocating picky`,
)

export const ofPeople = ({ text }: Piece): boolean => isPerson(text) || aboutPeople.has(text)

const who =
  /\b(clients?|customers?|guests?|shoppers?|visitors?|tenants?|renters?|group|someone|somebody|couple|buyers?|family|newlyweds|investor|they|he|she|him|her|husband|wife|daughter|son|mom|mother|parents|friend|(?:lady|gentleman|woman|guy|gal)(?= who| that))\b/
/** "Wants me closer", "wants to stay a month" wish for nothing that rows could have. */
const verb =
  /\b(?!wants? to (?:have|get) (?:the|an?|some|my|our) (?:numbers?|figures?|answers?|facts|data)\b)(wants?|wanted|needs?|prefers?|insists?|requires?|would (?:like|love)|must(?: have)?|(?:looking|asking|searching|hunting|hoping) for|(?:asking|asks|asked|inquiring) about|(?:is|are) (?:only |mainly |mostly |just )?interested in|(?:is |are )?(?:dead |really |totally |absolutely )?(?:set|stuck|keen|hung up) on|dreams? of)\b(?! (?:me|us|him|her|know|see|is (?:plain|simple|easy|this|quick)|numbers|figures|answers|facts|proof|(?:a lot of |some |more )?money|(?:[a-z]+ )?(?:thousand|hundred|grand|million)(?: dollars| bucks)? (?:to|for) |(?:an?|one|the|some|my)(?: [a-z]+)? (?:table|number|figure|chart|slide|answer|sheet|page|graph|spreadsheet)(?! of)|to (?!buy|have|find|get|own|rent|live)))/

/** "It has to be quiet": said of what they wish for, wherever they are named. */
const required =
  /\b(it|they|there|place|home|house|one) (also |really )?(has to|have to|has got to|needs? to|must|should) (be|have)\b/

/** Whether somebody wishes for something here. */
export function isWish(line: Line): boolean {
  const text = textOf(line)
  if (required.test(text)) return true
  const wish = verb.exec(text)
  if (wish === null) return false
  // "I need some ammunition": who asks needs an answer; "we want a pool" wishes for a home.
  const isOwn =
    /\b(i|we) (really |only |also |just )*$/.test(text.slice(0, wish.index)) && !/^needs?/.test(wish[0])
  return isOwn || who.test(text.slice(0, wish.index))
}

/** The first piece of what is wished for. */
export function wishEnd(line: Line): number {
  const text = textOf(line)
  const wish = verb.exec(text)
  if (wish === null) return 0
  const upTo = wish.index + wish[0].length
  let length = 0
  return line.pieces.findIndex(piece => {
    const isBehind = length >= upTo
    length += piece.text.length + 1
    return isBehind
  })
}

/** "A family is asking for four bedrooms": the one who wishes is nobody in the data, though there is a word for such people. */
export function wishers(line: Line): readonly Piece[] {
  if (!isWish(line)) return []
  const end = wishEnd(line)
  return line.pieces.filter(
    ({ plural }, at) =>
      at < end &&
      !plural &&
      (/^(a|an|one|another|some|this|my|his|her|their)$/.test(line.pieces[at - 1]?.text ?? '') ||
        /^the (whole|entire)$/.test(textOf(new Line(line.pieces.slice(Math.max(0, at - 2), at))))) &&
      line.all(at, 'noun').length > 0,
  )
}

/** "What can she still buy": those whom the story is about. */
export const pronouns = (asking: Line, story: Line): readonly Piece[] =>
  story.pieces.some(({ text }) => isPerson(text))
    ? asking.pieces.filter(({ text }) => /^(she|he|her|him)$/.test(text))
    : []

/** "She wants something around 700k in Old Town. What is for sale there": all that is wished for, and not only the place. */
export const wishesThere = (asking: Line, story: Line): boolean =>
  isWish(story) && /\bthere\b/.test(textOf(asking))

export const textOf = ({ pieces }: Line): string => pieces.map(({ text }) => text).join(' ')

/** "Our Key West manager is leaving": what people do who are no part of the data is no day of its rows. */
export const doingsOf = (bit: Line, placed: readonly Placed[]): Piece[] =>
  placed.some(({ item }) => item.kind === 'period')
    ? []
    : placed.flatMap(({ item, start, end }) => (item.kind === 'date' ? bit.pieces.slice(start, end) : []))
