// A total of things that are named: their number, or their money.
import type { Line } from '#engine/parse/piece.ts'
import { isSetApart } from './set-apart.ts'

/** "Active listings - total": set apart behind things of which no money is named, a total is their number. */
export function isNumberOfThings(line: Line, at: number): boolean {
  const isMoney = (place: number) =>
    /^(\$|dollars?|usd|bucks|money)$/.test(line.pieces[place]?.text ?? '') ||
    line.is(place, 'how much', 'how much money', 'average', 'sum') ||
    (['measure', 'attribute', 'extreme', 'ranks', 'grain'] as const).some(
      kind => line.all(place, kind).length > 0,
    )
  return (
    line.pieces[at]?.text === 'total' &&
    !/^(their|its)$/.test(line.pieces[at - 1]?.text ?? '') &&
    isSetApart(line, at) &&
    line.pieces.some((_, place) => place < at && areNamed(line, place)) &&
    !line.pieces.some((_, place) => place !== at && isMoney(place))
  )
}

/** "Active listings value": of all of them. */
export const areNamed = (line: Line, at: number): boolean =>
  line.pieces[at]?.plural === true && line.all(at, 'noun').some(({ weak }) => !weak)
