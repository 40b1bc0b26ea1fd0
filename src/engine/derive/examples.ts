// Questions that a derived model answers, for declines and for visitors who do not know where to begin.
import type { Attribute, Link, Noun } from '#contract/model.ts'

export function deriveExamples(
  nouns: readonly Noun[],
  attributes: readonly Attribute[],
  links: readonly Link[],
): string[] {
  return nouns.flatMap(noun => {
    const many = noun.label[1]
    const own = attributes.filter(({ table }) => table === noun.table)
    const category = own.find(({ kind }) => kind === 'category')
    const added = own.find(({ rollup }) => rollup === 'sum')
    const to = links.find(({ from }) => from === noun.table)?.to
    const other = nouns.find(({ table }) => table === to)
    return [
      `how many ${many} are there`,
      ...(category === undefined ? [] : [`number of ${many} by ${category.words[0] ?? category.label}`]),
      ...(noun.date === undefined ? [] : [`number of ${many} by month`]),
      ...(other === undefined ? [] : [`number of ${many} by ${other.label[0]}`]),
      ...(added === undefined || noun.date === undefined
        ? []
        : [`total ${added.words[0] ?? added.label} by month`]),
    ]
  })
}
