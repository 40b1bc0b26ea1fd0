// What the question engine knows of each demo's business.
import type { DemoType } from '#contract/demos.ts'
import type { Model } from '#contract/model.ts'
import { ecommerceModel } from './ecommerce/model/model.ts'
import { realEstateModel } from './real-estate/model/model.ts'
import { vacationRentalModel } from './vacation-rental/model/model.ts'

export const models = {
  vacation_rental: vacationRentalModel,
  real_estate: realEstateModel,
  ecommerce: ecommerceModel,
} as const satisfies Record<DemoType, Model>
