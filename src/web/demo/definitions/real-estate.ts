import { demoPaths } from '#brand/navigation.ts'
import { mainTable } from '#contract/demos.ts'
import { suggestions } from '#verticals/real-estate/demo/suggestions.ts'
import type { DemoDefinition } from '#web/demo/definition.ts'

export const realEstate: DemoDefinition = {
  path: demoPaths.realEstate,
  title: 'Real Estate Analytics',
  lede: 'Query your MLS data using natural language',
  material: 'blue',
  chat: {
    demoType: 'real_estate',
    table: mainTable.real_estate,
    heading: 'Ask About Your Listings',
    placeholder: 'Ask a question about your listings...',
    suggestions,
    sendLabel: 'Send',
    material: 'blue',
  },
}
