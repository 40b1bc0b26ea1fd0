// "I'm closing the books", "the key handovers": words that the data knows too, and that say something else in a story.
import type { Placed } from './item.ts'
import type { Line, Piece } from './piece.ts'
import { scan } from './scan.ts'

const text = (tale: Line, at: number): string => tale.pieces[at]?.text ?? ''

/** Whether a piece of a story is how people talk, whatever the data calls so. */
export const isTalk = (tale: Line, at: number): boolean =>
  /^(phone|call|calls|letter|voicemail|note|box|boxes|parcels?|packages?)$/.test(text(tale, at)) ||
  isAccounts(tale, at) ||
  isGreetingCard(tale, at) ||
  isOfPaper(tale, at) ||
  isOneMore(tale, at) ||
  isSentBack(tale, at) ||
  isFirstOfTwo(tale, at)

/** "A handwritten thank you card for Christmas": sent, and no way to pay. */
const isGreetingCard = (tale: Line, at: number): boolean =>
  /^cards?$/.test(text(tale, at)) &&
  [1, 2, 3].some(back =>
    /^(thank|thanks|thank you|you|christmas|holiday|birthday|greeting|paper|handwritten|post|get well|anniversary|new year)$/.test(
      text(tale, at - back),
    ),
  )

/** "Thinking about buying another cabin": one that they do not have. */
const isOneMore = (tale: Line, at: number): boolean =>
  another.test(text(tale, at - 1)) ||
  (/^(buying|selling|renting|listing)$/.test(text(tale, at)) && another.test(text(tale, at + 1)))
const another = /^(another|one more|a second|a third)$/

/** "Our annual report", "the monthly newsletter": how often it comes, and not how to group the rows. */
const isOfPaper = (tale: Line, at: number): boolean =>
  /^(annual|yearly|quarterly|monthly|weekly|daily)$/.test(text(tale, at)) &&
  /^(reports?|newsletter|review|meeting|budget|deck|call|filing|statement|board|mailing|closing|update|audit|recap)$/.test(
    text(tale, at + 1),
  )

const keeping =
  /^(close|closing|closed|closes|do|does|doing|did|handle|handles|run|runs|keep|keeping|keeps|balance|balancing|check|checking|review|reviewing|go over|going over|audit|auditing)$/

/** "Closing the books", "to book the liability": what an accountant does. */
const isAccounts = (tale: Line, at: number): boolean =>
  (text(tale, at) === 'books' &&
    /^(the|our|my|their)$/.test(text(tale, at - 1)) &&
    keeping.test(text(tale, at - 2))) ||
  (text(tale, at) === 'book' && text(tale, at - 1) === 'to')

/** "Too many boxes are coming back": those that come back are no people. */
const isSentBack = (tale: Line, at: number): boolean =>
  /^(come|comes|came|coming) back$/.test(text(tale, at)) &&
  [1, 2, 3].some(back =>
    /^(box|boxes|parcels?|packages?|orders?|products?|stuff|things|items)$/.test(text(tale, at - back)),
  )

/** "Its reorder window": the second word names the thing. "Our Aspen manager" may speak of Aspen all the same. */
function isFirstOfTwo(tale: Line, at: number): boolean {
  const [piece, next] = [tale.pieces[at], tale.pieces[at + 1]]
  return (
    piece !== undefined &&
    next !== undefined &&
    !piece.plural &&
    scan(tale).unused.includes(next) &&
    !/(ed|ly)$/.test(next.text) &&
    piece.meanings.length > 0 &&
    !piece.meanings.some(meaning => isNamed(piece, meaning)) &&
    (determiner.test(text(tale, at - 1)) || determiner.test(piece.text) || crews.test(next.text))
  )
}

/** "Maintenance guy here". */
const crews = /^(guys?|team|desk|people|department|crew|rep|lady|office|staff)$/

const determiner = /^(the|its|my|our|a|an|his|her|their|this|that)\b/

/** By its own name, and not by a word of it. */
const isNamed = ({ text: said }: Piece, meaning: Piece['meanings'][number]): boolean => {
  // "The December numbers" are those of December.
  if (meaning.kind !== 'value') return /^(flag|absent|period)$/.test(meaning.kind)
  const bare = (text: string) => text.replace(determiner, '').trim()
  const [name, word] = [bare(meaning.value.toLowerCase().replaceAll('_', ' ')), bare(said)]
  return meaning.person === true || name === word || !name.includes(word)
}

/** All of its words are. */
export const isAllTalk = (tale: Line, one: Placed): boolean => {
  const { start, end } = one
  if (isPaidBy(tale, one)) return true
  const said = tale.pieces.map((_, at) => at).slice(start, end)
  return (
    said.every(at => isTalk(tale, at) || tale.pieces[at]?.soft === true) && said.some(at => isTalk(tale, at))
  )
}

/** "The designer, who charges by the hour". */
const isPaidBy = (tale: Line, { start, text: said }: Placed): boolean =>
  /^by the (hour|day|week|minute|month)$/.test(said) &&
  /^(charges?|charged|charging|paid|pays|pay|bills?|billed|billing|works?|rates?)$/.test(
    text(tale, start - 1),
  )
