// "What does one night at the Ski Chalet cost": a price is one for a night, and no stay of one night is asked for.
import { opensWith } from './recognizer.ts'

export const oneNight = opensWith({ texts: 'one | 1 | a single' })((line, at) => {
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
