import { mainTable } from '#contract/demos.ts'
import { sampleQuestions, suggestions } from '#verticals/ecommerce/demo/suggestions.ts'
import type { DemoDefinition } from '#web/demo/definition.ts'
import { buyers } from './buyers.ts'
import { events } from './events.ts'
import { products } from './products.ts'
import { purchases } from './purchases.ts'

export const ecommerce: DemoDefinition = {
  title: 'Ecommerce Intelligence Demo',
  lede: 'A sample store with two years of orders. Ask about products, customers and sales.',
  material: 'kraft',
  waiting: { kind: 'spinner', text: 'Loading the store' },
  loaded: 'Sample data, all of it invented',
  chatTab: 'Chat',
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
  tables: [products, buyers, purchases, events],
  stats: [
    { label: 'Products', table: products.id, note: 'in 8 categories' },
    { label: 'Customers', table: buyers.id, note: 'in 25 cities' },
    { label: 'Orders', table: purchases.id, note: 'over 26 months' },
    { label: 'Events', table: events.id, note: 'over 6 months' },
  ],
  sampleQuestions,
}
