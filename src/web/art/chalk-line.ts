// The board and what draws on it.
import type { Random } from './random.ts'
import type { Canvas, Paint } from './scene.ts'
import { n, stroke } from './shapes.ts'

export interface Board extends Canvas {
  random: Random
  unit: number
  line: Chalk
}

/** Chalk skips: over each line lies a second one in the color of the board, dotted so finely that it reads as grain. */
export type Chalk = (path: string, width: number, color?: string, opacity?: number, dashes?: string) => string

export function chalkFor(paint: Paint, unit: number): Chalk {
  const grain = `stroke-dasharray="${[0.05, 0.31, 0.03, 0.19, 0.08, 0.43].map(k => n(k * unit)).join(' ')}"`
  return (path, width, color = paint('chalk-white'), opacity = 1, dashes = '') => {
    const round = 'stroke-linecap="round" stroke-linejoin="round"'
    const body = stroke(path, color, width * 1.3, `opacity="${opacity}" ${round}${dashes && ` ${dashes}`}`)
    const fine = width < unit * 0.1
    return fine ? body : body + stroke(path, paint('chalk'), width * 0.5, `opacity=".5" ${grain}`)
  }
}
