// "Bear Hollow" is the Bear Hollow Cabin: a name without the kind that ends it, where no other thing is called so.
import type { Model } from '#contract/model.ts'
import { commonWords } from '#engine/lookup/common-words.ts'
import { questionWords } from '#engine/lookup/question-words.ts'

export interface ShortName {
  attribute: string
  value: string
  phrase: string
}

export function shortNames(model: Model, values: Readonly<Record<string, readonly string[]>>): ShortName[] {
  return model.attributes.flatMap(({ id: attribute, names, table }) => {
    const kinds = names === true ? kindsOf(model, table, values) : []
    const found = (kinds.length === 0 ? [] : (values[attribute] ?? [])).flatMap(value => {
      const phrase = withoutKind(value.toLowerCase(), kinds)
      return phrase === null || !isTelling(phrase) ? [] : [{ attribute, value, phrase }]
    })
    return found.filter(({ phrase }) => found.filter(one => one.phrase === phrase).length === 1)
  })
}

/** What things of a table are called by their kind: "beach house", "cabin". */
const kindsOf = (
  model: Model,
  table: string,
  values: Readonly<Record<string, readonly string[]>>,
): string[] =>
  model.attributes
    .filter(one => one.table === table && one.kind === 'category' && one.id.endsWith('_type'))
    .flatMap(({ id, values: synonyms }) => [
      ...(values[id] ?? []).map(value => value.replaceAll('_', ' ')),
      ...Object.values(synonyms ?? {}).flat(),
    ])

function withoutKind(name: string, kinds: readonly string[]): string | null {
  const [longest] = kinds
    .filter(kind => name.endsWith(` ${kind}`))
    .toSorted((one, other) => other.length - one.length)
  return longest === undefined ? null : name.slice(0, -longest.length - 1)
}

/** One word may be any word: only a long and rare one is a name by itself. */
const isTelling = (phrase: string): boolean =>
  phrase.includes(' ') || (phrase.length > 6 && !commonWords.has(phrase) && !questionWords.has(phrase))
