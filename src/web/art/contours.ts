// Real estate: the lie of the land in contour lines, with one lot staked out on it.
import { createRandom } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { n, polygon, smooth, stroke, text, type Point } from './shapes.ts'

const steps = 40

export function contours({ seed, w, h, paint, unmarked }: Canvas): Scene {
  const random = createRandom(seed)
  const unit = Math.min(w, h) / 20
  const line = paint('blue-line')
  const hill = {
    at: [w * random.between(0.24, 0.32), h * random.between(0.36, 0.5)] as const,
    rings: Math.ceil(w / unit / 1.4),
    wobble: random.between(0.1, 0.16),
  }
  const phase = random.between(0, 6)
  const ringOf = (k: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = ((i % steps) / steps) * Math.PI * 2
      const wave =
        1 + hill.wobble * Math.sin(angle * 3 + phase) + hill.wobble * 0.7 * Math.cos(angle * 2 - phase)
      const r = unit * (0.9 + k * 1.1) * wave
      return [hill.at[0] + r * 1.4 * Math.cos(angle), hill.at[1] + r * Math.sin(angle)]
    })
  let [thin, thick, heights] = ['', '', '']
  for (let k = 0; k < hill.rings; k++) {
    const path = smooth(ringOf(k))
    if (k % 4 !== 0) {
      thin += path
      continue
    }
    thick += path
    const [x, y] = ringOf(k)[Math.round(steps * 0.31)] ?? hill.at
    heights +=
      k === 0
        ? ''
        : text(
            x,
            y - unit * 0.25,
            unit * 0.85,
            line,
            `${260 - k * 5}`,
            'font-family="monospace" text-anchor="middle"',
          )
  }
  const [cx, cy] = [w * 0.52, h * 0.6]
  const lot: Point[] = [
    [cx - unit * 3.4, cy - unit * 2.2],
    [cx + unit * 3, cy - unit * 2.9],
    [cx + unit * 3.8, cy + unit * 2.1],
    [cx - unit * 2.9, cy + unit * 2.7],
  ]
  const stakes = lot
    .map(
      ([x, y]) =>
        `M${n(x - unit * 0.4)} ${n(y - unit * 0.4)}h${n(unit * 0.8)}v${n(unit * 0.8)}h${n(-unit * 0.8)}z`,
    )
    .join('')
  const creek = smooth([
    [w * 0.5, -unit],
    [w * 0.56, h * 0.22],
    [w * 0.7, h * 0.62],
    [w * 0.66, h * 0.84],
    [w * 0.74, h + unit],
  ])
  return {
    body:
      stroke(thin, line, unit * 0.05, 'opacity=".5"') +
      stroke(thick, line, unit * 0.11, 'opacity=".8"') +
      heights +
      stroke(
        creek,
        line,
        unit * 0.1,
        `stroke-dasharray="${n(unit)} ${n(unit * 0.35)} ${n(unit * 0.2)} ${n(unit * 0.35)}" opacity=".7"`,
      ) +
      `<path d="${polygon(lot)}" fill="${paint('blue-2')}" fill-opacity=".85" stroke="${line}" stroke-width="${n(unit * 0.16)}"/>` +
      `<path d="${stakes}" fill="${paint('blue')}" stroke="${line}" stroke-width="${n(unit * 0.1)}"/>` +
      (unmarked
        ? ''
        : ring(
            { paint, seed: seed + 4 },
            [cx, cy, unit * 5.4, unit * 4.2],
            Math.max(4, unit * 0.16),
            'mark-d',
          )),
  }
}
