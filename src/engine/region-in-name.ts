// "Homes in the Blue Ridge", where only one home is called Blue Ridge Cabin: a region that the data does not tell, and not that home.
import type { Heard } from './hear.ts'
import { of } from './parse/assemble/items.ts'

const leads = [
  'in',
  'in the',
  'on the',
  'along the',
  'around the',
  'near the',
  'across the',
  'throughout the',
]

/** The part of a name that is spoken of as a place, or null. */
export function regionInName({ placed, index, tokens }: Heard): string | null {
  const places = index.model.places ?? []
  const tables = new Set(places.map(id => index.attribute(id).table))
  const said = ` ${tokens.map(({ text }) => text).join(' ')} `
  const names = new Set(index.model.nouns.flatMap(({ name, table }) => (tables.has(table) ? name : [])))
  const found = of(placed, 'condition').find(({ item: { condition }, text }) => {
    if (condition.kind !== 'values' || condition.not || condition.options.length !== 1) return false
    const isPart = (condition.options[0] ?? []).every(
      ({ attribute, value }) =>
        names.has(attribute) && !places.includes(attribute) && value.toLowerCase().startsWith(`${text} `),
    )
    // "Nights in the Driftwood": one word is how people shorten a name.
    return isPart && text.includes(' ') && leads.some(lead => said.includes(` ${lead} ${text} `))
  })
  return found?.text ?? null
}
