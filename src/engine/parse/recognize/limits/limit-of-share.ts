// "Share of cancelled bookings by city, only cities with a share over 20%", "% of each brand's products without stock, only brands that
// have any": a limit of the share that is asked for before, and not of all that there is.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

/** "With a share over 20%", "where the share is at least 5". */
export const limitOfShare = opensWith({ words: ['share'] })((line, at) => {
  const next = line.past(at + 1)
  const amount = line.means(next, 'amount')
  const isShare = amount?.unit === 'percent' || amount?.unit === 'plain'
  if (!isShare || amount.amount.kind !== 'bound' || !asksShare(line, at)) return null
  const { op, value } = amount.amount
  if (
    value < 0 ||
    value >= 100 ||
    !/^(share|percentage|percent|%|proportion)$/.test(line.pieces[at]?.text ?? '')
  )
    return null
  return { end: next + 1, items: [{ kind: 'part limit', op, times: value / 100 }] }
})

/** "Only brands that have any": those with a part at all. */
export const groupsWithAny = opensWith({ kinds: ['attribute'] })((line, at) => {
  const before = line.pieces.slice(Math.max(0, at - 3), at).map(({ text }) => text)
  const behind = line.pieces.slice(at + 1, at + 5).map(({ text }) => text)
  const isOnly = /(^| )(only|just)( the| those| for| for the)?$/.test(before.join(' '))
  const said =
    /^(?:(?:that|which|who) (?:do |actually )?(?:have|has|had|got)|with|having) (?:any|some|at least one|one)\b/.exec(
      behind.join(' '),
    )?.[0]
  if (!isOnly || said === undefined || !asksShare(line, at)) return null
  let end = at + 1
  for (let length = 0; length < said.length; end++) length += (line.pieces[end]?.text.length ?? 0) + 1
  const isLast = end >= line.length || line.is(end, 'comma') || /^[.?!;)]$/.test(line.pieces[end]?.text ?? '')
  return isLast && line.pieces[at]?.plural === true
    ? { end, items: [{ kind: 'part limit', op: '>', times: 0 }] }
    : null
})

const asksShare = (line: Line, at: number): boolean =>
  line.pieces.slice(0, at).some((_, place) => line.is(place, 'share'))
