// The shapes a pool can have, and where people sit around each of them.
import { circle, n, roundedRect, stroke, type Point } from './shapes.ts'
import type { Paint } from './scene.ts'

export const basinKinds = ['lap', 'ell', 'keyhole', 'kidney', 'shore', 'twin'] as const
export type BasinKind = (typeof basinKinds)[number]

/** A pair of loungers under a parasol: where, and which way they face in degrees. */
export interface Seat {
  at: Point
  facing: number
}

export interface Basin {
  outline: string
  inside: string
  seats: Seat[]
}

export interface BasinSpace {
  w: number
  h: number
  /** An eighth of the short side unless told otherwise: a parasol's radius. */
  unit: number
  paint: Paint
  /** Where the water ends, as a share of the width (shore), and how dense the rows behind it are. */
  shore: number
  rows: number
  gap: number
  inset: number
  /** Where the round end sits, as a share of the width (keyhole). */
  center: number | undefined
}

const along = (from: number, to: number, gap: number) => {
  const steps: number[] = []
  for (let at = from; at <= to; at += gap) steps.push(at)
  return steps
}
const rowAcross = (y: number, from: number, to: number, gap: number, facing: number): Seat[] =>
  along(from, to, gap).map(x => ({ at: [x, y], facing }))
const rowDown = (x: number, from: number, to: number, gap: number, facing: number): Seat[] =>
  along(from, to, gap).map(y => ({ at: [x, y], facing }))
const arc = ([cx, cy]: Point, radius: number, from: number, to: number, count: number): Seat[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1)
    return {
      at: [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)],
      facing: (angle * 180) / Math.PI + 270,
    }
  })

function shore({ w, h, unit, shore, rows, gap, inset }: BasinSpace): Basin {
  const reach = Math.hypot(w, h)
  const left = w / 2 - reach / 2 - 80
  const edge = w * shore
  return {
    outline: roundedRect(left, h / 2 - reach / 2 - 80, edge - left, reach + 160, 60),
    inside: '',
    seats: Array.from({ length: rows }, (_, i) =>
      rowDown(edge + unit * (inset + i * 3.05), -unit * (0.2 + i * 1.1), h + unit, unit * gap, -90),
    ).flat(),
  }
}

function lap({ w, h, unit, paint }: BasinSpace): Basin {
  const [width, height] = [w * 1.15, unit * 3.1]
  const [x, y] = [w / 2 - width * 0.36, h / 2 - height * 0.42]
  const lanes = [1, 2, 3]
    .map(k => `M${n(x + unit * 0.7)} ${n(y + (height * k) / 4)}H${n(x + width)}`)
    .join('')
  return {
    outline: roundedRect(x, y, width, height, unit * 0.4),
    inside: stroke(lanes, paint('pool-deep'), unit * 0.1),
    seats: [
      ...rowAcross(y - unit * 1.28, x - unit * 0.2, w + unit * 3, unit * 2.35, 180),
      ...rowAcross(y + height + unit * 1.28, x + unit * 0.9, w + unit * 3, unit * 2.35, 0),
    ],
  }
}

function ell({ w, h, unit }: BasinSpace): Basin {
  const [x, y] = [w / 2 - w * 0.16, h / 2 - h * 0.62]
  const [arm, height, width, foot, r] = [unit * 3.4, h * 0.98, w * 0.8, unit * 3, unit * 0.45]
  const corner = (sweep: 0 | 1, dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 ${sweep} ${n(dx)} ${n(dy)}`
  return {
    outline:
      `M${n(x + r)} ${n(y)}H${n(x + arm - r)}${corner(1, r, r)}V${n(y + height - foot - r)}${corner(0, r, r)}` +
      `H${n(x + width)}V${n(y + height)}H${n(x + r)}${corner(1, -r, -r)}V${n(y + r)}${corner(1, r, -r)}Z`,
    inside: '',
    seats: [
      ...rowDown(x - unit * 1.3, y - unit * 0.2, y + height + unit, unit * 2.3, 90),
      ...rowAcross(y + height + unit * 1.3, x + unit * 0.4, w + unit * 2, unit * 2.3, 0),
    ],
  }
}

function keyhole({ w, h, unit, paint, center }: BasinSpace): Basin {
  const [radius, half] = [unit * 2.15, unit * 1.05]
  const [x, y] = [center === undefined ? w / 2 + unit * 0.4 : w * center, h / 2 + unit * 0.15]
  const neck = x + Math.sqrt(radius ** 2 - half ** 2)
  return {
    outline:
      `M${n(neck)} ${n(y - half)}H${n(w + unit * 3)}V${n(y + half)}H${n(neck)}` +
      `A${n(radius)} ${n(radius)} 0 1 1 ${n(neck)} ${n(y - half)}Z`,
    inside: [0.45, 0.7].map(k => stroke(circle(x, y, radius * k), paint('pool-deep'), unit * 0.07)).join(''),
    seats: [
      ...arc([x, y], radius + unit * 1.55, 1.9, 4.9, 4),
      ...rowAcross(y - half - unit * 1.35, x + unit * 3.1, w + unit * 2, unit * 2.3, 180),
      ...rowAcross(y + half + unit * 1.35, x + unit * 3.1, w + unit * 2, unit * 2.3, 0),
    ],
  }
}

function kidney({ w, h, unit: k }: BasinSpace): Basin {
  const [x, y] = [w / 2 + k * 0.9, h / 2 - k * 0.3]
  const to = (dx: number, dy: number) => `${n(x + dx * k)} ${n(y + dy * k)}`
  return {
    outline:
      `M${to(-4.6, -0.4)}C${to(-4.6, -3.2)} ${to(-1.6, -3.3)} ${to(0.2, -2)}` +
      `C${to(2, -0.7)} ${to(3, -3.2)} ${to(5.4, -2.4)}C${to(8, -1.5)} ${to(7.4, 2.8)} ${to(4, 2.9)}` +
      `C${to(1, 3)} ${to(-4.6, 3.2)} ${to(-4.6, -0.4)}Z`,
    inside: '',
    seats: [
      ...rowAcross(y + 4.2 * k, x - 4.4 * k, x + 8 * k, k * 2.35, 0),
      ...arc([x - 1.8 * k, y - 0.1 * k], 4.2 * k, 2.75, 4.35, 3),
      ...rowAcross(y - 4.1 * k, x + 2.6 * k, x + 9 * k, k * 2.35, 180),
    ],
  }
}

/** A round pool, and a small warm one beside it. */
function twin({ w, h, unit, paint }: BasinSpace): Basin {
  const large: Point = [w * 0.58, h * 0.46]
  const small: Point = [w * 0.24, h * 0.64]
  const [wide, narrow] = [unit * 2.9, unit * 1.35]
  return {
    outline: circle(large[0], large[1], wide) + circle(small[0], small[1], narrow),
    inside: stroke(
      circle(small[0], small[1], narrow * 0.62) + circle(large[0], large[1], wide * 0.74),
      paint('pool-deep'),
      unit * 0.1,
    ),
    seats: [...arc(large, wide + unit * 1.45, -2.3, 2.5, 9), ...arc(small, narrow + unit * 1.5, 2.1, 4.4, 3)],
  }
}

export const basins = { shore, lap, ell, keyhole, kidney, twin } satisfies Record<
  BasinKind,
  (space: BasinSpace) => Basin
>
