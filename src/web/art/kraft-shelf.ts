// Ecommerce: a bay of shelving from the front, one box marked, one place empty.
import type { Random } from './random.ts'
import type { Canvas, Scene } from './scene.ts'
import { n, rect, stroke } from './shapes.ts'

export function shelf({ w, h, paint, unmarked }: Canvas, random: Random): Scene {
  const unit = Math.min(w, h) / 20
  const [board, floors] = [unit * 0.7, 3]
  const tall = h / floors
  const ink = paint('kraft-ink')
  let boxes = ''
  let marked = unmarked
  for (let floor = 0; floor < floors; floor++) {
    const foot = tall * (floor + 1) - board
    for (let x = unit * random.between(-1.6, -0.4); x < w;) {
      const [width, height] = [unit * random.between(2.4, 4.8), unit * random.between(2.6, 5.2)]
      const central = x > w * 0.34 && x < w * 0.6 && floor === 1
      const empty = central && marked && random.chance(0.7)
      if (!empty) {
        const isMarked = central && !marked
        marked ||= isMarked
        const tape = isMarked ? paint('mark') : paint('kraft-tape')
        boxes +=
          rect(
            x,
            foot - height,
            width,
            height,
            paint(random.pick(['kraft-top', 'kraft-top2', 'kraft-left'])),
          ) +
          rect(
            x + width / 2 - unit * 0.34,
            foot - height,
            unit * 0.68,
            isMarked ? height : height * 0.36,
            tape,
          ) +
          rect(x + width * 0.12, foot - height * 0.42, width * 0.34, height * 0.26, paint('kraft-label')) +
          stroke(
            `M${n(x + width * 0.17)} ${n(foot - height * 0.33)}h${n(width * 0.2)}m${n(-width * 0.2)} ${n(height * 0.08)}h${n(width * 0.14)}`,
            ink,
            unit * 0.12,
            'opacity=".7"',
          )
      }
      x += width + unit * random.between(0.15, 0.5)
    }
    boxes +=
      rect(0, foot, w, board, paint('kraft-edge')) +
      rect(0, foot + board, w, unit * 0.42, ink, 0).replace('/>', ' opacity=".28"/>')
  }
  const posts = [0.06, 0.94]
    .map(share => rect(w * share - unit * 0.35, 0, unit * 0.7, h, paint('kraft-edge')))
    .join('')
  return { body: rect(0, 0, w, h, paint('kraft-right')) + boxes + posts }
}
