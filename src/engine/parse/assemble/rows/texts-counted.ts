// "How many messages mention a hot tub": each that was written counts, also where two people wrote the same.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'

export const textsCounted = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.flatMap((one): Placed[] => {
    const { item, text } = one
    if (item.kind !== 'quantity' || item.quantity.kind !== 'distinct') return [one]
    const { attributes } = item.quantity
    const [id] = attributes
    const isText = attributes.every(other => isWritten(index, other))
    if (id === undefined || !isText || /\b(different|distinct|unique)\b/.test(text)) return [one]
    const rows = index.model.nouns.find(
      ({ table, key }) => table === index.attribute(id).table && key === undefined,
    )
    if (rows === undefined) return [one]
    return [
      { ...one, item: { ...item, quantity: { kind: 'count', nouns: [rows.id] } } },
      { ...one, item: { kind: 'condition', condition: { kind: 'empty', attributes, not: true } } },
    ]
  })

/** What people wrote, rather than what something is called. */
function isWritten(index: ModelIndex, id: string): boolean {
  const { kind, searchable, names } = index.attribute(id)
  return (
    kind === 'text' &&
    searchable === true &&
    names !== true &&
    !index.model.nouns.some(({ name }) => name.includes(id))
  )
}
