// Legal: a ruled pad with struck clauses, tabbed exhibits, or a docket of deadlines.
import { drawWords, ruleAt, ruledSheet, writeLine, type Word } from './pad-sheet.ts'
import { turned, type Desk } from './pad-desk.ts'
import { docket } from './pad-docket.ts'
import { pencilLine } from './pencil.ts'
import { createRandom } from './random.ts'
import type { Canvas, Scene } from './scene.ts'
import { fill, n, rect, smooth, stroke, text } from './shapes.ts'

export interface PadOptions {
  layout?: 'redline' | 'exhibits' | 'docket' | 'card' | 'panel' | 'strip'
}

export function pad(canvas: Canvas & PadOptions): Scene {
  const random = createRandom(canvas.seed)
  const kind = canvas.layout ?? random.pick(['redline', 'exhibits', 'docket'])
  const desk: Desk = { ...canvas, random, unit: Math.min(canvas.w, canvas.h) / 20 }
  return { body: rect(0, 0, canvas.w, canvas.h, canvas.paint('pad')) + layouts[kind](desk) }
}

const round = 'stroke-linecap="round"'
function strike({ paint, seed }: Desk, words: readonly Word[], height: number, width: number): string {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return ''
  const y = first.y + height / 2
  const line = (from: number, to: number, drop: number, k: number, offset: number) =>
    stroke(
      pencilLine([from, y + drop], [to, y + drop - width * 0.5], seed + offset, width * 0.35),
      paint('mark-p'),
      width * k,
      round,
    )
  return (
    line(first.x - height * 0.5, last.x + last.w + height * 0.5, width * 0.3, 1, 0) +
    line(first.x - height * 0.2, last.x + last.w * 0.8, width * 1.2, 0.75, 1)
  )
}

function brace({ paint }: Desk, y: number, u: number): string {
  const curve = smooth([
    [u * 3, y - u * 1.3],
    [u * 2.3, y - u],
    [u * 2.2, y - u * 0.3],
    [u * 1.75, y],
    [u * 2.2, y + u * 0.3],
    [u * 2.3, y + u],
    [u * 3, y + u * 1.3],
  ])
  return stroke(curve, paint('mark-p'), u * 0.17, round)
}

/** Paragraphs of four lines and a gap, numbered from four, with one line struck and one blacked out. */
function clauses(
  desk: Desk,
  width: number,
  lines: number,
  u: number,
  struck: number,
  blackedOut: number,
): string {
  const { random, paint, unmarked } = desk
  const height = u * 0.42
  const ink = paint('pad-ink')
  let svg = ''
  for (let k = 0; k < lines; k++) {
    if (k % 5 === 4) continue
    const y = ruleAt(u, k + 1) - height * 1.35
    if (k % 5 === 0)
      svg += text(
        u * 1.25,
        y + height * 1.05,
        u * 0.78,
        ink,
        `§${4 + k / 5}`,
        'font-family="sans-serif" font-weight="600" text-anchor="middle"',
      )
    const words = writeLine(random, u * 3.4, k % 5 === 3 ? width * 0.6 : width - u * 1.2, y, height)
    svg += drawWords(words, height, ink)
    if (k === struck && !unmarked)
      svg += strike(desk, words.slice(1, -1), height, u * 0.2) + brace(desk, y + height / 2, u)
    if (k === blackedOut)
      for (const word of words.slice(1, 3))
        svg += rect(word.x - height * 0.2, word.y - height * 0.45, word.w + height * 0.4, height * 1.9, ink)
  }
  return svg
}

function redline(desk: Desk): string {
  const { w, h, unit, paint, random } = desk
  const [width, height] = [unit * 20, unit * 26]
  const behind = ruledSheet({ w: width, h: height, unit, paper: 'pad-paper2' }, paint)
  const front = ruledSheet({ w: width, h: height, unit, paper: 'pad-paper', bound: true }, paint)
  return (
    turned(w / 2 - unit * 3.2, h * 0.1, 5, behind) +
    turned(
      w / 2 - unit * 11,
      h * 0.13,
      random.pick([-4, -5.5, -3]),
      front + clauses(desk, width, 14, unit, random.integer(1, 3), 7),
    )
  )
}

