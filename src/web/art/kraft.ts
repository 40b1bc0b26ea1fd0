// Ecommerce: cartons stacked like a column chart, parcels laid out like a treemap, and what else a packing room holds.
import { barcode, carton, project, type Projection } from './carton.ts'
import { label } from './kraft-label.ts'
import { opened } from './kraft-opened.ts'
import { receipt } from './kraft-receipt.ts'
import { shelf } from './kraft-shelf.ts'
import { tags } from './kraft-tags.ts'
import { createRandom, type Random } from './random.ts'
import type { Canvas, Paint, Scene } from './scene.ts'
import { fill, n, polygon, rect, stroke } from './shapes.ts'

export interface KraftOptions {
  layout?: 'row' | 'stacks' | keyof typeof flatScenes
  columns?: number
  scale?: number
  origin?: readonly [x: number, y: number]
}

/** Seen from the front or from above, without depth. */
const flatScenes = { treemap, shelf, label, opened, tags, receipt } satisfies Record<
  string,
  (canvas: Canvas, random: Random) => Scene
>

interface Stack {
  x: number
  y: number
  height: number
  /** A loose small box on the floor. */
  loose: boolean
}

const cos30 = Math.cos(Math.PI / 6)
const clampHeight = (height: number) => Math.max(1, Math.min(4, Math.round(height)))

function inRow(random: Random, columns: number): Stack[] {
  let level = random.between(1.2, 2.4)
  const stacks = Array.from({ length: columns }, (_, i): Stack => {
    const stack = { x: i * 1.06, y: -i * 1.06, height: clampHeight(level), loose: false }
    level += random.between(-1.1, 1.7)
    if (level > 4.2) level = 2
    return stack
  })
  const tall = stacks[random.integer(1, columns - 2)]
  if (tall && !stacks.some(stack => stack.height === 4)) tall.height = 4
  const loose = stacks
    .filter(() => random.chance(0.34))
    .map(({ x, y }): Stack => ({ x: x + 1.22, y: y + 1.22, height: 1, loose: true }))
  return [...stacks, ...loose]
}

function inBlock(random: Random): Stack[] {
  const [across, deep] = [4, 3]
  return Array.from({ length: across * deep }, (_, k): Stack => {
    const [i, j] = [Math.floor(k / deep), k % deep]
    const behind = across - 1 - i + (deep - 1 - j)
    return {
      x: i * 1.3,
      y: j * 1.3,
      height: clampHeight(1 + behind * 0.62 + random.between(-0.9, 0.9)),
      loose: false,
    }
  })
}

export function kraft(canvas: Canvas & KraftOptions): Scene {
  const { seed, w, h, paint, scale = 1 } = canvas
  const random = createRandom(seed)
  const kind = canvas.layout ?? random.pick(['row', 'treemap', 'stacks'])
  if (kind !== 'row' && kind !== 'stacks') return flatScenes[kind](canvas, random)

  const columns = canvas.columns ?? random.integer(5, 6)
  const stacks = (kind === 'row' ? inRow(random, columns) : inBlock(random)).sort(
    (a, b) => a.x + a.y - b.x - b.y || a.x - b.x,
  )
  const size =
    scale * (kind === 'row' ? Math.min(w / (columns * 1.86 + 0.4), h / 4.4) : Math.min(w / 9.8, h / 6))
  const origin: [number, number] =
    kind === 'row'
      ? [canvas.origin?.[0] ?? w / 2 - (columns - 1) * 1.06 * cos30 * size, canvas.origin?.[1] ?? h * 0.62]
      : [canvas.origin?.[0] ?? w / 2 - 0.65 * cos30 * size, canvas.origin?.[1] ?? h * 0.43]
  const view = { origin, scale: size }
  const tallest = Math.max(...stacks.map(stack => stack.height))
  const marked = canvas.unmarked
    ? undefined
    : stacks.findLast(stack => stack.height === tallest && !stack.loose)
  return {
    body:
      rect(0, 0, w, h, paint('kraft')) +
      fill(stacks.map(stack => shadow(view, stack)).join(''), paint('kraft-shade')) +
      stacks.map(stack => boxes(view, stack, stack === marked, random, paint)).join(''),
  }
}

function shadow(view: Projection, { x, y, height, loose }: Stack): string {
  const edge = loose ? 0.16 : 0
  const length = loose ? 0.45 : Math.min(1.5, 0.55 + height * 0.22)
  const [near, far] = [1 - edge, 1 - edge + length]
  return polygon([
    project(view, x + edge, y + near, 0),
    project(view, x + near, y + near, 0),
    project(view, x + far, y + near - length * 0.35, 0),
    project(view, x + far, y + edge - length * 0.35, 0),
    project(view, x + near, y + edge, 0),
  ])
}

