// Ecommerce: so close to a parcel that its label fills the picture, one line of it marked.
import { barcode } from './carton.ts'
import type { Random } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { n, rect } from './shapes.ts'

export function label({ seed, w, h, paint, unmarked }: Canvas, random: Random): Scene {
  const unit = Math.min(w, h) / 20
  const ink = paint('kraft-ink')
  const [lw, lh] = [unit * 17.5, unit * 12.4]
  const [x, y] = [w / 2 - lw / 2 + unit * 1.2, h / 2 - lh / 2 + unit * 0.4]
  const words = (left: number, top: number, length: number, size: number, opacity: number) =>
    `<rect x="${n(left)}" y="${n(top)}" width="${n(length)}" height="${n(size)}" fill="${ink}" opacity="${opacity}"/>`
  const address = [8.4, 6.2, 7.2, 4.6].map((length, k) =>
    words(
      x + unit * 1.2,
      y + unit * (3.4 + k * 1.15),
      unit * length * random.between(0.85, 1),
      unit * 0.6,
      k === 0 ? 0.85 : 0.5,
    ),
  )
  const fields = [0, 1, 2].map(k =>
    words(x + unit * 11.6, y + unit * (3.4 + k * 1.5), unit * random.between(2.6, 4.4), unit * 0.6, 0.5),
  )
  const turn = random.pick([-6, -4, 5])
  return {
    body:
      rect(0, 0, w, h, paint('kraft-top')) +
      rect(0, h * 0.06, w, unit * 3.4, paint('kraft-tape')) +
      rect(0, h * 0.06 + unit * 1.6, w, unit * 0.12, ink).replace('/>', ' opacity=".3"/>') +
      rect(-w * 0.02, 0, w * 0.06, h, paint('kraft-left')) +
      `<g transform="rotate(${turn} ${n(w / 2)} ${n(h / 2)})">` +
      rect(x + unit * 0.35, y + unit * 0.5, lw, lh, paint('kraft-shade'), unit * 0.3) +
      rect(x, y, lw, lh, paint('kraft-label'), unit * 0.3) +
      words(x + unit * 1.2, y + unit * 1, unit * 3.6, unit * 1.1, 0.9) +
      words(x + unit * 11.6, y + unit * 1, unit * 4.6, unit * 1.1, 0.25) +
      `<path d="M${n(x)} ${n(y + unit * 2.7)}h${n(lw)}M${n(x + unit * 10.8)} ${n(y + unit * 2.7)}v${n(unit * 5.2)}M${n(x)} ${n(y + unit * 7.9)}h${n(lw)}" fill="none" stroke="${ink}" stroke-width="${n(unit * 0.14)}"/>` +
      address.join('') +
      fields.join('') +
      `<g transform="matrix(${n(lw * 0.9)} 0 0 ${n(unit * 8)} ${n(x + lw * 0.04)} ${n(y + unit * 5)})"><path d="${barcode(0.02, 1, random)}" fill="${ink}"/></g>` +
      (unmarked
        ? ''
        : ring(
            { paint, seed: seed + 3 },
            [x + unit * 13.4, y + unit * 5.2, unit * 3.4, unit * 1.5],
            Math.max(4, unit * 0.2),
          )) +
      '</g>',
  }
}
