// Real estate: a street map of lots, bent as streets are, with one lot marked.
import { createRandom } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { circle, n, polygon, smooth, stroke, type Point } from './shapes.ts'

export function parcels(canvas: Canvas): Scene {
  const { seed, w, h, paint } = canvas
  const random = createRandom(seed)
  const unit = Math.min(w, h) / 20
  const reach = Math.hypot(w, h)
  const [left, right] = [w / 2 - reach / 2 - unit * 2, w / 2 + reach / 2 + unit * 2]
  const depth = unit * 3.6
  const bend = (x: number) => Math.sin(((x - left) / reach) * 3.1) * unit * 2.6
  let [lots, houses, trees, streets] = ['', '', '', '']
  const middles: { at: Point; width: number }[] = []

  const row = (top: number, facesDown: boolean) => {
    for (let x = left; x < right;) {
      const width = unit * random.between(2.2, 3.4)
      const next = x + width
      if (Math.abs(top + bend(x) - h / 2) <= h * 0.5 + w * 0.16) {
        const center: Point = [(x + next) / 2, top + depth / 2 + bend((x + next) / 2)]
        lots += polygon([
          [x, top + bend(x)],
          [next, top + bend(next)],
          [next, top + depth + bend(next)],
          [x, top + depth + bend(x)],
        ])
        houses += house(center[0], center[1] + (facesDown ? unit * 0.35 : -unit * 0.35), width * 0.52)
        if (random.chance(0.5)) {
          const treeX = center[0] + random.between(-1, 1) * width * 0.34
          trees += circle(
            treeX,
            top + (facesDown ? unit * 0.75 : unit * 2.9) + bend(treeX),
            unit * random.between(0.24, 0.42),
          )
        }
        middles.push({ at: center, width })
      }
      x = next
    }
  }
  const house = (x: number, y: number, width: number) => {
    const height = unit * random.between(1.1, 1.5)
    const corner = `M${n(x - width / 2)} ${n(y - height / 2)}h${n(width)}v${n(height)}`
    const body = random.chance(0.45)
      ? `${corner}h${n(-width * 0.45)}v${n(height * 0.42)}h${n(-width * 0.55)}z`
      : `${corner}h${n(-width)}z`
    return `${body}M${n(x - width / 2)} ${n(y)}h${n(width)}`
  }
  for (let top = h / 2 - reach / 2; top < h / 2 + reach / 2; top += depth * 2 + unit * 1.9) {
    row(top, false)
    row(top + depth, true)
    const middle: Point[] = []
    for (let x = left; x < right; x += unit * 1.5) middle.push([x, top + depth * 2 + unit * 0.95 + bend(x)])
    streets += smooth(middle)
  }

  const central = middles.filter(
    ({ at: [x, y] }) => Math.abs(x - w / 2) < w * 0.24 && Math.abs(y - h / 2) < h * 0.24,
  )
  const marked = central[Math.floor(random.unit() * central.length)] ?? middles[0]
  const line = paint('blue-line')
  const dashes = `stroke-dasharray="${n(unit * 0.7)} ${n(unit * 0.5)}"`
  return {
    body:
      `<g transform="rotate(${random.pick([-14, -9, 10])} ${n(w / 2)} ${n(h / 2)})">` +
      stroke(lots, line, 1.6, 'opacity=".75"') +
      `<path d="${houses}" stroke="${line}" stroke-width="2" fill="${paint('blue-2')}"/>` +
      stroke(trees, line, 1.2, 'opacity=".6"') +
      stroke(streets, line, 2, `${dashes} opacity=".6"`) +
      (marked && !canvas.unmarked
        ? ring(
            { paint, seed: seed + 3 },
            [...marked.at, marked.width * 0.86, unit * 2.2],
            Math.max(4, unit * 0.16),
            'mark-d',
          )
        : '') +
      '</g>',
  }
}