function boxes(
  view: Projection,
  { x, y, height, loose }: Stack,
  marked: boolean,
  random: Random,
  paint: Paint,
): string {
  const slack = (most: number) => (loose ? 0.16 : random.between(0, most))
  let svg = ''
  for (let level = 0, z = 0; level < height; level++) {
    const last = level === height - 1
    const dz = loose ? 0.5 : last ? random.pick([0.56, 0.78, 0.78]) : 0.78
    const [left, back] = [slack(0.06), slack(0.06)]
    const box = { x: x + left, y: y + back, z, dx: 1 - left - slack(0.05), dy: 1 - back - slack(0.05), dz }
    svg += carton(
      view,
      box,
      { label: random.chance(0.5), arrows: random.chance(0.3), marked: marked && last },
      random,
      paint,
    )
    z += dz
  }
  return svg
}

interface Parcel {
  x: number
  y: number
  w: number
  h: number
}

function treemap({ w, h, paint, unmarked }: Canvas, random: Random): Scene {
  const unit = Math.min(w, h) / 20
  const parcels: Parcel[] = []
  const split = (area: Parcel, depth: number): void => {
    if (depth === 0 || area.w * area.h < w * h * 0.06 || (depth < 2 && random.chance(0.2))) {
      parcels.push(area)
      return
    }
    const share = random.between(0.38, 0.62)
    const wide = area.w > area.h
    split(wide ? { ...area, w: area.w * share } : { ...area, h: area.h * share }, depth - 1)
    split(
      wide
        ? { ...area, x: area.x + area.w * share, w: area.w * (1 - share) }
        : { ...area, y: area.y + area.h * share, h: area.h * (1 - share) },
      depth - 1,
    )
  }
  split({ x: -w * 0.06, y: -h * 0.06, w: w * 1.12, h: h * 1.12 }, 4)
  const inside = parcels
    .filter(
      p =>
        p.x > w * 0.08 &&
        p.y > h * 0.08 &&
        p.x + p.w < w * 0.95 &&
        p.y + p.h < h * 0.95 &&
        p.w > unit * 4 &&
        p.h > unit * 4,
    )
    .sort((a, b) => b.w * b.h - a.w * a.h)
  const marked = unmarked
    ? undefined
    : (inside[Math.min(inside.length - 1, random.integer(0, 1))] ?? parcels[0])
  const gap = unit * 0.32
  const laid = parcels.map(p => ({
    parcel: { x: p.x + gap, y: p.y + gap, w: p.w - 2 * gap, h: p.h - 2 * gap },
    marked: p === marked,
  }))
  const shade = laid
    .map(
      ({ parcel: { x, y, w, h } }) =>
        `M${n(x)} ${n(y + h)}l${n(unit * 0.5)} ${n(unit * 0.7)}h${n(w)}v${n(-h)}l${n(-unit * 0.5)} ${n(-unit * 0.7)}z`,
    )
    .join('')
  return {
    body:
      rect(0, 0, w, h, paint('kraft-right')) +
      fill(shade, paint('kraft-shade')) +
      laid.map(({ parcel, marked }) => parcelFromAbove(parcel, marked, unit, random, paint)).join(''),
  }
}

function parcelFromAbove(
  { x, y, w, h }: Parcel,
  marked: boolean,
  unit: number,
  random: Random,
  paint: Paint,
): string {
  const wide = w > h
  const band = Math.max(unit * 0.7, Math.min(w, h) * 0.12)
  const [cx, cy] = [x + w / 2, y + h / 2]
  const tape = marked ? paint('mark') : paint('kraft-tape')
  const ink = paint('kraft-ink')
  const box =
    rect(x, y, w, h, paint(random.pick(['kraft-top', 'kraft-top', 'kraft', 'kraft-top2'])), unit * 0.1) +
    (wide ? rect(x, cy - band / 2, w, band, tape) : rect(cx - band / 2, y, band, h, tape)) +
    stroke(wide ? `M${n(x)} ${n(cy)}h${n(w)}` : `M${n(cx)} ${n(y)}v${n(h)}`, ink, 1.4, 'opacity=".3"')
  if (Math.min(w, h) <= unit * 3.4) return box
  const labelWidth = Math.min(wide ? w * 0.4 : w / 2 - band * 1.3, unit * 4.8)
  const labelHeight = Math.min(wide ? h / 2 - band * 1.3 : h * 0.4, labelWidth * 0.68)
  const [lx, ly] = [x + (wide ? w * 0.07 : w / 2 + band * 0.9), y + (wide ? h / 2 + band * 0.9 : h * 0.06)]
  if (lx + labelWidth >= x + w || ly + labelHeight >= y + h) return box
  return (
    `${box}<g transform="matrix(${n(labelWidth)} 0 0 ${n(labelHeight)} ${n(lx)} ${n(ly)})">` +
    `<path d="M0 0h1v1H0z" fill="${paint('kraft-label')}"/><path d="M.08 .12h.5v.09h-.5z" fill="${ink}" opacity=".8"/>` +
    `<path d="M.08 .27h.34v.06h-.34z" fill="${ink}" opacity=".4"/><path d="${barcode(0.08, 0.9, random)}" fill="${ink}"/></g>`
  )
}
