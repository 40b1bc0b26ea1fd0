// Ecommerce: an opened carton from above, its flaps laid back, the things inside wrapped, one of them marked.
import type { Random } from './random.ts'
import type { Canvas, Scene } from './scene.ts'
import { circle, fill, n, polygon, rect, stroke } from './shapes.ts'

export function opened({ w, h, paint, unmarked }: Canvas, random: Random): Scene {
  const unit = Math.min(w, h) / 20
  const [bw, bh, flap] = [unit * 13.6, unit * 9.4, unit * 4]
  const [x, y] = [w / 2 - bw / 2, h / 2 - bh / 2]
  const ink = paint('kraft-ink')
  const lean = unit * 0.5
  const flaps = [
    {
      points: [
        [x, y],
        [x + bw, y],
        [x + bw + lean, y - flap],
        [x - lean, y - flap],
      ] as const,
      color: paint('kraft-top'),
    },
    {
      points: [
        [x, y + bh],
        [x + bw, y + bh],
        [x + bw + lean, y + bh + flap],
        [x - lean, y + bh + flap],
      ] as const,
      color: paint('kraft-top'),
    },
    {
      points: [
        [x, y],
        [x, y + bh],
        [x - flap, y + bh + lean],
        [x - flap, y - lean],
      ] as const,
      color: paint('kraft-top2'),
    },
    {
      points: [
        [x + bw, y],
        [x + bw, y + bh],
        [x + bw + flap, y + bh + lean],
        [x + bw + flap, y - lean],
      ] as const,
      color: paint('kraft-top2'),
    },
  ]
  const [columns, rows] = [3, 2]
  const [cw, ch] = [(bw - unit * 0.8) / columns, (bh - unit * 0.8) / rows]
  const markedAt = random.integer(0, columns * rows - 1)
  const things = Array.from({ length: columns * rows }, (_, k) => {
    const [cx, cy] = [
      x + unit * 0.4 + cw * ((k % columns) + 0.5),
      y + unit * 0.4 + ch * (Math.floor(k / columns) + 0.5),
    ]
    const string = !unmarked && k === markedAt ? paint('mark') : paint('kraft-left')
    if (random.chance(0.36)) {
      const r = Math.min(cw, ch) * 0.4
      return (
        fill(circle(cx, cy, r), paint('kraft-label')) +
        stroke(`${circle(cx, cy, r * 0.66)}${circle(cx, cy, r * 0.2)}`, string, unit * 0.3)
      )
    }
    const [tw, th] = [cw * random.between(0.72, 0.86), ch * random.between(0.7, 0.84)]
    return (
      rect(
        cx - tw / 2,
        cy - th / 2,
        tw,
        th,
        paint(random.pick(['kraft-tape', 'kraft-label', 'kraft-edge'])),
        unit * 0.25,
      ) +
      stroke(`M${n(cx - tw / 2)} ${n(cy)}h${n(tw)}M${n(cx)} ${n(cy - th / 2)}v${n(th)}`, string, unit * 0.34)
    )
  }).join('')
  return {
    body:
      rect(0, 0, w, h, paint('kraft')) +
      `<g transform="rotate(${random.pick([-9, 8, 11])} ${n(w / 2)} ${n(h / 2)})">` +
      fill(flaps.map(({ points }) => polygon(points)).join(''), paint('kraft-shade')).replace(
        '<path',
        `<path transform="translate(${n(unit * 0.7)} ${n(unit * 0.9)})"`,
      ) +
      flaps.map(({ points, color }) => fill(polygon(points), color)).join('') +
      stroke(flaps.map(({ points }) => polygon(points)).join(''), paint('kraft-edge'), unit * 0.1) +
      rect(x, y, bw, bh, paint('kraft-right')) +
      things +
      stroke(`M${n(x)} ${n(y + bh)}V${n(y)}h${n(bw)}`, ink, unit * 0.5, 'opacity=".22"') +
      '</g>',
  }
}
