// Ecommerce: receipts laid over each other, one sum ringed.
import type { Random } from './random.ts'
import { ring, type Canvas, type Scene } from './scene.ts'
import { fill, n, rect, stroke } from './shapes.ts'

export function receipt({ seed, w, h, paint, unmarked }: Canvas, random: Random): Scene {
  const unit = Math.min(w, h) / 20
  const ink = paint('kraft-ink')
  const width = unit * 8
  const words = (x: number, y: number, length: number, size: number, opacity: number) =>
    rect(x, y, length, size, ink).replace('/>', ` opacity="${opacity}"/>`)
  const slip = (cx: number, top: number, lines: number, turn: number, marked: boolean) => {
    const [left, height] = [cx - width / 2, unit * (5.4 + lines * 1.25)]
    const tooth = width / 16
    const edge = Array.from({ length: 16 }, (_, k) => `l${n(-tooth)} ${n(k % 2 ? tooth : -tooth)}`).join('')
    const outline = `M${n(left)} ${n(top)}h${n(width)}v${n(height)}${edge}z`
    const rows = Array.from({ length: lines }, (_, k) => {
      const y = top + unit * (3.2 + k * 1.25)
      const amount = unit * random.between(1, 1.7)
      return (
        words(left + unit * 0.9, y, unit * random.between(2, 3.8), unit * 0.42, 0.5) +
        words(left + width - unit * 0.9 - amount, y, amount, unit * 0.42, 0.7)
      )
    }).join('')
    const total = top + unit * (3.8 + lines * 1.25)
    return (
      `<g transform="rotate(${turn} ${n(cx)} ${n(top + height / 2)})">` +
      fill(outline, paint('kraft-shade')).replace(
        '<path',
        `<path transform="translate(${n(unit * 0.45)} ${n(unit * 0.6)})"`,
      ) +
      fill(outline, paint('kraft-label')) +
      words(cx - unit * 2, top + unit * 1.1, unit * 4, unit * 0.8, 0.85) +
      rows +
      stroke(`M${n(left + unit * 0.9)} ${n(total - unit * 0.45)}h${n(width - unit * 1.8)}`, ink, unit * 0.1) +
      words(left + unit * 0.9, total, unit * 1.8, unit * 0.7, 0.85) +
      words(left + width - unit * 3.3, total, unit * 2.4, unit * 0.7, 0.9) +
      (marked
        ? ring(
            { paint, seed: seed + 11 },
            [left + width - unit * 2.1, total + unit * 0.35, unit * 2.2, unit * 1.15],
            Math.max(4, unit * 0.2),
          )
        : '') +
      '</g>'
    )
  }
  const lean = random.pick([-1, 1])
  return {
    body:
      rect(0, 0, w, h, paint('kraft')) +
      rect(0, h * 0.78, w, h * 0.22, paint('kraft-left')) +
      slip(w * 0.2, -unit * 2, 9, -8 * lean, false) +
      slip(w * 0.82, unit * 1.5, 7, 7 * lean, false) +
      slip(w * 0.51, unit * 1.6, 8, 3 * lean, !unmarked),
  }
}
