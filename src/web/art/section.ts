// Real estate: a house cut open, with floors, stairs, rafters and what holds it up.
import { createRandom } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { n, polygon, polyline, stroke, text, type Point } from './shapes.ts'

export function section({ seed, w, h, paint, unmarked }: Canvas): Scene {
  const random = createRandom(seed)
  const unit = Math.min(w, h) / 20
  const line = paint('blue-line')
  const half = unit * random.between(8.6, 9.8)
  const middle = w / 2 - unit * 1.6
  const [left, right] = [middle - half, middle + half]
  const [cellar, ground, upper, eaves] = [h * 0.92, h * 0.72, h * 0.5, h * 0.29]
  const peak: Point = [middle + unit * random.between(-2, 2), h * 0.06]
  const wall = unit * 0.42
  const walls = [left, right].map(x => `M${n(x)} ${n(cellar)}V${n(eaves)}`).join('')
  const floors = [ground, upper, eaves, cellar].map(y => `M${n(left)} ${n(y)}H${n(right)}`).join('')
  const roof = polygon([[left - unit * 1.2, eaves], peak, [right + unit * 1.2, eaves]])
  const rafters = Array.from({ length: 5 }, (_, k) => {
    const t = (k + 1) / 6
    const foot: Point = [left + (right - left) * t, eaves]
    const side = foot[0] < peak[0] ? left - unit * 1.2 : right + unit * 1.2
    const share = Math.abs((foot[0] - side) / (peak[0] - side))
    return polyline([foot, [foot[0], eaves + (peak[1] - eaves) * share]])
  }).join('')
  const stairAt = left + unit * random.between(9.4, 11)
  const treads = 9
  const [rise, run] = [(ground - upper) / treads, unit * 0.62]
  const stairs = `M${n(stairAt)} ${n(ground)}${Array.from({ length: treads }, () => `v${n(-rise)}h${n(run)}`).join('')}`
  const partitions = [
    [left + unit * 6.2, ground, upper],
    [left + unit * 5, upper, eaves],
    [right - unit * 5, upper, eaves],
    [middle, cellar, ground],
  ]
    .map(([x = 0, from = 0, to = 0]) => `M${n(x)} ${n(from)}V${n(to)}`)
    .join('')
  const window = (x: number, y: number) =>
    `M${n(x)} ${n(y)}h${n(unit * 1.9)}v${n(unit * 2)}h${n(-unit * 1.9)}zm${n(unit * 0.95)} 0v${n(unit * 2)}`
  const windows =
    window(left + unit * 1.6, upper + unit * 1.1) +
    window(left + unit * 1.6, eaves + unit * 1.1) +
    window(right - unit * 3.4, eaves + unit * 1.1) +
    window(right - unit * 3.4, upper + unit * 1.1)
  const earth = Array.from(
    { length: Math.ceil(w / unit) },
    (_, k) => `M${n(k * unit)} ${n(ground + unit * 0.8)}l${n(unit * 0.6)} ${n(-unit * 0.8)}`,
  )
    .filter((_, k) => k * unit < left - unit || k * unit > right)
    .join('')
  const soil = `M0 ${n(ground)}H${n(left)}M${n(right)} ${n(ground)}H${n(w)}`
  const dimension = `M${n(right + unit * 3)} ${n(eaves)}V${n(ground)}m${n(-unit * 0.4)} 0h${n(unit * 0.8)}M${n(right + unit * 2.6)} ${n(upper)}h${n(unit * 0.8)}M${n(right + unit * 2.6)} ${n(eaves)}h${n(unit * 0.8)}`
  return {
    body:
      `<path d="${roof}" fill="${paint('blue-2')}" stroke="${line}" stroke-width="${n(wall)}" stroke-linejoin="round"/>` +
      stroke(rafters, line, unit * 0.09, 'opacity=".7"') +
      stroke(partitions, line, unit * 0.16, 'opacity=".85"') +
      stroke(windows, line, unit * 0.09) +
      stroke(stairs, line, unit * 0.13, 'stroke-linejoin="round"') +
      stroke(floors, line, unit * 0.26) +
      stroke(walls, line, wall, 'stroke-linecap="square"') +
      stroke(earth + soil, line, unit * 0.1, 'opacity=".75"') +
      stroke(dimension, line, unit * 0.07, 'opacity=".8"') +
      text(
        right + unit * 3.6,
        (ground + upper) / 2 + unit * 0.3,
        unit * 0.85,
        line,
        `9'-0"`,
        'font-family="monospace"',
      ) +
      text(
        right + unit * 3.6,
        (eaves + upper) / 2 + unit * 0.3,
        unit * 0.85,
        line,
        `8'-6"`,
        'font-family="monospace"',
      ) +
      (unmarked
        ? ''
        : ring(
            { paint, seed: seed + 9 },
            [
              stairAt + run * treads * 0.5,
              (ground + upper) / 2,
              run * treads * 0.74,
              (ground - upper) * 0.72,
            ],
            Math.max(4, unit * 0.16),
            'mark-d',
          )),
  }
}
