// Furniture as an architect draws it: outlines that say what a room is for.
import type { Room } from './plan-rooms.ts'
import { circle, n, roundedRect } from './shapes.ts'

type Draw = (room: Room, unit: number) => string
const middle = ({ x, y, w, h }: Room) => [x + w / 2, y + h / 2] as const

const sofa: Draw = (room, u) => {
  const [x, y] = middle(room)
  return (
    roundedRect(x - u * 1.9, y - u * 1.5, u * 3.8, u * 1.3, u * 0.25) +
    roundedRect(x - u * 1.55, y - u * 1.2, u * 1.5, u * 0.9, u * 0.12) +
    roundedRect(x + u * 0.05, y - u * 1.2, u * 1.5, u * 0.9, u * 0.12) +
    roundedRect(x - u * 1.1, y + u * 0.35, u * 2.2, u * 1.1, u * 0.1)
  )
}

const diningTable: Draw = (room, u) => {
  const [x, y] = middle(room)
  const chairs = Array.from({ length: 6 }, (_, k) => {
    const angle = (k * Math.PI) / 3 + 0.26
    const reach = u * 1.75
    return roundedRect(
      x + Math.cos(angle) * reach - u * 0.3,
      y + Math.sin(angle) * reach - u * 0.3,
      u * 0.6,
      u * 0.6,
      u * 0.14,
    )
  })
  return circle(x, y, u * 1.25) + chairs.join('')
}

const bath: Draw = ({ x, y, w, h }, u) => {
  const margin = u * 0.49
  const [width, height] = [Math.min(w - u * 1.4, u * 2.6), Math.min(h - u * 1.4, u * 1.3)]
  return (
    roundedRect(x + margin, y + margin, width, height, u * 0.12) +
    roundedRect(x + margin + u * 0.16, y + margin + u * 0.16, width - u * 0.32, height - u * 0.32, u * 0.45)
  )
}

const stair: Draw = ({ x, y, w, h }, u) => {
  const margin = u * 0.56
  const [depth, run] = [Math.min(h - u * 1.12, u * 3.2), Math.min(w * 0.6, u * 4.4)]
  const [left, top] = [x + margin, y + h - depth - margin]
  const treads = Array.from({ length: 10 }, (_, k) => `M${n(left + (run * k) / 9)} ${n(top)}v${n(depth)}`)
  const arrow =
    `M${n(left + run * 0.1)} ${n(top + depth / 2)}H${n(left + run * 0.92)}` +
    `l${n(-u * 0.3)} ${n(-u * 0.25)}m${n(u * 0.3)} ${n(u * 0.25)}l${n(-u * 0.3)} ${n(u * 0.25)}`
  return `${treads.join('')}M${n(left)} ${n(top)}h${n(run)}M${n(left)} ${n(top + depth)}h${n(run)}${arrow}`
}

const bed: Draw = ({ x, y, w }, u) => {
  const [width, height, top] = [u * 2.6, u * 2.9, y + u * 0.385]
  const left = x + w / 2 - width / 2
  const pillow = (at: number) => roundedRect(at, top + u * 0.2, u, u * 0.62, u * 0.14)
  return (
    roundedRect(left, top, width, height, u * 0.12) +
    pillow(left + u * 0.2) +
    pillow(left + width - u * 1.2) +
    `M${n(left)} ${n(top + u * 1.2)}h${n(width)}`
  )
}

/** Rooms come largest first. The largest is for living, the smallest two are for bathing. */
export function furniture(rooms: readonly Room[], unit: number): string {
  return rooms
    .map((room, i) => {
      if (i === 0) return sofa(room, unit)
      if (i === 1) return diningTable(room, unit)
      if (i >= rooms.length - 2) return bath(room, unit)
      if (i === 2 && Math.min(room.w, room.h) > unit * 3.2) return stair(room, unit)
      return room.w > unit * 3.4 && room.h > unit * 3.4 ? bed(room, unit) : ''
    })
    .join('')
}

const names = ['LIVING', 'DINING', 'STUDY', 'BED 1', 'BED 2', 'BED 3', 'KITCHEN', 'BATH', 'STORE']
export const roomName = (rank: number) => names[rank] ?? 'ROOM'
