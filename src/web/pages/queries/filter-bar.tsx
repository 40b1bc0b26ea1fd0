import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'
import { demoTypes } from '#contract/demos.ts'
import { Button } from '#web/ui/button.tsx'
import { copy } from './copy.ts'
import { hasFilters, viewOf, withFilter, withoutFilters, type FilterName } from './filters.ts'
import { useDraft } from './use-draft.ts'
import { demos } from './words.ts'

const words = copy.filters

/** @param params the address that is being gone to, or the present one */
export function FilterBar({ params }: { params: URLSearchParams }) {
  const [, setParams] = useSearchParams()
  const type = useId()
  // Leaving one field by changing another makes two changes at once, and the second must not undo the first.
  const latest = useRef(params)
  const address = params.toString()
  useEffect(() => {
    latest.current = new URLSearchParams(address)
  }, [address])
  const made = useRef<{ name: FilterName; search: string } | null>(null)
  const go = (next: URLSearchParams, options: NavigateOptions = {}) => {
    latest.current = next
    setParams(next, { preventScrollReset: true, ...options })
  }
  const change = (name: FilterName) => (value: string) => {
    const next = withFilter(latest.current, name, value)
    // Changes of one field are one step back, however many pauses the typing had. A step that the browser has not made yet
    // must not be replaced: the one before it would be lost.
    const replace = made.current?.name === name && window.location.search === made.current.search
    made.current = { name, search: `?${next}` }
    go(next, { replace })
  }
  const entry = (name: FilterName) => ({
    label: words[name],
    value: params.get(name) ?? '',
    onChange: change(name),
  })
  return (
    <search className="filters" aria-label={words.label}>
      <Labeled id={type} label={words.type}>
        <select
          id={type}
          className="input"
          value={viewOf(params).filters.demoType ?? 'all'}
          onChange={event => change('type')(event.target.value)}
        >
          <option value="all">{words.all}</option>
          {demoTypes.map(demo => (
            <option key={demo} value={demo}>
              {demos[demo].label}
            </option>
          ))}
        </select>
      </Labeled>
      <Entry {...entry('min')} type="number" placeholder="0" />
      <Entry {...entry('max')} type="number" placeholder={words.any} />
      <Entry {...entry('from')} type="date" />
      <Entry {...entry('to')} type="date" />
      <Button
        look="secondary"
        small
        onClick={() => {
          if (hasFilters(latest.current)) go(withoutFilters(latest.current))
        }}
      >
        {words.reset}
      </Button>
    </search>
  )
}

interface EntryProps {
  label: string
  type: 'number' | 'date'
  value: string
  onChange: (value: string) => void
  placeholder?: string
}

function Entry({ label, type, value, onChange, placeholder }: EntryProps) {
  const id = useId()
  const draft = useDraft(value, onChange)
  return (
    <Labeled id={id} label={label}>
      <input
        id={id}
        className="input"
        type={type}
        placeholder={placeholder}
        {...(type === 'number' ? { min: 0, step: 1, inputMode: 'numeric' } : {})}
        {...draft}
      />
    </Labeled>
  )
}

function Labeled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
