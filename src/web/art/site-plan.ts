// Real estate: one lot from above, with house, drive, pool and trees, and the lines that may not be crossed.
import { createRandom } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { circle, n, polygon, roundedRect, stroke } from './shapes.ts'

export function sitePlan({ seed, w, h, paint, unmarked }: Canvas): Scene {
  const random = createRandom(seed)
  const unit = Math.min(w, h) / 20
  const line = paint('blue-line')
  const [left, right] = [w / 2 - unit * 12.4, w / 2 + unit * 12.4]
  const [top, bottom] = [h / 2 - unit * 8.4, h / 2 + unit * 6.2]
  const lean = unit * random.between(-1.2, 1.2)
  const lot = polygon([
    [left, top + lean],
    [right, top - lean],
    [right, bottom],
    [left, bottom],
  ])
  const setback = `M${n(left + unit * 1.6)} ${n(top + unit * 2.4)}H${n(right - unit * 1.6)}V${n(bottom - unit * 1.8)}H${n(left + unit * 1.6)}Z`
  const [hx, hy] = [left + unit * random.between(3, 4.2), top + unit * 3.4]
  const [hw, hd, wing] = [unit * 9.6, unit * 4.6, unit * 3.2]
  const house = `M${n(hx)} ${n(hy)}h${n(hw)}v${n(hd + wing)}h${n(-wing * 1.3)}v${n(-wing)}h${n(-hw + wing * 1.3)}z`
  const ridge =
    `M${n(hx)} ${n(hy)}l${n(hd / 2)} ${n(hd / 2)}h${n(hw - hd)}M${n(hx)} ${n(hy + hd)}l${n(hd / 2)} ${n(-hd / 2)}` +
    `M${n(hx + hw)} ${n(hy)}l${n(-hd / 2)} ${n(hd / 2)}v${n(hd / 2 + wing - wing * 0.65)}l${n(-wing * 0.65 + hd / 2 - unit * 0.2)} ${n(wing * 0.65)}`
  const driveX = hx + hw - wing * 1.3
  const drive = `M${n(driveX)} ${n(hy + hd + wing)}V${n(h)}M${n(driveX + wing * 1.3)} ${n(hy + hd + wing)}V${n(h)}`
  const pool = { x: right - unit * 8.2, y: top + unit * 4.2, w: unit * 5.2, h: unit * 3 }
  const basin = roundedRect(pool.x, pool.y, pool.w, pool.h, unit * 0.9)
  const deck = roundedRect(
    pool.x - unit * 0.9,
    pool.y - unit * 0.9,
    pool.w + unit * 1.8,
    pool.h + unit * 1.8,
    unit * 0.4,
  )
  const trees = Array.from({ length: 9 }, () => {
    const [x, y] = [
      random.between(left + unit, right - unit),
      random.between(bottom - unit * 3.4, bottom - unit),
    ]
    if (Math.abs(x - driveX - wing * 0.6) < unit * 3) return ''
    const r = unit * random.between(0.7, 1.3)
    return `${circle(x, y, r)}M${n(x - r * 0.5)} ${n(y)}h${n(r)}M${n(x)} ${n(y - r * 0.5)}v${n(r)}`
  }).join('')
  const road = `M0 ${n(bottom + unit * 1.7)}H${n(w)}`
  const dashes = (on: number, off: number) => `stroke-dasharray="${n(unit * on)} ${n(unit * off)}"`
  const north = [right + unit * 2.6, top + unit * 1.6] as const
  return {
    body:
      stroke(lot, line, unit * 0.14, `${dashes(1.8, 0.4)}`) +
      stroke(setback, line, unit * 0.07, `${dashes(0.4, 0.4)} opacity=".7"`) +
      stroke(drive, line, unit * 0.1, 'opacity=".8"') +
      `<path d="${house}" fill="${paint('blue-2')}" stroke="${line}" stroke-width="${n(unit * 0.2)}" stroke-linejoin="round"/>` +
      stroke(ridge, line, unit * 0.07, 'opacity=".8"') +
      stroke(deck, line, unit * 0.08, 'opacity=".7"') +
      `<path d="${basin}" fill="${paint('blue-2')}" stroke="${line}" stroke-width="${n(unit * 0.14)}"/>` +
      stroke(trees, line, unit * 0.07, 'opacity=".75"') +
      stroke(road, line, unit * 0.14) +
      stroke(
        `${circle(north[0], north[1], unit * 1.1)}M${n(north[0])} ${n(north[1] + unit * 1.7)}v${n(-unit * 3.4)}l${n(-unit * 0.45)} ${n(unit)}m${n(unit * 0.45)} ${n(-unit)}l${n(unit * 0.45)} ${n(unit)}`,
        line,
        unit * 0.09,
      ) +
      (unmarked
        ? ''
        : ring(
            { paint, seed: seed + 2 },
            [pool.x + pool.w / 2, pool.y + pool.h / 2, pool.w * 0.82, pool.h * 0.98],
            Math.max(4, unit * 0.16),
            'mark-d',
          )),
  }
}