function card(desk: Desk): string {
  const { w, h, paint } = desk
  const unit = w / 15
  const front = ruledSheet({ w: w * 0.98, h, unit, paper: 'pad-paper', bound: true }, paint)
  return turned(w * 0.16, h * 0.46, -5, front + clauses(desk, w * 0.9, 8, unit, 1, -1))
}

function exhibits(desk: Desk): string {
  const { w, h, unit, paint, random, unmarked } = desk
  const [width, height] = [unit * 13, unit * 17]
  return Array.from('ABCDE', (letter, i) => {
    const tab = unit * (1.2 + i * 2.2)
    const r = unit * 0.3
    const shape = `M${n(tab)} ${n(r)}V${n(-unit)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}h${n(unit * 1.7)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}V${n(r)}Z`
    const lines = Array.from({ length: 11 }, (_, k) => {
      if (k % 4 === 3) return ''
      const words = writeLine(
        random,
        unit * 3.3,
        k % 4 === 2 ? width * 0.6 : width - unit,
        ruleAt(unit, k + 1) - unit * 0.57,
        unit * 0.38,
      )
      return drawWords(words, unit * 0.38, paint('pad-ink'))
    })
    const sheet =
      fill(shape, paint(i === 2 && !unmarked ? 'mark-p' : 'pad-bind')) +
      text(
        tab + unit * 1.15,
        -unit * 0.22,
        unit * 0.86,
        paint('pad-paper'),
        letter,
        'font-family="sans-serif" font-weight="600" text-anchor="middle"',
      ) +
      ruledSheet({ w: width, h: height, unit, paper: i % 2 ? 'pad-paper2' : 'pad-paper' }, paint) +
      lines.join('')
    const shift = `translate(${n(-width / 2 + (i - 2) * unit * 1.2)} ${n(-height * 0.98)})`
    return turned(w / 2, h * 1.02, -26 + i * 13, `<g transform="${shift}">${sheet}</g>`)
  }).join('')
}

/** The whole picture is the pad: writing at the right edge, room for a page on top at the left. */
function panel(desk: Desk): string {
  const { w, h, paint, random, unmarked } = desk
  const unit = h / 20
  const [rule, margin, height] = [unit * 1.35, w * 0.775, unit * 0.46]
  let [rules, writing] = ['', '']
  for (let y = unit * 1.9, k = -1; y < h; y += rule, k++) {
    rules += `M0 ${n(y)}H${n(w)}`
    if (k < 0 || k % 5 === 4 || y > h - unit) continue
    if (k % 5 === 0)
      writing += text(
        margin - unit * 0.9,
        y - unit * 0.3,
        unit * 0.9,
        paint('pad-text'),
        `§${4 + k / 5}`,
        'font-family="sans-serif" font-weight="600" text-anchor="end"',
      )
    const words = writeLine(
      random,
      margin + unit * 1.1,
      k % 5 === 3 ? w * 0.9 : w - unit * 0.6,
      y - height * 1.45,
      height,
    )
    writing += drawWords(words, height, paint('pad-text'))
    if (k === 6 && !unmarked) writing += strike(desk, words, height, unit * 0.2)
  }
  const margins = `M${n(margin)} 0V${n(h)}M${n(margin + 7)} 0V${n(h)}`
  return stroke(rules, paint('pad-rule'), 1.6) + stroke(margins, paint('pad-margin'), 1.6) + writing
}

/** A long strip of three lines, for the closing tally. */
function strip(desk: Desk): string {
  const { w, h, paint, random, unmarked } = desk
  const height = h * 0.1
  const lines = [1, 2, 3].map(k =>
    writeLine(random, h * 1.35, k === 3 ? w * 0.8 : w - h * 0.4, (h / 3) * k - height * 1.75, height),
  )
  return (
    stroke(`M0 ${n(h / 3)}H${n(w)}M0 ${n((2 * h) / 3)}H${n(w)}`, paint('pad-rule'), 2) +
    stroke(`M${n(h * 1.02)} 0V${n(h)}M${n(h * 1.1)} 0V${n(h)}`, paint('pad-margin'), 2) +
    lines.map(words => drawWords(words, height, paint('pad-text'))).join('') +
    (unmarked ? '' : strike(desk, (lines[1] ?? []).slice(-6, -2), height, 6))
  )
}

const layouts = { redline, exhibits, docket, card, panel, strip } satisfies Record<
  string,
  (desk: Desk) => string
>
