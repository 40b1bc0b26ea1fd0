// Questions of a shape of their own, each tried before the ordinary one.
import type { Plan } from '#engine/plan.ts'
import { averagePerPlan } from './average-per.ts'
import { countedBandsPlan } from './counted-bands.ts'
import type { Draft } from './draft.ts'
import { eventsPlan } from './events.ts'
import { limitsInTimesPlan } from './limits-in-times.ts'
import { newcomersPlan } from './newcomers.ts'

const shapes = [limitsInTimesPlan, averagePerPlan, newcomersPlan, countedBandsPlan, eventsPlan]

export function specialPlan(draft: Draft): Plan | null {
  for (const shape of shapes) {
    const plan = shape(draft)
    if (plan !== null) return plan
  }
  return null
}
