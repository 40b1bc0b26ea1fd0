// Every component in one place, to look at while developing. The router leaves it out of a build.
import { useState } from 'react'
import { colors, materials } from '#brand/tokens.ts'
import { Bars } from '#web/charts/bars.tsx'
import { hydrated } from '#web/document/handle.ts'
import { LogoMark } from '#web/layout/logo.tsx'
import { Badge, StatusBadge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SqlBlock } from '#web/ui/sql-block.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { DataTable } from '#web/ui/table.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Toast } from '#web/ui/toast.tsx'
import { bars, sql, stays, tones } from './samples.ts'
import '#web/ui/sql-block.css'
import './kitchen-sink.css'

export const handle = hydrated

const tabs = [
  { id: 'ask', label: 'Ask' },
  { id: 'stays', label: 'Stays', count: 2614 },
] as const

export default function KitchenSinkPage() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('stays')
  const [page, setPage] = useState(1)
  const [toasted, setToasted] = useState(false)
  return (
    <div className="wrap section kitchen" data-material="pool">
      <h1 className="display-2">Kitchen sink</h1>
      <ul className="kitchen-swatches">
        {Object.keys(colors).map(name => (
          <li key={name} style={{ '--swatch': `var(--${name})` }}>
            {name}
          </li>
        ))}
      </ul>
      <div className="kitchen-row">
        {materials.map(material => (
          <span key={material} className="kitchen-tile" data-material={material}>
            <LogoMark />
          </span>
        ))}
      </div>
      <div className="kitchen-row">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button small>Small</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/contact">A link</ButtonLink>
        <Button look="secondary" onClick={() => setToasted(true)}>
          Show a toast
        </Button>
        <Badge>Material</Badge>
        {tones.map(tone => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </div>
      <div className="kitchen-pair">
        <Sheet className="kitchen-sheet">
          <TextField id="k-name" label="Name" required defaultValue="Dana Whitfield" />
          <TextField
            id="k-mail"
            label="Email"
            required
            problem="Add the part after the dot, like pier.example."
          />
          <SelectField id="k-trade" label="Trade">
            <option>Vacation rentals</option>
          </SelectField>
          <TextAreaField id="k-text" label="Question" hint="One sentence is plenty." />
        </Sheet>
        <Sheet className="kitchen-sheet">
          <Stat label="Occupancy" value="93%" beside="182 of 196 nights" />
          <Bars caption="Revenue this year" bars={bars} />
          <SqlBlock sql={sql} />
        </Sheet>
      </div>
      <div>
        <Tabs name="kitchen" label="Data" tabs={tabs} selected={tab} onSelect={setTab} />
        <TabPanel name="kitchen" id={tab}>
          <Sheet className="kitchen-inset">
            {tab === 'stays' ? (
              <>
                <DataTable caption="Stays" {...stays} />
                <Pagination page={page} pageSize={50} total={2614} items="stays" onPage={setPage} />
              </>
            ) : (
              <EmptyState title="No questions yet" action={<Button small>Ask one</Button>}>
                Ask something and it will be kept here with its query.
              </EmptyState>
            )}
          </Sheet>
        </TabPanel>
      </div>
      {toasted && <Toast onDismiss={() => setToasted(false)}>Copied!</Toast>}
    </div>
  )
}
