// "Homes I can still sell", "could be booked", "yet to go through": what may, must or is still to happen has not happened. A verb
// of an event or a state behind such words says nothing of the rows, unless a model knows the whole phrase.
import type { Token } from '#engine/text/token.ts'
import type { Meaning } from './piece.ts'

const modal = /^(can|could|may|might|will|would|should|must|cannot)$/
const toCome =
  /^(yet|still|have|has|had|need|needs|needed|waiting|about|going|supposed|left|ready|due|want|wants|wanted|trying|meant|expected|able|likely|remain|remains|remaining|hope|hoping|planning|scheduled)$/
const between =
  /^(still|also|even|ever|already|now|just|not|be|been|get|have|i|we|you|they|he|she|it|easily|probably)$/

export function isUnrealized(tokens: readonly Token[], start: number, meaning: Meaning): boolean {
  if (!isHappening(meaning)) return false
  const text = (at: number) => tokens[at]?.text ?? ''
  let before = start - 1
  while (between.test(text(before)) && !(toCome.test(text(before)) && text(before + 1) === 'to')) before--
  // "It has to be available", "must be for sale": a wish, of how they stand now.
  const wanted =
    /^(must|should)$/.test(text(before)) || /^(have|has|had|need|needs|needed)$/.test(text(before - 1))
  if (wanted && /^(available|active|vacant|free|pending|for|on)$/.test(text(start))) return false
  return modal.test(text(before)) || (text(before) === 'to' && toCome.test(text(before - 1)))
}

/** Events and states, which come about in time; a place, a kind or a brand does not. */
const isHappening = (meaning: Meaning): boolean =>
  meaning.kind === 'date' ||
  (meaning.kind === 'noun' && meaning.verb === true) ||
  (meaning.kind === 'value' && meaning.attribute.endsWith('.status'))
