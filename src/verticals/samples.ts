// The three sample businesses, in the order in which they are loaded.
import type { Sample } from '#contract/sample.ts'
import { ecommerceSample } from './ecommerce/sample/sample.ts'
import { realEstateSample } from './real-estate/sample/sample.ts'
import { vacationRentalSample } from './vacation-rental/sample/sample.ts'

export const samples: Sample[] = [vacationRentalSample, realEstateSample, ecommerceSample]
