// Real estate: a floor plan, with doors, windows, furniture and dimension lines.
import { furniture, roomName } from './plan-furniture.ts'
import { buildHouse, isUpright, junctions, spans, type House, type Wall } from './plan-rooms.ts'
import { createRandom, type Random } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { n, stroke, text, type Point } from './shapes.ts'

export interface PlanOptions {
  scale?: number
  offset?: Point
  dimensions?: boolean
  /** The marked room is the one under this point. */
  markAt?: Point
}

const monospace = 'font-family="monospace" text-anchor="middle"'
const feet = (length: number, unit: number) => {
  const inches = Math.round((length / unit) * 30)
  return `${Math.floor(inches / 12)}'-${inches % 12}"`
}

/** A stretch of wall, upright or level, from one place along it to another. */
const piece = (wall: Wall, from: number, to: number, shift = 0) =>
  isUpright(wall)
    ? `M${n(wall.x1 + shift)} ${n(from)}V${n(to)}`
    : `M${n(from)} ${n(wall.y1 + shift)}H${n(to)}`

function wallWithGaps(wall: Wall, gaps: readonly [number, number][]): string {
  let from = isUpright(wall) ? wall.y1 : wall.x1
  let path = ''
  for (const [start, end] of gaps.toSorted((a, b) => a[0] - b[0])) {
    path += piece(wall, from, start)
    from = end
  }
  return path + piece(wall, from, isUpright(wall) ? wall.y2 : wall.x2)
}

function door(
  random: Random,
  wall: Wall,
  house: House,
  unit: number,
): { gap: [number, number]; leaf: string } | null {
  const longest = spans(junctions(wall, house)).reduce((best, span) =>
    span[1] - span[0] > best[1] - best[0] ? span : best,
  )
  const width = unit * 1.55
  if (longest[1] - longest[0] <= width + unit * 0.9) return null
  const start = random.chance(0.5) ? longest[0] + unit * 0.45 : longest[1] - unit * 0.45 - width
  const side = random.chance(0.5) ? 1 : -1
  const hingedAtStart = random.chance(0.5)
  const [hinge, tip] = hingedAtStart ? [start, start + width] : [start + width, start]
  const sweep = (hingedAtStart === isUpright(wall) ? 1 : 0) ^ (side > 0 ? 0 : 1)
  const swing = `A${n(width)} ${n(width)} 0 0 ${sweep} `
  const leaf = isUpright(wall)
    ? `M${n(wall.x1)} ${n(hinge)}H${n(wall.x1 + side * width)}${swing}${n(wall.x1)} ${n(tip)}`
    : `M${n(hinge)} ${n(wall.y1)}V${n(wall.y1 + side * width)}${swing}${n(tip)} ${n(wall.y1)}`
  return { gap: [start, start + width], leaf }
}

function dimensionLine(wall: Wall, stops: readonly number[], outward: 1 | -1, unit: number, color: string) {
  const upright = isUpright(wall)
  const level = (upright ? wall.x1 : wall.y1) + outward * unit * 1.6
  const half = unit * 0.5
  const slash = unit * 0.22
  const first = stops[0] ?? 0
  const last = stops.at(-1) ?? 0
  const ticks = stops.map(at =>
    upright
      ? `M${n(level - half)} ${n(at)}h${n(unit)}M${n(level - slash)} ${n(at + slash)}l${n(slash * 2)} ${n(-slash * 2)}`
      : `M${n(at)} ${n(level - half)}v${n(unit)}M${n(at - slash)} ${n(level + slash)}l${n(slash * 2)} ${n(-slash * 2)}`,
  )
  const labels = spans(stops).map(([from, to]) => {
    const center = (from + to) / 2
    const [x, y] = upright
      ? [level + outward * unit * 0.42, center]
      : [center, level + (outward < 0 ? -unit * 0.32 : unit * 0.82)]
    const turned = upright ? ` transform="rotate(-90 ${n(x)} ${n(y)})"` : ''
    return text(x, y, unit * 0.56, color, feet(to - from, unit), `${monospace} opacity=".75"${turned}`)
  })
  const line = upright ? `M${n(level)} ${n(first)}V${n(last)}` : `M${n(first)} ${n(level)}H${n(last)}`
  return { path: line + ticks.join(''), labels: labels.join('') }
}

