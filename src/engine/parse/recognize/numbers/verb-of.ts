// Of a share: where the verb stands that parts the whole from the part.
import type { Line } from '#engine/parse/piece.ts'

/** "What share of the homes for sale have a pool": what is said before the verb describes the whole. */
export function verbOf(line: Line, at: number): { verb?: number } {
  const places = line.pieces.map((_, place) => place).filter(place => place > at)
  const noun = places.find(place => line.all(place, 'noun').some(({ weak }) => !weak))
  const verbs = places.filter(place => noun !== undefined && place > noun && isVerb(line, place))
  // "The listings I have on the market have a pool": the verb of a clause within only describes the whole.
  const past = places.filter(
    place => noun !== undefined && place > noun && pastVerb.test(line.pieces[place]?.text ?? ''),
  )
  const verb = verbs.find(place => !isWithin(line, place)) ?? verbs[0] ?? past.at(-1)
  const says = (place: number) =>
    (['value', 'segment', 'flag', 'amount', 'noun'] as const).some(
      kind => line.means(place, kind) !== undefined,
    )
  return verb !== undefined && places.some(place => place >= verb && says(place)) ? { verb: verb - at } : {}
}

/** Also said of what was done to the whole: "orders paid by card were refunded"; where no other verb is, it parts. */
const pastVerb = /^(wanted|lived|paid|used|cost|stayed|chose|asked)\b/

/** "Where the share is over 20%": such a verb limits the share, and parts nothing. */
const isVerb = (line: Line, at: number): boolean =>
  !line.is(at - 1, 'share') &&
  /^(have|has|had|are|is|were|was|come|comes|came|go|goes|went|got|end|ended|wants?|pays?|uses?|costs?|buys?|stays?|asks?)\b|^lives?$/.test(
    line.pieces[at]?.text ?? '',
  )

/** Behind a pronoun, or behind another verb that is. */
function isWithin(line: Line, at: number): boolean {
  let before = at - 1
  while (isVerb(line, before) && line.pieces[before]?.soft === true) before--
  return /^(i|we|you|they|that|which|who)$/.test(line.pieces[before]?.text ?? '')
}
