// Real estate: lots around the round end of a street.
import { createRandom } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { circle, n, polygon, stroke, type Point } from './shapes.ts'

export function culDeSac({ seed, w, h, paint, unmarked }: Canvas): Scene {
  const random = createRandom(seed)
  const unit = Math.min(w, h) / 20
  const line = paint('blue-line')
  const center: Point = [w * 0.5, h * 0.47]
  const [inner, middle, outer] = [unit * 3.4, unit * 8.6, unit * 15]
  const at = (angle: number, r: number): Point => [
    center[0] + r * Math.cos(angle),
    center[1] + r * Math.sin(angle),
  ]
  // The street comes in from below.
  const [from, to] = [Math.PI * 0.5 + 0.42, Math.PI * 2.5 - 0.42]
  const lots = 9
  let [edges, houses, drives, trees] = ['', '', '', '']
  const middles: Point[] = []
  for (let k = 0; k < lots; k++) {
    const [a, b] = [from + ((to - from) * k) / lots, from + ((to - from) * (k + 1)) / lots]
    const mid = (a + b) / 2
    edges += polygon([at(a, inner), at(b, inner), at(b, middle), at(a, middle)])
    edges += polygon([at(a, middle), at(b, middle), at(b, outer), at(a, outer)])
    const [width, depth] = [unit * random.between(0.95, 1.25), unit * random.between(1, 1.3)]
    for (const r of [inner + unit * 2.7, middle + unit * 3]) {
      const [x, y] = at(mid, r)
      const [cos, sin] = [Math.cos(mid), Math.sin(mid)]
      const corner = (across: number, out: number): Point => [
        x + cos * out - sin * across,
        y + sin * out + cos * across,
      ]
      houses += polygon([
        corner(-width, -depth),
        corner(width, -depth),
        corner(width, depth),
        corner(width * 0.1, depth),
        corner(width * 0.1, depth * 0.3),
        corner(-width, depth * 0.3),
      ])
      if (random.chance(0.6)) {
        const [tx, ty] = corner(width * random.pick([-1.35, 1.35]), depth * 1.2)
        trees += circle(tx, ty, unit * random.between(0.3, 0.55))
      }
    }
    const [start, end] = [at(mid, inner), at(mid, inner + unit * 1.6)]
    drives += `M${n(start[0])} ${n(start[1])}L${n(end[0])} ${n(end[1])}`
    middles.push(at(mid, inner + unit * 2.7))
  }
  const marked = middles[random.integer(1, lots - 2)] ?? center
  const [leftEnd, rightEnd] = [at(from, inner), at(to, inner)]
  const road = `M${n(leftEnd[0])} ${n(h)}V${n(leftEnd[1])}M${n(rightEnd[0])} ${n(h)}V${n(rightEnd[1])}`
  return {
    body:
      stroke(edges, line, 1.6, 'opacity=".75"') +
      stroke(circle(center[0], center[1], inner), line, unit * 0.13) +
      stroke(circle(center[0], center[1], unit * 1.2), line, unit * 0.08, 'opacity=".7"') +
      stroke(road, line, unit * 0.13) +
      stroke(
        `M${n(center[0])} ${n(h)}V${n(center[1] + inner + unit * 0.4)}`,
        line,
        unit * 0.1,
        `stroke-dasharray="${n(unit * 1.2)} ${n(unit * 0.9)}" opacity=".6"`,
      ) +
      stroke(drives, line, unit * 0.5, 'opacity=".22"') +
      `<path d="${houses}" fill="${paint('blue-2')}" stroke="${line}" stroke-width="${n(unit * 0.1)}" stroke-linejoin="round"/>` +
      stroke(trees, line, 1.2, 'opacity=".6"') +
      (unmarked
        ? ''
        : ring(
            { paint, seed: seed + 6 },
            [...marked, unit * 2.3, unit * 2],
            Math.max(4, unit * 0.16),
            'mark-d',
          )),
  }
}
