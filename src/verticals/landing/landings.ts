import { landing as ecommerce } from '#verticals/ecommerce/landing/copy.ts'
import { landing as education } from '#verticals/education/landing/copy.ts'
import { landing as legal } from '#verticals/legal/landing/copy.ts'
import { landing as realEstate } from '#verticals/real-estate/landing/copy.ts'
import { landing as vacationRental } from '#verticals/vacation-rental/landing/copy.ts'
import type { Landing } from './landing.ts'

/** In the order in which each page leads to the next. */
export const landings: readonly Landing[] = [vacationRental, realEstate, ecommerce, education, legal]
