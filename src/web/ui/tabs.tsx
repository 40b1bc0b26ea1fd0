import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { tabByKey } from './tab-keys.ts'
import { thousands } from './thousands.ts'
import './tabs.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
  count?: number | undefined
}

interface TabsProps<Id extends string> {
  /** Ties tabs to their panels; unique on the page. */
  name: string
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`
const panelId = (name: string, id: string) => `${name}-panel-${id}`
/** Folder tabs on one material; the open one runs into its panel. Arrow keys, Home and End move. */
export function Tabs<Id extends string>({ name, label, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the tabs scroll sideways, and an address may open one that is out of sight.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${tabId(name, selected)}`)
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft + (tab.offsetWidth - innerWidth) / 2 })
  }, [name, selected])
  function move(event: KeyboardEvent) {
    const tab = tabByKey(event.key, event.currentTarget)
    const next = tabs.find(({ id }) => tabId(name, id) === tab?.id)
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    tab?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list}>
      {tabs.map(tab => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(name, tab.id)}
          aria-controls={panelId(name, tab.id)}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
          {tab.count !== undefined && <span className="tab-count">{thousands(tab.count)}</span>}
        </button>
      ))}
    </div>
  )
}

/** For a panel with a look of its own. */
export const panelProps = (name: string, id: string) =>
  ({ role: 'tabpanel', id: panelId(name, id), 'aria-labelledby': tabId(name, id) }) as const

export function TabPanel({ name, id, children }: { name: string; id: string; children: ReactNode }) {
  return (
    <div className="tab-panel" {...panelProps(name, id)}>
      {children}
    </div>
  )
}
