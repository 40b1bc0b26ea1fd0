import type { ChatProps } from '#web/demo/definition.ts'

export function Chat({ definition, hidden }: ChatProps) {
  return (
    <div hidden={hidden}>
      <h2 className="display-3">{definition.heading}</h2>
    </div>
  )
}
