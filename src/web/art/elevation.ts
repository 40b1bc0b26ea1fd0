// Real estate: the front of a house as it is drawn for a permit, one opening marked.
import { createRandom, type Random } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { n, polygon, polyline, stroke, type Point } from './shapes.ts'

interface Bay {
  x: number
  width: number
  floors: number
  roof: 'gable' | 'hip' | 'shed'
}

function bays(random: Random, span: number, unit: number): Bay[] {
  const count = random.integer(2, 4)
  const weights = Array.from({ length: count }, () => random.between(0.7, 1.5))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let x = -span / 2
  return weights.map(weight => {
    const width = Math.round((span * weight) / total / unit) * unit
    const bay: Bay = {
      x,
      width,
      floors: random.integer(1, 2),
      roof: random.pick(['gable', 'gable', 'hip', 'shed']),
    }
    x += width
    return bay
  })
}

const roofs = {
  gable: (x: number, y: number, w: number, rise: number): Point[] => [
    [x - 8, y],
    [x + w / 2, y - rise],
    [x + w + 8, y],
  ],
  hip: (x: number, y: number, w: number, rise: number): Point[] => [
    [x - 8, y],
    [x + w * 0.24, y - rise],
    [x + w * 0.76, y - rise],
    [x + w + 8, y],
  ],
  shed: (x: number, y: number, w: number, rise: number): Point[] => [
    [x - 8, y],
    [x - 8, y - rise * 0.35],
    [x + w + 8, y - rise * 0.8],
    [x + w + 8, y],
  ],
} satisfies Record<Bay['roof'], unknown>

export function elevation(canvas: Canvas): Scene {
  const { seed, w, h, paint } = canvas
  const random = createRandom(seed)
  const unit = Math.min(w, h) / 20
  const ground = h * 0.8
  const storey = unit * 5.2
  const line = paint('blue-line')
  let [walls, covers, panes, courses] = ['', '', '', '']
  const openings: [number, number, number, number][] = []

  const opening = (cx: number, sill: number, width: number, height: number) => {
    const box: Point[] = [
      [cx - width / 2, sill - height],
      [cx + width / 2, sill - height],
      [cx + width / 2, sill],
      [cx - width / 2, sill],
    ]
    panes +=
      polygon(box) +
      polyline([
        [cx, sill - height],
        [cx, sill],
      ]) +
      polyline([
        [cx - width / 2, sill - height / 2],
        [cx + width / 2, sill - height / 2],
      ])
    openings.push([cx, sill - height / 2, width * 0.85, height * 0.75])
  }
  for (const { x, width, floors, roof } of bays(random, Math.min(w * 0.72, unit * 28), unit)) {
    const left = w / 2 + x
    const top = ground - storey * floors
    walls += polygon([
      [left, ground],
      [left, top],
      [left + width, top],
      [left + width, ground],
    ])
    const cover = roofs[roof](left, top, width, unit * random.between(3, 4.6))
    covers += polygon(cover)
    for (let y = top + unit * 0.7; y < ground; y += unit * 0.7) courses += `M${n(left)} ${n(y)}h${n(width)}`
    const across = Math.max(1, Math.round(width / (unit * 4)))
    for (let floor = 0; floor < floors; floor++)
      for (let k = 0; k < across; k++)
        opening(
          left + (width * (k + 0.5)) / across,
          ground - storey * floor - unit * 1.1,
          unit * 1.9,
          unit * 2.2,
        )
  }
  const marked = openings[random.integer(0, openings.length - 1)]
  const earth =
    `M0 ${n(ground)}H${n(w)}` +
    Array.from(
      { length: 60 },
      (_, k) => `M${n((w * k) / 60)} ${n(ground + unit * 0.8)}l${n(unit * 0.6)} ${n(-unit * 0.8)}`,
    ).join('')
  return {
    body:
      stroke(courses, line, 1, 'opacity=".22"') +
      stroke(walls, line, unit * 0.18, 'stroke-linejoin="miter"') +
      `<path d="${covers}" fill="${paint('blue-2')}" stroke="${line}" stroke-width="${n(unit * 0.18)}" stroke-linejoin="round"/>` +
      `<path d="${panes}" fill="${paint('blue')}" stroke="${line}" stroke-width="${n(Math.max(1.4, unit * 0.08))}"/>` +
      stroke(earth, line, unit * 0.12, 'opacity=".8"') +
      (marked && !canvas.unmarked
        ? ring({ paint, seed: seed + 5 }, marked, Math.max(4, unit * 0.16), 'mark-d')
        : ''),
  }
}
