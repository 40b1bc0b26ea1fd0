// "Over the holiday season, i.e. November and December 2025": a season has the days that are said behind it.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from './recognizer.ts'
import { timesNamed } from './times-named.ts'

const text = (line: Line, at: number): string => line.pieces[at]?.text ?? ''

const namedStretch = opensWith({
  texts:
    'over | in | during | for | through | throughout | the | our | this | holiday | peak | high | low | ski | shopping | busy | christmas | festive | gift | slow | off | beach',
})((line, at) => {
  const start = /^(over|in|during|for|through|throughout)$/.test(text(line, at)) ? at + 1 : at
  let place = start
  while (/^(the|our|this|last)$/.test(text(line, place))) place++
  if (
    !/^(holiday|peak|high|low|ski|shopping|busy|christmas|festive|gift|slow|off|beach)$/.test(
      text(line, place),
    )
  )
    return null
  if (!/^(season|period|months|time|rush)$/.test(text(line, place + 1))) return null
  const next = pastThatIs(line, place + 2)
  // Which days a season has is nobody's guess.
  if (next === place + 2 || line.means(next, 'period') === undefined) return null
  return { end: next, items: [] }
})

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
