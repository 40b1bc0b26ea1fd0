import type { Tone } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'

export const tones: readonly Tone[] = ['green', 'yellow', 'blue', 'red', 'grey', 'purple', 'teal']

export const bars = [
  { label: 'Driftwood Beach House', share: 1, shown: '$118,420' },
  { label: 'Red Mesa Villa', share: 0.7, shown: '$82,775' },
]

export const sql = `SELECT title, SUM(total_price) AS revenue -- confirmed stays
FROM reservations
WHERE status = 'confirmed'
LIMIT 5`

interface Stay {
  id: number
  guest: string
  nights: number
}
const columns: Column<Stay>[] = [
  { key: 'guest', label: 'Guest', cell: stay => stay.guest },
  { key: 'nights', label: 'Nights', number: true, cell: stay => stay.nights },
]
const rows: Stay[] = [
  { id: 1, guest: 'Dana Whitfield', nights: 4 },
  { id: 2, guest: 'Wen Zhao', nights: 12 },
]
export const stays = { columns, rows, rowKey: (stay: Stay) => stay.id }
