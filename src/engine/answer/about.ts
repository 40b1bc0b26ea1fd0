// What the data is and what can be asked of it, for visitors who want to know before they ask.
import type { Model } from '#contract/model.ts'
import type { Reading } from '#engine/reading.ts'
import { joined } from './grammar.ts'
import { variedExamples } from './suggestions.ts'

const named = 4

export function about(model: Model): Extract<Reading, { kind: 'about' }> {
  const measures = model.measures.slice(0, named).map(({ label }) => label)
  const groups = model.attributes
    .filter(({ kind, quiet }) => kind === 'category' && quiet !== true)
    .map(({ label }) => label)
  const by = joined([...new Set(groups)].slice(0, named), 'or')
  const ask = `Ask for lists, counts, averages, trends and comparisons: ${joined(measures)}, for example, by ${by}.`
  return {
    kind: 'about',
    message: `${holds(model)} ${measures.length === 0 || by === '' ? '' : `${ask} `}Every answer shows its SQL and its rows.`,
    suggestions: variedExamples(model),
  }
}

/** "This data is about an online shop: …" */
export function holds({ about: text }: Pick<Model, 'about'>): string {
  const isName = /^[A-Z]{2}/.test(text)
  return `This data is about ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`
}
