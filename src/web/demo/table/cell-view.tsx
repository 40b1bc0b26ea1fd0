import { StatusBadge } from '#web/ui/badge.tsx'
import type { Cell } from './cell.ts'
import './cell-view.css'

export function CellView({ cell }: { cell: Cell }) {
  switch (cell.kind) {
    case 'text':
      return cell.look ? <span className={`cell-${cell.look}`}>{cell.text}</span> : cell.text
    case 'time':
      return <time dateTime={cell.iso}>{cell.text}</time>
    case 'badge':
      return <StatusBadge tone={cell.tone}>{cell.text}</StatusBadge>
    case 'pair':
      return (
        <span className="cell-pair">
          <span>{cell.text}</span> <small>{cell.under}</small>
        </span>
      )
  }
}
