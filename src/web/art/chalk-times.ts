// A times table as a picture: each number on the circle is joined to its multiple.
import type { Board } from './chalk-line.ts'
import { circle, n, polyline, text, type Point } from './shapes.ts'

export function times(
  { random, w, h, unit, line, paint, unmarked }: Board,
  center: Point | undefined,
): string {
  const white = paint('chalk-white')
  const radius = unit * 8.1
  const [cx, cy] = center ?? [w * random.pick([0.36, 0.5, 0.62]), h * 0.5]
  const count = random.pick([72, 84, 96])
  const factor = random.pick([2, 2, 3, 4])
  const angle = (i: number) => (i / count) * 2 * Math.PI - Math.PI / 2
  const at = (i: number, reach = radius): Point => [
    cx + reach * Math.cos(angle(i)),
    cy + reach * Math.sin(angle(i)),
  ]
  let [chords, ticks, labels] = ['', '', '']
  for (let i = 1; i < count; i++) {
    const to = (i * factor) % count
    if (to !== i) chords += polyline([at(i), at(to)])
    ticks += polyline([at(i), at(i, radius + unit * (i % 6 ? 0.22 : 0.45))])
  }
  for (let i = 0; i < count; i += 6) {
    const [x, y] = at(i, radius + unit * 1.05)
    labels += text(x, y + unit * 0.2, unit * 0.62, white, String(i), 'text-anchor="middle" opacity=".8"')
  }
  const marked = random.integer(Math.floor(count * 0.12), Math.floor(count * 0.2))
  const ends = [at(marked), at((marked * factor) % count)] as const
  const mark = unmarked
    ? ''
    : line(polyline(ends), unit * 0.2, paint('mark-d')) +
      ends
        .map(
          ([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.26)}" fill="${paint('mark-d')}"/>`,
        )
        .join('')
  const column = cx < w * 0.45 ? cx + radius + unit * 3.2 : cx > w * 0.55 ? unit * 1.6 : null
  const table =
    center || column === null
      ? ''
      : Array.from({ length: 6 }, (_, i) => {
          const k = i + marked - 2
          return text(
            column,
            h * 0.3 + i * unit * 1.55,
            unit * 1.02,
            white,
            `${k} × ${factor} = ${k * factor}`,
            'opacity=".85"',
          )
        }).join('')
  return (
    line(chords, unit * 0.06, white, 0.62) +
    line(circle(cx, cy, radius), unit * 0.13) +
    line(ticks, unit * 0.07, white, 0.8) +
    labels +
    mark +
    table
  )
}
