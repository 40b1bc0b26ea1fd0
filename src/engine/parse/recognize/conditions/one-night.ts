// "What does one night at the Ski Chalet cost": a price is one for a night, and no stay of one night is asked for.
import { opensWith, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

/** "How much is a night at the Ski Chalet", "how much is it per night": its price. */
const priceOfNight = opensWith({ words: ['how much'] })((line, at) => {
  const isBe = (place: number) => /^(is|are|s)$/.test(line.pieces[place]?.text ?? '')
  const behind = isBe(at + 1) ? at + 2 : at + 1
  const unit = /^(it|they|that)$/.test(line.pieces[behind]?.text ?? '') ? behind + 1 : behind
  const price = line.all(unit, 'unit').find(one => one.price === true)
  if (price === undefined || !line.is(unit, 'rate unit') || !(isBe(at + 1) || isBe(unit + 1))) return null
  const attributes = [price.attribute]
  return {
    end: unit + 1,
    items: [
      { kind: 'ask', how: 'which' },
      { kind: 'attribute', attributes, plural: false, text: line.pieces[unit]?.text ?? '' },
    ],
  }
})

const oneNight = opensWith({ texts: 'one | 1 | a single' })((line, at) => {
  const asksPrice = line.pieces.some(
    ({ text }, place) =>
      /^(costs?|price|prices|rate|rates|charge|charges|run|runs|set (me|us) back)$/.test(text) &&
      line.all(place, 'noun').every(({ weak }) => weak),
  )
  const isOne = /^(one|1|a single)$/.test(line.pieces[at]?.text ?? '')
  return isOne && asksPrice && line.is(at + 1, 'rate unit') && line.pieces[at + 1]?.plural !== true
    ? { end: at + 2, items: [] }
    : null
})

export const ofOneNight: readonly Recognizer[] = [oneNight, priceOfNight]
