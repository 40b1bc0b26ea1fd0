// "Who ordered before but not this year", "bought in 2025 and nothing since": times that are told by what stands beside them.
import type { Line } from '#engine/parse/piece.ts'
import { labelOf } from '#engine/time/period.ts'
import { opensWith, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

const text = (line: Line, at: number): string => line.pieces[at]?.text ?? ''

const isDenied = (line: Line, at: number): boolean =>
  line.is(at, 'not', 'none') || /^(not|never|nothing|none) /.test(text(line, at))

/** At some time: that it was done is what the verb says. Without what was not done later, it may be any time. */
const onceBefore = opensWith({ texts: 'before | previously | earlier | already' })((line, at) => {
  if (!/^(before|previously|earlier|already)$/.test(text(line, at))) return null
  if ((line.pieces[at]?.meanings.length ?? 0) > 0 || line.means(at + 1, 'period') !== undefined) return null
  let verb = at - 1
  while (line.pieces[verb]?.soft === true) verb--
  const isDone = line.all(verb, 'noun').some(one => one.verb === true)
  const next = line.past(at + 1)
  const goesOn = isDenied(line, next) || line.is(next, 'and', 'comma')
  const later = line.pieces.some((_, place) => place > at && isDenied(line, place))
  return isDone && goesOn && later ? { end: at + 1, items: [] } : null
})

/** "Nothing since", "have not booked since then": from the end of the time before. */
const everSince = opensWith({ texts: 'since' })((line, at) => {
  if (text(line, at) !== 'since' || line.means(at, 'period') !== undefined) return null
  const end = /^(then|that)$/.test(text(line, at + 1)) ? at + 2 : at + 1
  const ends = line.past(end) >= line.length || line.is(end, 'comma', 'and')
  const before = line.pieces.slice(0, at).map((_, place) => place)
  const period = before.flatMap(place => line.means(place, 'period')?.period ?? []).at(-1)
  if (!ends || period?.to === undefined || !before.some(place => isDenied(line, place))) return null
  const from = period.to
  return { end, items: [{ kind: 'period', period: { from, label: labelOf({ from }) }, dates: [] }] }
})

/** "Stayed in 2024 and again in 2025": the verb before is said a second time. */
const onceAgain = opensWith({ texts: 'again' })((line, at) => {
  if (text(line, at) !== 'again' || line.means(at + 1, 'period') === undefined) return null
  const verbs = (place: number) =>
    line.all(place, 'noun').flatMap(({ noun, verb }) => (verb === true ? [noun] : []))
  for (let before = at - 1; before >= 0; before--) {
    const nouns = verbs(before)
    const item = { kind: 'noun', nouns, plural: false, none: false, weak: true, verb: true } as const
    if (nouns.length > 0) return { end: at + 1, items: [item] }
  }
  return null
})

export const once: readonly Recognizer[] = [onceBefore, everSince, onceAgain]
