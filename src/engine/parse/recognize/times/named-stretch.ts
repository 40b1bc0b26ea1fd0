// "Over the holiday season, i.e. November and December 2025": a season has the days that are said behind it.
import type { Line, Period } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { timesNamed } from '#engine/parse/recognize/comparisons/times-named.ts'

const text = (line: Line, at: number): string => line.pieces[at]?.text ?? ''

const namedStretch = opensWith({
  texts:
    'over | in | during | for | through | throughout | the | our | this | holiday | peak | high | low | ski | shopping | busy | christmas | festive | gift | slow | off | beach | summer | winter | spring | fall | autumn',
})((line, at) => {
  const start = /^(over|in|during|for|through|throughout)$/.test(text(line, at)) ? at + 1 : at
  let place = start
  while (/^(the|our|this|last)$/.test(text(line, place))) place++
  const isPart = /^(summer|winter|spring|fall|autumn)$/.test(text(line, place))
  if (
    !isPart &&
    !/^(holiday|peak|high|low|ski|shopping|busy|christmas|festive|gift|slow|off|beach)$/.test(
      text(line, place),
    )
  )
    return null
  const isNamed = /^(season|period|months|time|rush)$/.test(text(line, place + 1))
  const named = isNamed ? place + 2 : place + 1
  if (at === 0 && isHeading(line, named)) return { end: named, items: [] }
  if (!isNamed || isPart) return null
  const next = pastThatIs(line, place + 2)
  // Which days a season has is nobody's guess.
  if (next === place + 2 || line.means(next, 'period') === undefined) return null
  return { end: next, items: [] }
})

/** "Holiday season revenue: November and December 2025 versus …": a heading that is told at once. */
function isHeading(line: Line, from: number): boolean {
  const colon = line.pieces.findIndex(({ text: word }, at) => at > from && word === ':')
  if (colon < 0 || colon > from + 3) return false
  const told = line.means(line.past(colon + 1), 'period')?.period
  // "Holiday season revenue: 2025 vs 2024": of which days?
  return told !== undefined && isShort(told)
}

const isShort = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && Date.parse(to) - Date.parse(from) < 200 * 86_400_000

/** "I.e.", "that is", "meaning", a comma or a bracket. */
function pastThatIs(line: Line, at: number): number {
  let place = at
  while (
    line.is(place, 'comma') ||
    /^(i|e|ie|so|meaning|that|is|which|means|say|being|namely|from|\(|:|=)$/.test(text(line, place))
  )
    place++
  return place
}

export const namedTimes = [namedStretch, timesNamed]
