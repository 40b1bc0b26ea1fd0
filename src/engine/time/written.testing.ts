// Times in a short form for tests: "2026-03-01 .. 2026-04-01", "month before", "by month".
import { tokenize } from '#engine/text/tokenize.ts'
import type { Day } from './calendar.ts'
import { recognizeTimes, type TimePiece } from './times.ts'

export function written(question: string, today: Day): string {
  return recognizeTimes(tokenize(question), today).map(one).join('; ')
}

function one(piece: TimePiece): string {
  switch (piece.kind) {
    case 'period': {
      const { from = '', to = '' } = piece.period
      const parts =
        piece.parts === undefined || piece.range === true
          ? ''
          : ` (${piece.parts.length}${piece.broken === true ? ', broken' : ''})`
      return `${`${from} .. ${to}`.trim()}${parts}${piece.sure ? '' : ' ?'}`
    }
    case 'rest':
      return `rest of ${piece.of.from} .. ${piece.of.to}`
    case 'edge':
      return 'edge'
    case 'shift':
      return `${piece.shift.unit} ${piece.shift.by}`
    case 'weekdays':
      return `weekdays ${piece.days.join(' ')}`
    case 'change':
      return `change by ${piece.over}`
    case 'grain':
      return `${piece.form} ${piece.grain}`
    case 'marker':
      return piece.marker
  }
}
