// What stands around a pool, seen from straight above.
import type { Random } from './random.ts'
import type { Paint } from './scene.ts'
import { fill, n, rect, stroke, type Point } from './shapes.ts'

/** The shadow lies under everything that stands, so it is painted apart from the thing. */
export interface Standing {
  shadow: string
  body: string
}

export function parasol(
  [cx, cy]: Point,
  radius: number,
  [even, odd]: readonly [string, string],
  turn: number,
  paint: Paint,
): Standing {
  const segments = 8
  const at = (position: number, reach: number): Point => {
    const angle = turn + (position * 2 * Math.PI) / segments
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)]
  }
  const panels = Array.from({ length: segments }, (_, i) => {
    const [from, sag, to] = [at(i, radius), at(i + 0.5, radius * 0.9), at(i + 1, radius)]
    return `M${n(cx)} ${n(cy)}L${n(from[0])} ${n(from[1])}Q${n(sag[0])} ${n(sag[1])} ${n(to[0])} ${n(to[1])}Z`
  })
  const evens = panels.filter((_, i) => i % 2 === 0).join('')
  const odds = panels.filter((_, i) => i % 2 === 1).join('')
  return {
    shadow: `<path d="${panels.join('')}" transform="translate(${n(radius * 0.3)} ${n(radius * 0.42)})" fill="${paint('pool-shade')}"/>`,
    body:
      fill(evens, even) +
      fill(odds, odd) +
      // A plain cloth still shows its panels.
      fill(even === odd ? odds : evens, paint('ink'), 0.05) +
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius * 0.055)}" fill="${paint('pool-trim')}"/>`,
  }
}

/** One lounger, to be placed many times by reference. */
export function loungerSymbol(id: string, length: number, towel: string | null, paint: Paint): string {
  const width = length * 0.36
  const corner = width * 0.16
  const [left, top] = [-width / 2, -length / 2]
  const slats = [1, 2, 3, 4, 5]
    .map(k => `M${n(left)} ${n(top + length * (0.3 + k * 0.117))}h${n(width)}`)
    .join('')
  const cloth = width * 0.8
  const stripes = [0, 1, 2].map(k =>
    rect(-cloth / 2, top + length * (0.42 + k * 0.17), cloth, length * 0.05, paint('pool-cloth')),
  )
  return (
    `<g id="${id}">` +
    rect(left + length * 0.07, top + length * 0.1, width, length, paint('pool-shade'), corner) +
    rect(left, top, width, length, paint('pool-cloth'), corner) +
    stroke(slats, paint('pool-deckline'), 1.2) +
    stroke(`M${n(left)} ${n(top + length * 0.3)}h${n(width)}`, paint('pool-trim'), 1.6, 'opacity=".5"') +
    (towel ? rect(-cloth / 2, top + length * 0.34, cloth, length * 0.58, towel) + stripes.join('') : '') +
    '</g>'
  )
}

export function palm([cx, cy]: Point, radius: number, random: Random, paint: Paint): Standing {
  const leaves = 11
  const start = random.between(0, 6)
  let outline = ''
  let body = ''
  for (let i = 0; i < leaves; i++) {
    const angle = start + (i * 2 * Math.PI) / leaves + random.between(-0.12, 0.12)
    const length = radius * random.between(0.82, 1.08)
    const bend = random.between(-0.16, 0.16)
    const tip: Point = [cx + length * Math.cos(angle), cy + length * Math.sin(angle)]
    const middle: Point = [
      cx + length * 0.55 * Math.cos(angle + bend),
      cy + length * 0.55 * Math.sin(angle + bend),
    ]
    const side: Point = [-Math.sin(angle) * length * 0.17, Math.cos(angle) * length * 0.17]
    const leaf =
      `M${n(cx)} ${n(cy)}Q${n(middle[0] + side[0])} ${n(middle[1] + side[1])} ${n(tip[0])} ${n(tip[1])}` +
      `Q${n(middle[0] - side[0])} ${n(middle[1] - side[1])} ${n(cx)} ${n(cy)}Z`
    const rib = `M${n(cx)} ${n(cy)}Q${n(middle[0])} ${n(middle[1])} ${n(tip[0])} ${n(tip[1])}`
    outline += leaf
    body +=
      fill(leaf, paint(i % 2 ? 'pool-leaf' : 'pool-leaf2')) +
      stroke(rib, paint('pool-leaf3'), 1.3, 'opacity=".7"')
  }
  return {
    shadow: `<path d="${outline}" transform="translate(${n(radius * 0.2)} ${n(radius * 0.28)})" fill="${paint('pool-shade')}"/>`,
    body: `${body}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius * 0.07)}" fill="${paint('pool-trim')}"/>`,
  }
}
