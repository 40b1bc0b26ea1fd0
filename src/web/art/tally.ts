// The company: tally strokes on squared paper, the last group crossed in red.
import { pencilLine } from './pencil.ts'
import { createRandom } from './random.ts'
import type { Canvas, Scene } from './scene.ts'
import { grid, rect, stroke } from './shapes.ts'

export function tally({ seed, w, h, paint, unmarked }: Canvas): Scene {
  const random = createRandom(seed)
  const unit = (Math.min(w, h) / 20) * random.pick([0.82, 1, 1.28])
  const [width, height] = [unit * 4.6, unit * 4.1]
  const [stepX, stepY] = [width + unit * 1.7, height + unit * 1.5]
  const columns = Math.floor((w - unit * 4) / stepX)
  const rows = Math.floor((h - unit * 2.4) / stepY + 0.2)
  const [left, top] = [(w - columns * stepX + unit * 1.7) / 2, (h - rows * stepY + unit * 1.5) / 2]
  const groups = columns * rows - random.integer(1, Math.max(1, columns - 1))
  const round = 'stroke-linecap="round"'
  let strokes = ''
  for (let k = 0; k < groups; k++) {
    const [x, y] = [left + (k % columns) * stepX, top + Math.floor(k / columns) * stepY]
    for (let i = 0; i < 4; i++) {
      const at = x + width * (0.14 + i * 0.24)
      const [from, to] = [at + random.between(-0.15, 0.15) * unit, at + random.between(-0.25, 0.25) * unit]
      strokes += stroke(
        pencilLine([from, y], [to, y + height], seed + k * 7 + i, unit * 0.08),
        paint('tally-ink'),
        unit * 0.4,
        round,
      )
    }
    const cross = pencilLine(
      [x - unit * 0.25, y + height * 0.82],
      [x + width + unit * 0.2, y + height * 0.16],
      seed + k * 11,
      unit * 0.1,
    )
    strokes += stroke(cross, paint(k === groups - 1 && !unmarked ? 'mark' : 'tally-ink'), unit * 0.42, round)
  }
  return {
    body: rect(0, 0, w, h, paint('tally')) + grid(w, h, unit * 1.25, paint('tally-line'), 0.9) + strokes,
  }
}
