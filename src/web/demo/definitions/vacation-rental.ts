import { brand } from '#brand/brand.ts'
import { demoPaths } from '#brand/navigation.ts'
import { mainTable } from '#contract/demos.ts'
import { suggestions } from '#verticals/vacation-rental/demo/suggestions.ts'
import type { DemoDefinition } from '#web/demo/definition.ts'

export const vacationRental: DemoDefinition = {
  path: demoPaths.vacationRental,
  title: 'Vacation Rental Demo',
  lede: 'Ask sample data in plain English, or read the tables behind the answers.',
  material: 'pool',
  chat: {
    demoType: 'vacation_rental',
    table: mainTable.vacation_rental,
    heading: `Ask ${brand.name} Anything`,
    placeholder: 'Ask a question about your data...',
    suggestions,
    sendLabel: 'Send',
    material: 'pool',
  },
}
