// Ecommerce: price tags hung on a line, one price ringed.
import type { Random } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { circle, fill, n, rect, stroke } from './shapes.ts'

export function tags({ seed, w, h, paint, unmarked }: Canvas, random: Random): Scene {
  const unit = Math.min(w, h) / 20
  const ink = paint('kraft-ink')
  const [line, sag] = [h * 0.14, unit * 1.3]
  const count = Math.max(4, Math.round(w / (unit * 6.4)))
  const step = w / count
  const markedAt = random.integer(1, count - 2)
  const drop = (x: number) => line + sag * (1 - ((x - w / 2) / (w / 2)) ** 2)
  const tag = (k: number) => {
    const x = step * (k + 0.5)
    const [tw, th] = [unit * 4.7, unit * random.between(8.2, 9.8)]
    const hole = drop(x) + unit * random.between(2.2, 3.4)
    const top = hole - unit * 0.9
    const [cut, left] = [unit * 1.3, x - tw / 2]
    const outline = `M${n(left)} ${n(top + cut)}l${n(cut)} ${n(-cut)}h${n(tw - 2 * cut)}l${n(cut)} ${n(cut)}v${n(th - cut)}h${n(-tw)}z`
    const old = random.chance(0.5)
    const price = top + th * 0.62
    const words = (y: number, length: number, size: number, opacity: number) =>
      rect(x - length / 2, y, length, size, ink).replace('/>', ` opacity="${opacity}"/>`)
    return (
      `<g transform="rotate(${n(random.between(-7, 7))} ${n(x)} ${n(drop(x))})">` +
      fill(outline, paint('kraft-shade')).replace(
        '<path',
        `<path transform="translate(${n(unit * 0.4)} ${n(unit * 0.55)})"`,
      ) +
      fill(outline, paint(random.pick(['kraft-label', 'kraft-top', 'kraft-edge']))) +
      fill(circle(x, hole, unit * 0.42), paint('kraft-right')) +
      stroke(`M${n(x)} ${n(drop(x))}L${n(x)} ${n(hole)}`, ink, unit * 0.14) +
      words(top + th * 0.34, unit * 2.6, unit * 0.36, 0.45) +
      words(top + th * 0.43, unit * 1.8, unit * 0.36, 0.45) +
      words(price, unit * random.between(2, 2.9), unit * 1.1, 0.88) +
      (old
        ? stroke(
            `M${n(x - unit * 1.1)} ${n(top + th * 0.87)}h${n(unit * 2.2)}`,
            ink,
            unit * 0.3,
            'opacity=".35"',
          )
        : '') +
      (k === markedAt && !unmarked
        ? ring(
            { paint, seed: seed + 5 },
            [x, price + unit * 0.55, unit * 2.1, unit * 1.25],
            Math.max(4, unit * 0.2),
          )
        : '') +
      '</g>'
    )
  }
  return {
    body:
      rect(0, 0, w, h, paint('kraft')) +
      stroke(`M0 ${n(line)}Q${n(w / 2)} ${n(line + 2 * sag)} ${n(w)} ${n(line)}`, ink, unit * 0.2) +
      Array.from({ length: count }, (_, k) => tag(k)).join(''),
  }
}
