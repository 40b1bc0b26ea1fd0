// "Brands with at least 10 rated products": so many of the things that have such a number, and no limit of the number itself.
import { strongNouns } from './amount-of.ts'
import { having } from './amounts.ts'
import { isLimit } from './length-of-time.ts'
import { numbersAt } from './numbers-at.ts'
import { opensWith } from './recognizer.ts'

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
