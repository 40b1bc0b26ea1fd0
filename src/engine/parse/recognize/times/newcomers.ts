// "first-time customers this year", "guests whose first stay was in May", "placed their first order last month".
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const newcomers = opensWith({ texts: 'first | 1st' })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  if (!/^(first|1st)$/.test(text(at))) return null
  const time = /^(time|timer|timers)$/.test(text(at + 1))
  const nouns = (place: number) =>
    line
      .all(place, 'noun')
      .filter(({ weak }) => !weak)
      .map(({ noun }) => noun)
  // The people stand behind "first-time", or are those before it.
  if (time) {
    const people =
      nouns(at + 2).length > 0 || line.pieces.slice(0, at).some((_, place) => nouns(place).length > 0)
    return people ? { end: at + 2, items: [{ kind: 'newcomers', nouns: [] }] } : null
  }
  // "By quarter of first order": everyone's own.
  const ofTime = text(at - 1) === 'of' && line.means(at - 2, 'grain')?.grouping === true
  const owned = ofTime || /^(their|whose|his|her)$/.test(text(at - 1))
  const events = nouns(at + 1)
  return owned && events.length > 0 ? { end: at + 2, items: [{ kind: 'newcomers', nouns: events }] } : null
})
