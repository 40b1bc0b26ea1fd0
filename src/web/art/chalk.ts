// Education: constructions on a board.
import { pencilRing } from './pencil.ts'
import { chalkFor, type Board } from './chalk-line.ts'
import { times } from './chalk-times.ts'
import { createRandom } from './random.ts'
import type { Canvas, Scene } from './scene.ts'
import { circle, n, polygon, polyline, rect, smooth, text, type Point } from './shapes.ts'

export interface ChalkOptions {
  layout?: 'times' | 'bell' | 'euclid' | 'riemann'
  scale?: number
  /** Middle of the times-table circle. */
  center?: Point
}

export function chalk(canvas: Canvas & ChalkOptions): Scene {
  const { seed, w, h, paint } = canvas
  const random = createRandom(seed)
  const unit = (Math.min(w, h) / 20) * (canvas.scale ?? 1)
  const kind = canvas.layout ?? random.pick(['times', 'bell', 'euclid', 'riemann'])
  const board: Board = { ...canvas, random, unit, line: chalkFor(paint, unit) }
  const ground = rect(0, 0, w, h, paint('chalk')) + smudges(board)
  const drawing = kind === 'times' ? times(board, canvas.center) : constructions[kind](board)
  return { body: `${ground}<g font-family="sans-serif">${drawing}</g>` }
}

/** Where the eraser went. Stacked faint ovals, since a blur filter is slow on old phones. */
function smudges({ random, w, h, unit, paint }: Board): string {
  return Array.from({ length: 5 }, () => {
    const [cx, cy] = [random.between(0.05, 0.95) * w, random.between(0.1, 0.9) * h]
    const [rx, ry, turn] = [
      random.between(4, 9) * unit,
      random.between(1.4, 2.8) * unit,
      random.between(-25, -5),
    ]
    const ovals = [1, 0.82, 0.64, 0.46].map(k => `<ellipse rx="${n(rx * k)}" ry="${n(ry * k)}"/>`).join('')
    return `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})" fill="${paint('chalk-white')}" fill-opacity=".012">${ovals}</g>`
  }).join('')
}

function bell({ random, w, h, unit, line, paint, seed, unmarked }: Board): string {
  const white = paint('chalk-white')
  const [left, width, base, height] = [w * 0.1, w * 0.8, h * 0.76, h * 0.54]
  const [mean, spread] = [random.between(0.46, 0.56), random.between(0.13, 0.16)]
  const density = (x: number) => Math.exp(-0.5 * ((x - mean) / spread) ** 2)
  const at = (x: number, share = 1): Point => [left + width * x, base - height * density(x) * share]
  const cut = mean + spread * random.pick([-1.15, 1.05, 1.2])
  const lowTail = cut < mean
  let [hatch, axis, dots, labels] = [
    '',
    polyline([
      [left - unit * 0.8, base],
      [left + width + unit * 0.8, base],
    ]),
    '',
    '',
  ]
  for (let x = lowTail ? 0.02 : cut; x < (lowTail ? cut : 0.99); x += 0.012) {
    const to = Math.min(x + 0.02, lowTail ? cut : 1)
    if (density(x) > 0.02) hatch += polyline([[left + width * x, base], at(to, 0.98)])
  }
  for (let i = 0; i <= 10; i++) {
    const x = left + (width * i) / 10
    axis += polyline([
      [x, base],
      [x, base + unit * 0.4],
    ])
    if (i % 2 === 0)
      labels += text(
        x,
        base + unit * 1.3,
        unit * 0.68,
        white,
        String(40 + i * 6),
        'text-anchor="middle" opacity=".85"',
      )
  }
  for (let i = 0; i < 46; i++) {
    const x =
      mean + ((random.unit() + random.unit() + random.unit() + random.unit()) / 4 - 0.5) * 4.4 * spread
    const [cx, cy] = at(x, random.between(0.06, 0.86))
    if (x > 0.02 && x < 0.98)
      dots += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(unit * 0.13)}" fill="${white}" opacity=".75"/>`
  }
  const curve = smooth(Array.from({ length: 61 }, (_, i) => at(i / 60)))
  const middle = left + width * mean
  const ringed = pencilRing(
    left + width * (lowTail ? cut - 0.075 : cut + 0.075),
    base - unit * 0.9,
    unit * 1.9,
    unit * 1.35,
    seed,
  )
  return (
    labels +
    line(axis, unit * 0.11) +
    line(hatch, unit * 0.07, paint('chalk-pink'), 0.9) +
    dots +
    line(curve, unit * 0.17) +
    line(
      polyline([
        [middle, base],
        [middle, base - height * 1.07],
      ]),
      unit * 0.09,
      paint('chalk-yellow'),
      0.95,
      `stroke-dasharray="${n(unit * 0.5)} ${n(unit * 0.4)}"`,
    ) +
    text(middle + unit * 0.5, base - height * 1.03, unit * 0.9, paint('chalk-yellow'), 'x̄') +
    (unmarked ? '' : line(ringed, unit * 0.17, paint('mark-d')))
  )
}

