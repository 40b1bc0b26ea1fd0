import { brand } from '#brand/brand.ts'
import { mainTable } from '#contract/demos.ts'
import { suggestions } from '#verticals/vacation-rental/demo/suggestions.ts'
import type { DemoDefinition } from '#web/demo/definition.ts'
import { interactions } from './interactions.ts'
import { properties } from './properties.ts'
import { reservations } from './reservations.ts'
import { visitors } from './visitors.ts'

export const vacationRental: DemoDefinition = {
  title: 'Vacation Rental Demo',
  lede: 'Ask sample data in plain English, or read the tables behind the answers.',
  material: 'pool',
  art: 'hero-pool',
  waiting: { kind: 'text', text: 'Loading data...' },
  loaded: 'Sample data, all of it invented',
  chatTab: 'Ask',
  chat: {
    demoType: 'vacation_rental',
    table: mainTable.vacation_rental,
    heading: `Ask ${brand.name} Anything`,
    placeholder: 'Ask a question about your data...',
    suggestions,
    sendLabel: 'Send',
    material: 'pool',
  },
  tables: [properties, reservations, visitors, interactions],
}
