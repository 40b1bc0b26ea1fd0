// What is computed, over what: means, sums and ratios, by the rows and things that they are made of.
import { averageOfDone } from './average-of-done.ts'
import { averagePerThing, ofTheAverage } from './average-per-thing.ts'
import { averaged } from './averaged.ts'
import { besideDone } from './beside-done.ts'
import { heldBy } from './held-by.ts'
import { howFar } from './how-far.ts'
import { meanBesideMean } from './mean-beside-mean.ts'
import { numberElsewhere } from './number-elsewhere.ts'
import { overOther } from './over.ts'
import { perRow } from './per-row.ts'
import { perThing } from './per-thing.ts'
import { perUnit } from './per-unit.ts'
import { ratioOfSameRows } from './ratio-of-same-rows.ts'
import { sameFunction } from './same-function.ts'
import { step, wordStep, type Step } from './step.ts'
import { summed } from './summed.ts'
import { wholeAgain } from './whole-again.ts'

export const stepsOfNumbers: readonly Step[] = [
  step(ofTheAverage, 'average thing'),
  step(perUnit, 'quantity', 'key'),
  step(sameFunction, 'quantity'),
  wordStep(overOther),
  step(ratioOfSameRows, 'ratio'),
  step(howFar, 'attribute'),
  step(averaged, 'averaged'),
  step(meanBesideMean, 'having', 'condition'),
  step(heldBy, 'ask', 'rank'),
  step(summed),
  step(averageOfDone, 'average per'),
  step(averagePerThing, 'average per'),
  step(perRow, 'key'),
  wordStep(wholeAgain, 'ask', 'condition'),
  step(perThing, 'key'),
  step(numberElsewhere, 'attribute', 'condition'),
  step(besideDone),
]
