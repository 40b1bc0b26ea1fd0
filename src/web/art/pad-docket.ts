// Legal: deadlines as lines against a calendar.
import { turned, type Desk } from './pad-desk.ts'
import { ruledSheet, ruleAt } from './pad-sheet.ts'
import { hash } from './random.ts'
import { ring } from './scene.ts'
import { fill, n, stroke, text } from './shapes.ts'

export function docket(desk: Desk): string {
  const { w, h, unit, paint, random, seed, unmarked } = desk
  const [left, right] = [unit * 3.6, unit * 25]
  const ink = paint('pad-ink')
  const at = (share: number) => left + (right - left) * share
  const days = Array.from(
    { length: 15 },
    (_, k) => `M${n(at(k / 14))} ${n(unit * 2)}V${n(ruleAt(unit, 13))}`,
  ).join('')
  const marked = random.integer(2, 5)
  let [rows, mark] = ['', '']
  for (let k = 0; k < 10; k++) {
    const y = ruleAt(unit, k + 1) - unit * 0.56
    const from = random.between(0, 0.45)
    const due = at(Math.min(0.96, from + random.between(0.15, 0.5)))
    const diamond = `M${n(due)} ${n(y - unit * 0.34)}l${n(unit * 0.34)} ${n(unit * 0.34)}l${n(-unit * 0.34)} ${n(unit * 0.34)}l${n(-unit * 0.34)} ${n(-unit * 0.34)}z`
    rows +=
      text(
        unit * 1.25,
        y + unit * 0.28,
        unit * 0.6,
        ink,
        String((hash(`${seed}m${k}`) % 900) + 100),
        'font-family="monospace" text-anchor="middle"',
      ) +
      stroke(
        `M${n(at(from))} ${n(y)}H${n(due)}`,
        ink,
        unit * 0.34,
        `opacity="${k % 3 === 1 ? 0.45 : 0.85}"`,
      ) +
      fill(diamond, ink)
    if (k === marked && !unmarked)
      mark = ring(desk, [due, y, unit * 1.15, unit * 0.85], unit * 0.19, 'mark-p')
  }
  const today = stroke(
    `M${n(at(0.52))} ${n(unit * 1.9)}V${n(ruleAt(unit, 13))}`,
    paint('pad-bind'),
    unit * 0.09,
    `stroke-dasharray="${n(unit * 0.35)} ${n(unit * 0.25)}"`,
  )
  const sheet = ruledSheet({ w: unit * 26, h, unit, paper: 'pad-paper', bound: true }, paint)
  return turned(
    w / 2 - unit * 13,
    h * 0.1,
    random.pick([-3, 3]),
    sheet + stroke(days, paint('pad-rule'), 1.2, 'opacity=".7"') + rows + today + mark,
  )
}
