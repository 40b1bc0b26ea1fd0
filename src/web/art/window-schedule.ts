// Real estate: the windows and doors of a house drawn out in a row, each with its number.
import { createRandom } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { circle, n, stroke, text } from './shapes.ts'

type Draw = (x: number, foot: number, w: number, h: number) => string

const frame = (x: number, foot: number, w: number, h: number) =>
  `M${n(x)} ${n(foot)}v${n(-h)}h${n(w)}v${n(h)}z`

const kinds: readonly [Draw, ...Draw[]] = [
  (x, foot, w, h) =>
    `${frame(x, foot, w, h)}M${n(x)} ${n(foot - h / 2)}h${n(w)}M${n(x + w / 2)} ${n(foot)}v${n(-h)}`,
  (x, foot, w, h) =>
    `${frame(x, foot, w, h)}M${n(x + w / 3)} ${n(foot)}v${n(-h)}M${n(x + (w * 2) / 3)} ${n(foot)}v${n(-h)}`,
  (x, foot, w, h) =>
    `M${n(x)} ${n(foot)}v${n(-h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}zM${n(x + w / 2)} ${n(foot)}v${n(-h)}M${n(x)} ${n(foot - h * 0.52)}h${n(w)}`,
  (x, foot, w, h) =>
    `${frame(x, foot, w, h)}M${n(x)} ${n(foot)}L${n(x + w)} ${n(foot - h / 2)}L${n(x)} ${n(foot - h)}`,
  (x, foot, w, h) =>
    [0.25, 0.5, 0.75].reduce(
      (path, k) => `${path}M${n(x)} ${n(foot - h * k)}h${n(w)}M${n(x + w * k)} ${n(foot)}v${n(-h)}`,
      frame(x, foot, w, h),
    ),
]

export function windowSchedule({ seed, w, h, paint, unmarked }: Canvas): Scene {
  const random = createRandom(seed)
  const unit = Math.min(w, h) / 20
  const line = paint('blue-line')
  const columns = Math.max(4, Math.round(w / (unit * 6)))
  const cell = w / columns
  let [panes, inner, marks] = ['', '', '']
  const all: [number, number, number, number][] = []
  for (const [row, foot] of [h * 0.43, h * 0.87].entries())
    for (let k = 0; k < columns; k++) {
      const [pw, ph] = [unit * random.between(2.4, 3.9), unit * random.between(3.4, 6.2)]
      const x = cell * (k + 0.5) - pw / 2
      panes += random.pick(kinds)(x, foot, pw, ph)
      inner += frame(x + unit * 0.25, foot - unit * 0.25, pw - unit * 0.5, ph - unit * 0.5)
      marks +=
        stroke(circle(cell * (k + 0.5), foot + unit * 1.3, unit * 0.75), line, unit * 0.07, 'opacity=".8"') +
        text(
          cell * (k + 0.5),
          foot + unit * 1.6,
          unit * 0.85,
          line,
          String(row * columns + k + 1),
          'font-family="monospace" text-anchor="middle"',
        )
      all.push([x + pw / 2, foot - ph / 2, pw * 0.85, ph * 0.68])
    }
  const inside = all.filter(([x]) => x > w * 0.2 && x < w * 0.8)
  const marked = inside[random.integer(0, inside.length - 1)]
  return {
    body:
      stroke(`M0 ${n(h * 0.43)}H${n(w)}M0 ${n(h * 0.87)}H${n(w)}`, line, unit * 0.06, 'opacity=".45"') +
      `<path d="${panes}" fill="${paint('blue-2')}" stroke="${line}" stroke-width="${n(unit * 0.17)}" stroke-linejoin="round"/>` +
      stroke(inner, line, unit * 0.06, 'opacity=".6"') +
      marks +
      (marked && !unmarked
        ? ring({ paint, seed: seed + 8 }, marked, Math.max(4, unit * 0.16), 'mark-d')
        : ''),
  }
}
