// A sheet of ruled paper, and writing on it that is too small to read.
import type { Random } from './random.ts'
import type { Paint } from './scene.ts'
import { n, rect, stroke } from './shapes.ts'

export interface RuledSheet {
  w: number
  h: number
  unit: number
  paper: 'pad-paper' | 'pad-paper2'
  bound?: boolean
}

const lineHeight = 1.12
/** The height of the k-th rule. */
export const ruleAt = (unit: number, k: number) => unit * (2.6 + k * lineHeight)

export function ruledSheet({ w, h, unit, paper, bound }: RuledSheet, paint: Paint): string {
  let rules = ''
  for (let k = 0; ruleAt(unit, k) < h - unit * 0.4; k++) rules += `M0 ${n(ruleAt(unit, k))}H${n(w)}`
  const corner = unit * 0.12
  const binding =
    `<path d="M0 ${n(corner)}a${n(corner)} ${n(corner)} 0 0 1 ${n(corner)} ${n(-corner)}H${n(w - corner)}` +
    `a${n(corner)} ${n(corner)} 0 0 1 ${n(corner)} ${n(corner)}V${n(unit * 1.1)}H0Z" fill="${paint('pad-bind')}"/>`
  const perforation = stroke(
    `M0 ${n(unit * 1.42)}H${n(w)}`,
    paint('pad-bind'),
    1.6,
    `stroke-dasharray="${n(unit * 0.22)} ${n(unit * 0.2)}" opacity=".5"`,
  )
  return (
    rect(unit * 0.3, unit * 0.45, w, h, paint('pad-shade'), corner) +
    rect(0, 0, w, h, paint(paper), corner) +
    stroke(rules, paint('pad-rule'), 1.5) +
    stroke(`M${n(unit * 2.5)} 0V${n(h)}M${n(unit * 2.74)} 0V${n(h)}`, paint('pad-margin'), 1.5) +
    (bound ? binding + perforation : '')
  )
}

export interface Word {
  x: number
  y: number
  w: number
}

export function writeLine(random: Random, from: number, to: number, y: number, height: number): Word[] {
  const words: Word[] = []
  for (let x = from; x < to;) {
    const w = random.between(0.9, 3.6) * height * 2.1
    if (x + w > to) break
    words.push({ x, y, w })
    x += w + height * 1.05
  }
  return words
}

export const drawWords = (words: readonly Word[], height: number, color: string) =>
  `<g opacity=".82">${words.map(({ x, y, w }) => rect(x, y, w, height, color, height * 0.3)).join('')}</g>`
