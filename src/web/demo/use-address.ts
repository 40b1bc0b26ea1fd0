// Which tab is open and on which page, kept in the address: a link shows the same rows, and the back button works.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

export const chatTab = 'chat'

interface Address {
  tab: string
  page: number
  openTab: (tab: string) => void
  openPage: (page: number) => void
}

const never = () => () => {}

/** The finished HTML knows no query: the first render in the browser must be the same, and the next one looks. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function useAddress(tabs: readonly string[]): Address {
  const [query, setQuery] = useSearchParams()
  const hydrated = useHydrated()
  const pages = useRef(new Map<string, number>())
  const { tab, page } = readAddress(hydrated ? query : new URLSearchParams(), tabs)
  const here = `${tab} ${page}`
  const shown = useRef(here)
  // What was last asked for: quick keys, and a tap that is heard twice while the page wakes up, come before it is shown.
  const asked = useRef(here)
  useEffect(() => {
    if (shown.current === here) return
    shown.current = here
    asked.current = here
  }, [here])
  const go = (to: string, toPage: number) => {
    const there = `${to} ${toPage}`
    if (asked.current === there) return
    asked.current = there
    setQuery(writeAddress(to, toPage), { preventScrollReset: true })
  }
  return {
    tab,
    page,
    openTab(to) {
      // Each table keeps its own page while another one is open.
      pages.current.set(tab, page)
      go(to, pages.current.get(to) ?? 1)
    },
    openPage: to => go(tab, to),
  }
}

export function readAddress(query: URLSearchParams, tabs: readonly string[]) {
  const tab = query.get('tab') ?? chatTab
  const page = Number(query.get('page') ?? 1)
  return {
    tab: tabs.includes(tab) ? tab : chatTab,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export const writeAddress = (tab: string, page: number): Record<string, string> => ({
  ...(tab !== chatTab && { tab }),
  ...(tab !== chatTab && page > 1 && { page: String(page) }),
})
