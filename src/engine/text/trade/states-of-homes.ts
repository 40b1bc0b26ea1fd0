// Roundabout words for what became of homes.
import type { Rewording } from '#engine/text/rewritten.ts'
import { andSold } from './and-sold.ts'
import { explainedStates } from './explained-states.ts'

export const statesOfHomes: readonly Rewording[] = [explainedStates, andSold]
