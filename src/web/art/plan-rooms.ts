// A house as rectangles: split until rooms have the size of rooms, then find where walls meet.
import type { Random } from './random.ts'

export interface Room {
  x: number
  y: number
  w: number
  h: number
}

/** Upright walls have x1 = x2, level ones y1 = y2. */
export interface Wall {
  x1: number
  y1: number
  x2: number
  y2: number
}

export const isUpright = (wall: Wall) => same(wall.x1, wall.x2)
const same = (a: number, b: number) => Math.abs(a - b) < 0.5

export interface House {
  outline: Room
  rooms: Room[]
  inner: Wall[]
  /** North, east, south, west. */
  outer: Wall[]
}

export function buildHouse(random: Random, outline: Room, unit: number): House {
  const rooms: Room[] = []
  const inner: Wall[] = []
  const least = unit * 3.6
  const split = (room: Room, depth: number): void => {
    const { x, y, w, h } = room
    const divisible = (w > least * 2 || h > least * 2) && depth < 4 && !(depth > 2 && random.chance(0.3))
    const upright = w > h * 1.05 ? true : h > w * 1.05 ? false : random.chance(0.5)
    if (!divisible || (upright ? w : h) <= least * 2) {
      rooms.push(room)
      return
    }
    const share = random.between(0.36, 0.64)
    const cut = Math.round(((upright ? w : h) * share) / unit) * unit
    if (upright) {
      inner.push({ x1: x + cut, y1: y, x2: x + cut, y2: y + h })
      split({ x, y, w: cut, h }, depth + 1)
      split({ x: x + cut, y, w: w - cut, h }, depth + 1)
    } else {
      inner.push({ x1: x, y1: y + cut, x2: x + w, y2: y + cut })
      split({ x, y, w, h: cut }, depth + 1)
      split({ x, y: y + cut, w, h: h - cut }, depth + 1)
    }
  }
  split(outline, 0)
  const { x, y, w, h } = outline
  return {
    outline,
    rooms,
    inner,
    outer: [
      { x1: x, y1: y, x2: x + w, y2: y },
      { x1: x + w, y1: y, x2: x + w, y2: y + h },
      { x1: x, y1: y + h, x2: x + w, y2: y + h },
      { x1: x, y1: y, x2: x, y2: y + h },
    ],
  }
}

/** Where other walls end on this one, with its own two ends, in order along it. */
export function junctions(wall: Wall, house: House): number[] {
  const upright = isUpright(wall)
  const [from, to, level] = upright ? [wall.y1, wall.y2, wall.x1] : [wall.x1, wall.x2, wall.y1]
  const meets = [...house.inner, ...house.outer].flatMap(other => {
    if (other === wall || isUpright(other) === upright) return []
    const [ends, at] = upright ? [[other.x1, other.x2], other.y1] : [[other.y1, other.y2], other.x1]
    return ends.some(end => same(end, level)) && at > from && at < to ? [at] : []
  })
  return [from, to, ...meets].sort((a, b) => a - b)
}

export const spans = (stops: readonly number[]): [number, number][] =>
  stops.slice(1).map((stop, i) => [stops[i] ?? stop, stop])
