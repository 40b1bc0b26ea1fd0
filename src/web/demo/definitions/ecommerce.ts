import { demoPaths } from '#brand/navigation.ts'
import { mainTable } from '#contract/demos.ts'
import { suggestions } from '#verticals/ecommerce/demo/suggestions.ts'
import type { DemoDefinition } from '#web/demo/definition.ts'

export const ecommerce: DemoDefinition = {
  path: demoPaths.ecommerce,
  title: 'Ecommerce Intelligence Demo',
  lede: 'A sample store with two years of orders. Ask about products, customers and sales.',
  material: 'kraft',
  chat: {
    demoType: 'ecommerce',
    table: mainTable.ecommerce,
    heading: 'Ask About Your Ecommerce Data',
    placeholder: 'Ask a question about your ecommerce data...',
    suggestions,
    sendLabel: 'Send',
    sendingLabel: 'Sending',
    material: 'kraft',
  },
}
