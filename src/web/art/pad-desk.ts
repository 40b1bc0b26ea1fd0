import type { Random } from './random.ts'
import type { Canvas } from './scene.ts'
import { n } from './shapes.ts'

export interface Desk extends Canvas {
  random: Random
  unit: number
}

export const turned = (x: number, y: number, degrees: number, inside: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${inside}</g>`
