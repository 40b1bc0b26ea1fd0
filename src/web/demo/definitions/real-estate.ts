import { demoPaths } from '#brand/navigation.ts'
import { mainTable } from '#contract/demos.ts'
import { suggestions } from '#verticals/real-estate/demo/suggestions.ts'
import type { DemoDefinition } from '#web/demo/definition.ts'
import { listings } from './listings.ts'

export const realEstate: DemoDefinition = {
  title: 'Real Estate Analytics',
  lede: 'Query your MLS data using natural language',
  action: { label: 'Upload a CSV file', to: demoPaths.realEstateUpload },
  material: 'blue',
  art: 'vertical-blue',
  waiting: { kind: 'text', text: 'Loading listings...' },
  loaded: 'Invented sample listings, and what visitors upload',
  chatTab: 'Ask',
  chat: {
    demoType: 'real_estate',
    table: mainTable.real_estate,
    heading: 'Ask About Your Listings',
    placeholder: 'Ask a question about your listings...',
    suggestions,
    sendLabel: 'Send',
    material: 'blue',
  },
  tables: [listings],
}
