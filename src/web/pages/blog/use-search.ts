import { useCallback, useEffect, useState } from 'react'
import { find, searchIndex } from './search.ts'

export type Search =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'found'; ids: string[] }

/** What is found for the words in the address. */
export function useSearch(query: string): { search: Search; prepare: () => void } {
  const [index, setIndex] = useState<Awaited<ReturnType<typeof searchIndex>> | 'failed' | null>(null)
  const prepare = useCallback(() => {
    void searchIndex().then(setIndex, (error: unknown) => {
      console.error('The search index could not be loaded.', error)
      setIndex('failed')
    })
  }, [])
  const wanted = query !== ''
  useEffect(() => {
    if (wanted) prepare()
  }, [wanted, prepare])
  if (!wanted) return { search: { kind: 'idle' }, prepare }
  if (index === 'failed') return { search: { kind: 'failed' }, prepare }
  return {
    search: index === null ? { kind: 'loading' } : { kind: 'found', ids: find(index, query) },
    prepare,
  }
}
