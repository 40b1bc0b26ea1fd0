// What the answer to a plan looks like, whatever it is about: "groups attribute", "series month", "list kept".
import { isTimeKey, type Key, type Plan } from '#engine/plan.ts'

export const answerShapes = ['number', 'row', 'list', 'groups', 'series'] as const
export type AnswerShape = (typeof answerShapes)[number]

export interface Look {
  shape: AnswerShape
  /** Begins with the shape. */
  name: string
}

/** A look that is too rare to be known by its own name. */
export const rare = (shape: AnswerShape): string => `${shape} rare`

export function lookOf(plan: Plan): Look {
  const shape = shapeOf(plan)
  return { shape, name: [shape, ...details[shape](plan), ...limits(plan)].join(' ') }
}

function shapeOf({ summary, keys, columns, limit, limitPer }: Plan): AnswerShape {
  const isList = columns.every(({ kind }) => kind === 'attribute')
  if (summary.kind !== 'rows') return 'number'
  if (keys.length === 0) return isList ? 'list' : 'number'
  if (limit === 1 && limitPer === null) return 'row'
  if (isList) return 'list'
  return keys.some(isTimeKey) && limitPer === null ? 'series' : 'groups'
}

const details: Readonly<Record<AnswerShape, (plan: Plan) => readonly string[]>> = {
  number: plan => [numberOf(plan)],
  row: ({ keys }) => keys.slice(0, 1).map(key => (isTimeKey(key) ? 'time' : key.kind)),
  list: () => [],
  groups: ({ keys }) => (keys.length > 1 ? ['two'] : keys.map(({ kind }) => kind)),
  series: ({ keys }) => (keys.length > 1 ? ['two'] : keys.map(stepOf)),
}

function numberOf({ summary, columns }: Plan): string {
  if (summary.kind === 'share' || columns.some(column => 'percent' in column && column.percent))
    return 'share'
  return summary.kind === 'rows' || summary.kind === 'count' ? 'plain' : 'summary'
}

const stepOf = (key: Key) => (key.kind === 'time' ? key.grain : key.kind)

function limits({ keep }: Plan): readonly string[] {
  if (keep.length === 0) return []
  const isNone = keep.some(({ op, value }) => op === '=' && value.kind === 'number' && value.value === 0)
  return [isNone ? 'without' : 'kept']
}
