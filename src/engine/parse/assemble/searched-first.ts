import type { ModelIndex } from '#engine/model-index.ts'

/** What people wrote, before what things are called. */
export function searchedFirst(index: ModelIndex): string[] {
  const names = new Set(index.model.nouns.flatMap(({ name }) => name))
  // "Guests who mention a dog": what they are called is no text of theirs.
  const searchable = index.model.attributes.filter(one => one.searchable === true && one.ofPeople !== true)
  const written = searchable.filter(({ words }) => words.some(word => /message|comment|note/.test(word)))
  const others = searchable.filter(({ id }) => !names.has(id))
  return [...new Set([...written, ...others, ...searchable].map(({ id }) => id))]
}
