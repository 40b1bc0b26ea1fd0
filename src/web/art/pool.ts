// Vacation rentals: the pool deck seen from straight above.
import { basins, type BasinKind, type Seat } from './pool-basins.ts'
import { loungerSymbol, palm, parasol } from './pool-furniture.ts'
import { createRandom, type Random } from './random.ts'
import type { Canvas, Paint, Scene } from './scene.ts'
import { n, rect, smooth, stroke, type Point } from './shapes.ts'

export interface PoolOptions {
  layout?: BasinKind
  unit?: number
  shore?: number
  rows?: number
  gap?: number
  inset?: number
  center?: number
  /** Water under text: left, top, right, bottom. No wave is drawn there. */
  quiet?: readonly [number, number, number, number]
}

export function pool(canvas: Canvas & PoolOptions): Scene {
  const { seed, w, h, id, paint, quiet } = canvas
  const random = createRandom(seed)
  const unit = canvas.unit ?? Math.min(w, h) / 8
  const kind = canvas.layout ?? random.pick(['lap', 'ell', 'keyhole', 'kidney'])
  const turn = kind === 'shore' ? 0 : random.pick([-16, -11, 12, 17])
  const basin = basins[kind]({
    w,
    h,
    unit,
    paint,
    center: canvas.center,
    shore: canvas.shore ?? 0.66,
    rows: canvas.rows ?? 1,
    gap: canvas.gap ?? 2.25,
    inset: canvas.inset ?? 1.45,
  })

  const onScreen = rotator(w, h, turn)
  const near = (at: Point, margin: number) => {
    const [x, y] = onScreen(at)
    return x > -margin && x < w + margin && y > -margin && y < h + margin
  }

  const ripples = waves(random, canvas, unit, (from, length) => {
    const crossesText =
      quiet && from[0] + length > quiet[0] && from[0] < quiet[2] && from[1] > quiet[1] && from[1] < quiet[3]
    return near([from[0] + length / 2, from[1]], length) && !crossesText
  })
  const water =
    stroke(
      basin.outline,
      paint('pool-shade'),
      unit * 0.62,
      `transform="translate(${n(unit * 0.06)} ${n(unit * 0.09)})" opacity=".5"`,
    ) +
    `<path d="${basin.outline}" fill="${paint('pool-water')}" stroke="${paint('pool-cope')}" stroke-width="${n(unit * 0.5)}" stroke-linejoin="round"/>` +
    `<g clip-path="url(#${id}w)">` +
    stroke(
      basin.outline,
      paint('pool-deep'),
      unit * 0.62,
      `transform="translate(${n(unit * 0.12)} ${n(unit * 0.16)})" opacity=".75"`,
    ) +
    basin.inside +
    stroke(ripples, paint('pool-glint'), Math.max(2, unit * 0.034), 'stroke-linecap="round"') +
    '</g>'

  const seats = basin.seats.filter(seat => near(seat.at, unit * 2))
  const marked = canvas.unmarked ? undefined : markedSeat(random, seats, onScreen, w, h, kind === 'shore')
  const furniture = furnish(random, seats, marked, unit, id, paint)
  const palms = palmSpots(kind, canvas.center !== undefined, w, h)
    .filter(() => random.chance(0.72))
    .map(spot => palm(rotator(w, h, -turn)(spot), unit * random.between(1.5, 1.95), random, paint))

  return {
    defs: `<clipPath id="${id}w"><path d="${basin.outline}"/></clipPath>${furniture.defs}`,
    body:
      `<g transform="rotate(${turn} ${n(w / 2)} ${n(h / 2)})">${deck(canvas, unit)}${water}${furniture.body}` +
      palms.map(tree => tree.shadow).join('') +
      palms.map(tree => tree.body).join('') +
      '</g>',
  }
}

const rotator = (w: number, h: number, degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return ([x, y]: Point): Point => [
    w / 2 + (x - w / 2) * cos - (y - h / 2) * sin,
    h / 2 + (x - w / 2) * sin + (y - h / 2) * cos,
  ]
}

function deck({ w, h, paint }: Canvas, unit: number): string {
  const reach = Math.hypot(w, h)
  const [left, top] = [w / 2 - reach / 2, h / 2 - reach / 2]
  let joints = ''
  for (let at = 0; at < reach; at += unit * 0.92)
    joints += `M${n(left + at)} ${n(top)}v${n(reach)}M${n(left)} ${n(top + at)}h${n(reach)}`
  return rect(left, top, reach, reach, paint('pool-deck')) + stroke(joints, paint('pool-deckline'), 1.4)
}

