// "Brands with at least 10 rated products": so many of the things that have such a number, and no limit of the number itself.
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { having } from './having.ts'
import { isLimit } from './length-of-time.ts'
import { numbersAt } from './numbers-at.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const countedRated = opensWith({ kinds: ['amount'] })((line, at) => {
  const meaning = line.means(at, 'amount')
  const isHad = /^(with|have|has|had|having)$/.test(line.pieces[at - 1]?.text ?? '')
  if (meaning === undefined || !isHad || meaning.unit !== 'plain' || !isLimit(meaning.amount)) return null
  const next = line.past(at + 1)
  const attributes = (line.pieces[next]?.text ?? '').endsWith('ed') ? numbersAt(line, next) : []
  const place = line.past(next + 1)
  const nouns = line.pieces[place]?.plural === true ? strongNouns(line, place) : []
  if (attributes.length === 0 || nouns.length === 0) return null
  return {
    end: place + 1,
    items: [
      ...having({ kind: 'count', nouns }, meaning.amount, meaning.unit),
      { kind: 'condition', condition: { kind: 'empty', attributes, not: true } },
    ],
  }
})

/** "Rated products per brand": those that have a rating, and not what it is. */
export const ratedThings = opensWith({ kinds: ['attribute'] })((line, at) => {
  const attributes = /^[a-z]+ed$/.test(line.pieces[at]?.text ?? '') ? numbersAt(line, at) : []
  const isDescribed = line.pieces[at + 1]?.plural === true && strongNouns(line, at + 1).length > 0
  // "Average rated products", "three star rated products": how they are rated is said.
  const isAlone = at === 0 || line.pieces[at - 1]?.soft === true || line.is(at - 1, 'count')
  return attributes.length > 0 && isDescribed && isAlone
    ? { end: at + 1, items: [{ kind: 'condition', condition: { kind: 'empty', attributes, not: true } }] }
    : null
})
