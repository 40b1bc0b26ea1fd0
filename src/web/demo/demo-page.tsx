import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Art } from '#web/art/art.tsx'
import { panelProps, Tabs } from '#web/ui/tabs.tsx'
import { Chat } from './chat/chat.tsx'
import { DemoData } from './data/demo-data.ts'
import type { ChatHandle, DemoDefinition } from './definition.ts'
import { DemoHead } from './demo-head.tsx'
import { QuestionBox } from './question-box.tsx'
import { StatCards } from './stat-cards.tsx'
import { DemoTable } from './table/demo-table.tsx'
import { chatTab, useAddress } from './use-address.ts'
import './demo-page.css'

const name = 'demo'

/** All of a demo: chat and tables in tabs on one material. What differs is in its definition. */
export function DemoPage({ demo }: { demo: DemoDefinition }) {
  const { tables, stats, sampleQuestions } = demo
  const [data] = useState(() => new DemoData(tables))
  const overview = useSyncExternalStore(data.subscribe, data.snapshot, data.serverSnapshot)
  const { tab, page, openTab, openPage } = useAddress(tables.map(({ id }) => id))
  const chat = useRef<ChatHandle>(null)
  const chosen = useRef<string>(null)
  const table = tables.find(({ id }) => id === tab)
  const asking = tab === chatTab
  function choose(question: string) {
    if (asking) chat.current?.fill(question)
    else {
      chosen.current = question
      openTab(chatTab)
    }
  }
  // The chat cannot take the focus before it is shown.
  useEffect(() => {
    if (asking && chosen.current !== null) chat.current?.fill(chosen.current)
    chosen.current = asking ? null : chosen.current
  }, [asking])
  return (
    <div className="wrap demo" data-material={demo.material}>
      <DemoHead demo={demo} overview={overview} waiting={asking && !overview.settled} />
      <Tabs
        name={name}
        label="Demo data"
        tabs={[
          { id: chatTab, label: demo.chatTab },
          ...tables.map(({ id, label }) => ({ id, label, count: overview.counts[id] })),
        ]}
        selected={tab}
        onSelect={openTab}
      />
      <div className="demo-surface" data-open={asking ? 'chat' : 'table'}>
        {stats && <StatCards stats={stats} counts={overview.counts} />}
        <div
          className={demo.art ? 'demo-chat demo-chat-with-art' : 'demo-chat'}
          {...panelProps(name, chatTab)}
          hidden={!asking}
        >
          {demo.art && <Art name={demo.art} />}
          <Chat definition={demo.chat} hidden={!asking} ref={chat} />
        </div>
        {table && (
          <div className="demo-rows" {...panelProps(name, table.id)}>
            <DemoTable
              key={table.id}
              table={table}
              data={data.table(table.id)}
              page={page}
              waiting={demo.waiting}
              onPage={openPage}
            />
          </div>
        )}
        {sampleQuestions && <QuestionBox questions={sampleQuestions} onChoose={choose} />}
      </div>
    </div>
  )
}
