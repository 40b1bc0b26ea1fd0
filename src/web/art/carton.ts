// One cardboard box in isometric projection.
import type { Random } from './random.ts'
import type { Paint } from './scene.ts'
import { fill, n, polygon, polyline, stroke, type Point } from './shapes.ts'

const cos30 = Math.cos(Math.PI / 6)

export interface Projection {
  origin: Point
  scale: number
}

export const project = ({ origin, scale }: Projection, x: number, y: number, z: number): Point => [
  origin[0] + (x - y) * cos30 * scale,
  origin[1] + (x + y) * 0.5 * scale - z * scale,
]

export interface Box {
  x: number
  y: number
  z: number
  dx: number
  dy: number
  dz: number
}

export interface Print {
  label: boolean
  arrows: boolean
  marked: boolean
}

export function carton(view: Projection, box: Box, print: Print, random: Random, paint: Paint): string {
  const { x, y, z, dx, dy, dz } = box
  const at = (px: number, py: number, pz: number) => project(view, px, py, pz)
  const top = z + dz
  const [back, right, front, left] = [
    at(x, y, top),
    at(x + dx, y, top),
    at(x + dx, y + dy, top),
    at(x, y + dy, top),
  ]
  const [foot, footLeft, footRight] = [at(x + dx, y + dy, z), at(x, y + dy, z), at(x + dx, y, z)]
  return (
    fill(polygon([back, right, front, left]), paint('kraft-top')) +
    fill(polygon([left, front, foot, footLeft]), paint('kraft-left')) +
    fill(polygon([front, right, footRight, foot]), paint('kraft-right')) +
    tape(view, box, print.marked ? paint('mark') : paint('kraft-tape'), paint) +
    (print.label ? label(view, box, random, paint) : '') +
    (print.arrows ? thisSideUp(view, box, paint) : '') +
    stroke(
      polyline([left, front, right]) + polyline([front, foot]),
      paint('kraft-edge'),
      Math.max(1, view.scale * 0.014),
      'opacity=".6"',
    )
  )
}

/** Across the top, and a hand's breadth down the side. */
function tape(view: Projection, { x, y, z, dx, dy, dz }: Box, color: string, paint: Paint): string {
  const at = (px: number, py: number, pz: number) => project(view, px, py, pz)
  const middle = y + dy / 2
  const half = 0.075 * Math.min(dx, dy) + 0.05
  const top = z + dz
  const over = polygon([
    at(x, middle - half, top),
    at(x + dx, middle - half, top),
    at(x + dx, middle + half, top),
    at(x, middle + half, top),
  ])
  const down = polygon([
    at(x + dx, middle - half, top),
    at(x + dx, middle - half, top - 0.3 * dz),
    at(x + dx, middle + half, top - 0.3 * dz),
    at(x + dx, middle + half, top),
  ])
  return (
    fill(over + down, color) +
    fill(down, paint('kraft-ink'), 0.14) +
    stroke(
      polyline([at(x, middle, top), at(x + dx, middle, top)]),
      paint('kraft-ink'),
      view.scale * 0.012,
      'opacity=".35"',
    )
  )
}

/** Drawn in a unit square, which a matrix lays onto the left face. */
function label(view: Projection, { x, y, z, dx, dy, dz }: Box, random: Random, paint: Paint): string {
  const [width, height] = [dx * 0.46, dz * 0.4]
  const corner = project(view, x + dx * 0.09, y + dy, z + dz * 0.56)
  const along = [cos30 * view.scale * width, 0.5 * view.scale * width, 0, view.scale * height]
  const ink = paint('kraft-ink')
  return (
    `<g transform="matrix(${along.map(value => value.toFixed(2)).join(' ')} ${n(corner[0])} ${n(corner[1])})">` +
    `<path d="M0 0h1v1H0z" fill="${paint('kraft-label')}"/><path d="M.07 .1h.5v.09h-.5z" fill="${ink}" opacity=".75"/>` +
    `<path d="M.07 .24h.36v.06h-.36z" fill="${ink}" opacity=".4"/><path d="${barcode(0.07, 0.9, random)}" fill="${ink}"/></g>`
  )
}

export function barcode(from: number, to: number, random: Random): string {
  let path = ''
  for (let x = from; x < to;) {
    const bar = random.pick([0.014, 0.024, 0.038])
    path += `M${x.toFixed(2)} .44h${bar}v.44h-${bar}z`
    x += bar + random.pick([0.02, 0.03])
  }
  return path
}

function thisSideUp(view: Projection, { x, y, z, dx, dy, dz }: Box, paint: Paint): string {
  const arrow = (px: number) => {
    const at = (sx: number, sz: number) => project(view, sx, y + dy, sz)
    const [tip, wing] = [z + dz * 0.3, dx * 0.042]
    return (
      polyline([at(px, z + dz * 0.14), at(px, tip)]) +
      polyline([at(px - wing, tip - dz * 0.09), at(px, tip), at(px + wing, tip - dz * 0.09)])
    )
  }
  const round = 'opacity=".7" stroke-linejoin="round" stroke-linecap="round"'
  return stroke(arrow(x + dx * 0.72) + arrow(x + dx * 0.85), paint('kraft-ink'), view.scale * 0.022, round)
}
