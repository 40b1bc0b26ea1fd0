// What is computed, over what: means, sums and ratios, by the rows and things that they are made of.
import { averageOfDone } from './numbers/average-of-done.ts'
import { averagePerThing, ofTheAverage } from './numbers/average-per-thing.ts'
import { averaged } from './numbers/averaged.ts'
import { besideDone } from './numbers/beside-done.ts'
import { heldBy } from './numbers/held-by.ts'
import { howFar } from './numbers/how-far.ts'
import { meanBesideMean } from './numbers/mean-beside-mean.ts'
import { numberElsewhere } from './numbers/number-elsewhere.ts'
import { overOther } from './numbers/over.ts'
import { perRow } from './numbers/per-row.ts'
import { perThing } from './numbers/per-thing.ts'
import { perUnit } from './numbers/per-unit.ts'
import { ratioOfSameRows } from './numbers/ratio-of-same-rows.ts'
import { sameFunction } from './numbers/same-function.ts'
import { step, wordStep, type Step } from './step.ts'
import { summed } from './numbers/summed.ts'
import { wholeAgain } from './numbers/whole-again.ts'

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
