// Which time is meant: one period by its neighbor, two against each other, one stretch of several.
import { betweenSides } from './between-sides.ts'
import { changeInPercent } from './time/change-in-percent.ts'
import { compared } from './time/compared.ts'
import { eachOfTwo } from './time/each-of-two.ts'
import { inEachYear } from './time/in-each-year.ts'
import { monthByMonth } from './time/month-by-month.ts'
import { neighbors, upToToday } from './time/neighbors.ts'
import { ofEveryYear } from './time/of-every-year.ts'
import { oneStretch } from './time/one-stretch.ts'
import { sameDays } from './time/same-days.ts'
import { sameOfYear } from './time/same-of-year.ts'
import { stepBefore } from './time/step-before.ts'
import { stepTwice } from './time/step-twice.ts'
import { step, wordStep, type Step } from './step.ts'

export const stepsOfTime: readonly Step[] = [
  wordStep(stepTwice, 'key'),
  step(monthByMonth, 'key', 'period'),
  wordStep(sameDays, 'shift'),
  wordStep(stepBefore, 'key', 'period'),
  step((_, placed, today) => upToToday(placed, today), 'shift'),
  wordStep(placed => [...sameOfYear(placed, [])], 'shift'),
  wordStep(neighbors, 'shift'),
  wordStep(ofEveryYear, 'key', 'period'),
  wordStep(inEachYear, 'period'),
  step(changeInPercent, 'ask', 'period'),
  wordStep(betweenSides, 'change'),
  step(eachOfTwo, 'period'),
  step(compared),
  wordStep(oneStretch, 'period'),
]
