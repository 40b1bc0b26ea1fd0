import { hex, inTheme } from '#brand/oklch.ts'
import { artColors, type ArtColor, type Theme } from '#brand/tokens.ts'
import { pencilRing } from './pencil.ts'
import { stroke } from './shapes.ts'

/** Turns the name of a color into what the theme paints with. */
export type Paint = (color: ArtColor) => string

export const paintFor =
  (theme: Theme): Paint =>
  color =>
    hex(inTheme(artColors[color], theme))

export interface Canvas {
  seed: number
  w: number
  h: number
  /** Prefix for ids inside the picture; two pictures in one document must not share it. */
  id: string
  paint: Paint
  /** Leaves the red mark out where the page on top already has one. */
  unmarked?: boolean | undefined
}

export interface Scene {
  defs?: string
  body: string
}

export const ring = (
  { paint, seed }: Pick<Canvas, 'paint' | 'seed'>,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  width: number,
  color: ArtColor = 'mark',
) => stroke(pencilRing(cx, cy, rx, ry, seed), paint(color), width, 'stroke-linecap="round"')
