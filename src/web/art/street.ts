// Real estate: the fronts of a street side by side, one of them marked.
import { createRandom } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { circle, n, polygon, stroke } from './shapes.ts'

export function street({ seed, w, h, paint, unmarked }: Canvas): Scene {
  const random = createRandom(seed)
  const unit = Math.min(w, h) / 20
  const ground = h * 0.74
  let [walls, roofs, openings, trees] = ['', '', '', '']
  const fronts: { x: number; width: number; height: number }[] = []
  for (let x = -unit * random.between(1, 3); x < w + unit;) {
    const width = unit * random.between(4.2, 6.2)
    const floors = random.integer(1, 3)
    const height = unit * 3 * floors
    const top = ground - height
    walls += polygon([
      [x, ground],
      [x, top],
      [x + width, top],
      [x + width, ground],
    ])
    roofs += random.pick([
      `M${n(x - unit * 0.3)} ${n(top)}L${n(x + width / 2)} ${n(top - unit * 2.6)}L${n(x + width + unit * 0.3)} ${n(top)}Z`,
      `M${n(x - unit * 0.2)} ${n(top)}v${n(-unit * 0.7)}h${n(width + unit * 0.4)}v${n(unit * 0.7)}Z`,
      `M${n(x - unit * 0.3)} ${n(top)}l${n(unit * 1.3)} ${n(-unit * 1.9)}h${n(width - unit * 2)}l${n(unit * 1.3)} ${n(unit * 1.9)}Z`,
    ])
    for (let floor = 0; floor < floors; floor++)
      for (let k = 0; k < 2; k++) {
        const [cx, sill] = [x + width * (0.28 + 0.44 * k), ground - unit * (3 * floor + 0.8)]
        const isDoor = floor === 0 && k === 1
        openings += isDoor
          ? `M${n(cx - unit * 0.5)} ${n(ground)}v${n(-unit * 2.1)}h${n(unit)}V${n(ground)}`
          : `M${n(cx - unit * 0.6)} ${n(sill)}v${n(-unit * 1.5)}h${n(unit * 1.2)}v${n(unit * 1.5)}zm${n(unit * 0.6)} 0v${n(-unit * 1.5)}`
      }
    fronts.push({ x, width, height })
    const gap = unit * random.between(1.2, 2.8)
    if (gap > unit * 1.7) {
      const [tx, r] = [x + width + gap / 2, gap * random.between(0.34, 0.46)]
      trees += `${circle(tx, ground - unit * 1.5 - r, r)}M${n(tx)} ${n(ground)}V${n(ground - unit * 1.5 - r * 0.4)}`
    }
    x += width + gap
  }
  const inside = fronts.filter(({ x, width }) => x > w * 0.16 && x + width < w * 0.86)
  const marked = inside[random.integer(0, inside.length - 1)]
  const line = paint('blue-line')
  const curb = `M0 ${n(ground)}H${n(w)}M0 ${n(ground + unit * 1.1)}H${n(w)}`
  const lane = `M${n(unit)} ${n(ground + unit * 3)}H${n(w)}`
  return {
    body:
      stroke(trees, line, unit * 0.08, 'opacity=".6"') +
      stroke(walls, line, unit * 0.15) +
      `<path d="${roofs}" fill="${paint('blue-2')}" stroke="${line}" stroke-width="${n(unit * 0.15)}" stroke-linejoin="round"/>` +
      stroke(openings, line, Math.max(1.4, unit * 0.07)) +
      stroke(curb, line, unit * 0.12) +
      stroke(lane, line, unit * 0.1, `stroke-dasharray="${n(unit * 1.6)} ${n(unit * 1.2)}" opacity=".6"`) +
      (marked && !unmarked
        ? ring(
            { paint, seed: seed + 7 },
            [
              marked.x + marked.width / 2,
              ground - marked.height / 2 - unit * 0.5,
              marked.width * 0.78,
              marked.height / 2 + unit * 2.2,
            ],
            Math.max(4, unit * 0.16),
            'mark-d',
          )
        : ''),
  }
}
