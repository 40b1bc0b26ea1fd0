import { Chat } from './chat/chat.tsx'
import type { DemoDefinition } from './definition.ts'

export function DemoPage({ demo }: { demo: DemoDefinition }) {
  return (
    <div className="wrap" data-material={demo.material}>
      <h1 className="display-2">{demo.title}</h1>
      <p className="lede">{demo.lede}</p>
      <Chat definition={demo.chat} hidden={false} />
    </div>
  )
}
