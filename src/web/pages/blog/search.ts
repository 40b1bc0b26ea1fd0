// The index is large and few people search: nothing is loaded before the box is entered.
import type MiniSearch from 'minisearch'
import { staticText } from '#web/data/static-file.ts'
import { searchIndexPath, searchOptions, type Searchable } from './search-options.ts'

let loading: Promise<MiniSearch<Searchable>> | undefined

async function load(): Promise<MiniSearch<Searchable>> {
  const [{ default: Index }, json] = await Promise.all([import('minisearch'), staticText(searchIndexPath)])
  return Index.loadJSON(json, searchOptions)
}

/** Loads once; after a failure, the next call tries again. */
export const searchIndex = (): Promise<MiniSearch<Searchable>> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  }))

/** Ids of the articles that hold all the words, the best first. */
export const find = (index: MiniSearch<Searchable>, query: string): string[] =>
  index.search(query).map(result => String(result.id))