function waves(
  random: Random,
  { w, h }: Canvas,
  unit: number,
  wanted: (from: Point, length: number) => boolean,
): string {
  const reach = Math.hypot(w, h)
  const [left, top] = [w / 2 - reach / 2, h / 2 - reach / 2]
  let path = ''
  for (let y = top; y < top + reach; y += unit * 0.62) {
    for (let x = left + random.between(-60, 0); x < left + reach;) {
      const length = random.between(0.5, 1.9) * unit
      if (random.chance(0.55) && wanted([x, y], length)) {
        const level = y + random.between(-0.12, 0.12) * unit
        const crests = Math.max(2, Math.round(length / (unit * 0.28)))
        const points = Array.from({ length: crests + 1 }, (_, i): Point => [
          x + (length * i) / crests,
          i === 0 ? level : level + (i % 2 ? -1 : 1) * unit * 0.055,
        ])
        path += smooth(points, 1 / 5)
      }
      x += length + random.between(0.4, 2.2) * unit
    }
  }
  return path
}

/** The red parasol: one that is well inside the picture, else the one nearest to its middle. */
function markedSeat(
  random: Random,
  seats: readonly Seat[],
  onScreen: (at: Point) => Point,
  w: number,
  h: number,
  shore: boolean,
): Seat | undefined {
  const inside = seats.filter(seat => {
    const [x, y] = onScreen(seat.at)
    return x > w * (shore ? 0.5 : 0.3) && x < w * (shore ? 1 : 0.9) && y > h * 0.14 && y < h * 0.86
  })
  if (inside.length) return inside[Math.floor(random.unit() * inside.length)]
  const distance = (seat: Seat) => {
    const [x, y] = onScreen(seat.at)
    return Math.hypot(x / w - 0.5, y / h - 0.5)
  }
  return seats.toSorted((a, b) => distance(a) - distance(b))[0]
}

function furnish(
  random: Random,
  seats: readonly Seat[],
  marked: Seat | undefined,
  unit: number,
  id: string,
  paint: Paint,
) {
  const towels = [null, paint('pool-blue'), paint('pool-sun'), paint('pool-deep')]
  const cloth = paint('pool-cloth')
  const cloths: readonly (readonly [string, string])[] = [
    [cloth, cloth],
    [cloth, paint('pool-blue')],
    [paint('pool-sun'), cloth],
    [cloth, cloth],
    [paint('pool-blue'), paint('pool-blue')],
  ]
  const used = new Set<number>()
  let [loungers, shadows, parasols, last] = ['', '', '', -1]
  const place = ([x, y]: Point, facing: number, towel: number) => {
    used.add(towel)
    loungers += `<use href="#${id}l${towel}" transform="translate(${n(x)} ${n(y)}) rotate(${n(facing)})"/>`
  }
  for (const seat of seats) {
    const angle = (seat.facing * Math.PI) / 180
    const [x, y] = seat.at
    const apart: Point = [Math.cos(angle) * unit * 0.5, Math.sin(angle) * unit * 0.5]
    place([x - apart[0], y - apart[1]], seat.facing, random.chance(0.4) ? random.integer(1, 3) : 0)
    place([x + apart[0], y + apart[1]], seat.facing, random.chance(0.3) ? 1 : 0)
    const radius = unit * random.between(0.82, 0.95)
    let choice = random.integer(0, cloths.length - 1)
    if (choice === last || (choice % 3 === 0 && last % 3 === 0)) choice = (choice + 1) % cloths.length
    if (seat !== marked) last = choice
    const colors = seat === marked ? ([paint('mark'), cloth] as const) : (cloths[choice] ?? [cloth, cloth])
    const foot: Point = [x + Math.sin(angle) * unit * 0.42, y - Math.cos(angle) * unit * 0.42]
    const shade = parasol(foot, radius, colors, random.between(0, 0.8), paint)
    shadows += shade.shadow
    parasols += shade.body
  }
  return {
    defs: [...used]
      .map(towel => loungerSymbol(`${id}l${towel}`, unit * 1.42, towels[towel] ?? null, paint))
      .join(''),
    body: loungers + shadows + parasols,
  }
}

function palmSpots(kind: BasinKind, offCenter: boolean, w: number, h: number): Point[] {
  if (offCenter)
    return [
      [w * 0.985, h * 0.04],
      [w * 0.56, h * 1.02],
      [w * 0.99, h * 0.98],
    ]
  if (kind === 'shore')
    return [
      [w * 1.01, h * 0.1],
      [w, h * 0.93],
    ]
  return [
    [w * 0.03, h * 0.1],
    [w * 0.95, h * 0.04],
    [w * 0.02, h * 0.95],
    [w * 0.99, h * 0.97],
  ]
}