export function plan(canvas: Canvas & PlanOptions): Scene {
  const { w, h, paint, seed, markAt, offset = [0, 0] } = canvas
  const random = createRandom(seed)
  const unit = (Math.min(w, h) / 20) * (canvas.scale ?? 1)
  const [width, height] = [unit * random.between(22, 25), unit * random.between(12.6, 14)]
  const outline = {
    x: (w - width) / 2 + offset[0],
    y: (h - height) / 2 + unit * 0.3 + offset[1],
    w: width,
    h: height,
  }
  const house = buildHouse(random, outline, unit)
  const line = paint('blue-line')
  let [innerWalls, outerWalls, leaves, windows, dimensions, labels] = ['', '', '', '', '', '']

  for (const wall of house.inner) {
    const opening = door(random, wall, house, unit)
    innerWalls += wallWithGaps(wall, opening ? [opening.gap] : [])
    leaves += opening?.leaf ?? ''
  }
  house.outer.forEach((wall, side) => {
    const stops = junctions(wall, house)
    const gaps = spans(stops).flatMap(([from, to]): [number, number][] => {
      if (to - from <= unit * 3 || !random.chance(0.85)) return []
      const glass = Math.min((to - from) * 0.5, unit * 3.4)
      const start = (from + to) / 2 - glass / 2
      return [[start, start + glass]]
    })
    for (const [from, to] of gaps)
      for (const shift of [-unit * 0.17, 0, unit * 0.17]) windows += piece(wall, from, to, shift)
    outerWalls += wallWithGaps(wall, gaps)
    if (canvas.dimensions === false) return
    const measured = dimensionLine(wall, stops, side === 0 || side === 3 ? -1 : 1, unit, line)
    dimensions += measured.path
    labels += measured.labels
  })

  const bySize = house.rooms.toSorted((a, b) => b.w * b.h - a.w * a.h)
  const halo = `font-family="monospace" text-anchor="end" fill-opacity=".8" stroke="${paint('blue')}" stroke-width="${n(unit * 0.3)}" paint-order="stroke"`
  bySize.forEach(({ x, y, w: roomWidth, h: roomHeight }, rank) => {
    labels += text(
      x + roomWidth - unit * 0.6,
      y + roomHeight - unit * 0.62,
      unit * 0.52,
      line,
      roomName(rank),
      halo,
    )
  })
  const underMark = markAt
    ? house.rooms.find(
        ({ x, y, w, h }) => markAt[0] > x && markAt[0] < x + w && markAt[1] > y && markAt[1] < y + h,
      )
    : undefined
  const marked = underMark ?? bySize[Math.min(bySize.length - 1, random.integer(2, 4))] ?? outline
  const square = 'stroke-linecap="square"'
  return {
    body:
      stroke(innerWalls, line, unit * 0.2, square) +
      stroke(outerWalls, line, unit * 0.36, square) +
      stroke(windows, line, Math.max(1.2, unit * 0.045)) +
      stroke(leaves, line, Math.max(1.3, unit * 0.055), 'opacity=".85"') +
      stroke(furniture(bySize, unit), line, Math.max(1.1, unit * 0.045), 'opacity=".6"') +
      stroke(dimensions, line, 1.2, 'opacity=".6"') +
      labels +
      (canvas.unmarked
        ? ''
        : ring(
            { paint, seed: seed + 9 },
            [marked.x + marked.w / 2, marked.y + marked.h / 2, marked.w / 2, marked.h / 2],
            Math.max(4, unit * 0.14),
            'mark-d',
          )),
  }
}
