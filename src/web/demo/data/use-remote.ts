import { useState, useSyncExternalStore } from 'react'
import type { Remote, State } from './remote.ts'

const loading = { kind: 'loading' } as const

/** Looking at a value is what fetches it. */
export const useRemote = <T>(remote: Remote<T>): State<T> =>
  useSyncExternalStore(remote.subscribe, remote.snapshot, () => loading)

/** The last value that was here: a table keeps its rows until the next ones come. */
export function useLast<T>(state: State<T>): T | undefined {
  const [last, setLast] = useState<T>()
  if (state.kind !== 'ready') return last
  if (state.value !== last) setLast(state.value)
  return state.value
}