function riemann({ random, w, h, unit, line, paint, unmarked }: Board): string {
  const [left, base, width, height] = [w * 0.12, h * 0.8, w * 0.76, h * 0.62]
  const count = random.integer(9, 13)
  const [early, late, phase] = [
    random.between(0.25, 0.45),
    random.between(0.62, 0.8),
    random.between(-0.4, 0.4),
  ]
  const value = (x: number) =>
    Math.max(0.08, 0.46 + 0.34 * Math.sin(x * 5.2 + phase - early * 3) + 0.24 * (x - late))
  const marked = random.integer(2, count - 3)
  const bars = Array.from({ length: count }, (_, i) => {
    const [from, to] = [left + (width * i) / count, left + (width * (i + 1)) / count]
    const top = base - height * value((i + 0.5) / count)
    return polyline([
      [from, base],
      [from, top],
      [to, top],
      [to, base],
    ])
  })
  const curve = smooth(
    Array.from({ length: 49 }, (_, i): Point => [left + (width * i) / 48, base - height * value(i / 48)]),
  )
  const axes =
    polyline([
      [left - unit, base],
      [left + width + unit * 1.2, base],
      [left + width + unit * 0.7, base - unit * 0.35],
    ]) +
    polyline([
      [left, base + unit],
      [left, base - height - unit * 0.8],
      [left - unit * 0.35, base - height - unit * 0.3],
    ])
  const white = paint('chalk-white')
  return (
    line(bars.join(''), unit * 0.075, paint('chalk-yellow'), 0.9) +
    line(axes, unit * 0.12) +
    line(curve, unit * 0.19) +
    (unmarked ? '' : line(bars[marked] ?? '', unit * 0.17, paint('mark-d'))) +
    text(left + width + unit * 1.4, base + unit * 0.4, unit, white, 'x') +
    text(left + unit * 0.8, base - height - unit * 0.1, unit, white, 'y')
  )
}

/** Euclid IV.5: the circle through the corners of a triangle. */
function euclid({ random, w, h, unit, line, paint, seed, unmarked }: Board): string {
  const white = paint('chalk-white')
  const radius = unit * 7.4
  const center: Point = [w * random.between(0.42, 0.58), h * 0.5]
  const start = random.between(0, 6.28)
  const on = (angle: number, reach = radius): Point => [
    center[0] + reach * Math.cos(angle),
    center[1] + reach * Math.sin(angle),
  ]
  const angles = [start, start + random.between(1.8, 2.3), start + random.between(3.9, 4.5)]
  const corners = angles.map(angle => on(angle))
  const bisectors = angles.map((angle, i) => {
    const next = angles[(i + 1) % 3] ?? angle
    const half = (angle + next + (next < angle ? 2 * Math.PI : 0)) / 2
    return polyline([on(half + Math.PI, radius * 0.25), on(half, radius * 1.18)])
  })
  const names = angles.map((angle, i) => {
    const [x, y] = on(angle, radius + unit * 1.1)
    return text(x, y + unit * 0.4, unit * 1.15, white, 'ABC'[i] ?? '', 'text-anchor="middle"')
  })
  const dashes = `stroke-dasharray="${n(unit * 0.6)} ${n(unit * 0.4)}"`
  return (
    line(circle(...center, radius), unit * 0.12, white, 0.95) +
    line(bisectors.join(''), unit * 0.075, paint('chalk-yellow'), 0.9, dashes) +
    line(polygon(corners), unit * 0.2) +
    names.join('') +
    (unmarked
      ? ''
      : line(pencilRing(...center, unit * 1.05, unit * 0.9, seed), unit * 0.17, paint('mark-d'))) +
    `<circle cx="${n(center[0])}" cy="${n(center[1])}" r="${n(unit * 0.2)}" fill="${white}"/>`
  )
}

const constructions = { bell, riemann, euclid } satisfies Record<string, (board: Board) => string>
