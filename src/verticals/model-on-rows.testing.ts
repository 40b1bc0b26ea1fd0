// A model's definitions worked out on sample rows, without SQL and without the engine: what its words count and measure.
import type { Aggregate, Measure, Model } from '#contract/model.ts'
import type { Condition, Expr } from '#contract/terms.ts'
import type { Day, SampleRows } from '#contract/sample.ts'
import type { Json } from '#contract/tables.ts'
import { daysBetween } from './sample-days.testing.ts'

type Row = Readonly<Record<string, Json>>
type Scalar = string | number | boolean | null

const tests = {
  '=': (a: number, b: number) => a === b,
  '<>': (a: number, b: number) => a !== b,
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
}
// 3 × 19.99 is not 59.97 in binary; money is decimal in the database.
const decimal = (number: number) => Math.round(number * 1e6) / 1e6
const operations = {
  '+': (a: number, b: number) => decimal(a + b),
  '-': (a: number, b: number) => decimal(a - b),
  '*': (a: number, b: number) => decimal(a * b),
  '/': (a: number, b: number) => a / b,
}

export class ModelOnRows {
  readonly #model: Model
  readonly #rows: ReadonlyMap<string, readonly Row[]>
  readonly #today: Day

  constructor(model: Model, rows: SampleRows, today: Day) {
    this.#model = model
    this.#rows = new Map(Object.entries(rows))
    this.#today = today
  }

  /** The rows that a noun stands for, its defaults applied. */
  rowsOf(noun: string): Row[] {
    const { table, where } = one(this.#model.nouns, noun)
    return this.#where(this.#table(table), where ?? [])
  }

  rowsIn(segment: string): Row[] {
    const { noun, where } = one(this.#model.segments, segment)
    return this.#where(this.rowsOf(noun), where)
  }

  measure(id: string): number {
    const measure = one(this.#model.measures, id)
    const { table, where } = one(this.#model.nouns, measure.noun)
    const rows = this.#where(this.#table(table), measure.where ?? where ?? [])
    return this.#measured(measure.value, rows)
  }

  value(attribute: string, row: Row): Scalar {
    const { table, expr } = one(this.#model.attributes, attribute)
    return this.#evaluate(expr, row, table)
  }

  #measured(value: Measure['value'], rows: readonly Row[]): number {
    switch (value.kind) {
      case 'aggregate':
        return this.#aggregate(value.of, rows)
      case 'ratio': {
        const quotient = this.#aggregate(value.top, rows) / this.#aggregate(value.bottom, rows)
        return quotient * (value.times ?? 1) * (value.percent === true ? 100 : 1)
      }
      case 'share_of_groups': {
        const meets = (group: readonly Row[], conditions: readonly Condition[]) =>
          this.#where(group, conditions).length
        const groups = [...Map.groupBy(rows, row => row[value.per]).values()].filter(
          group => value.among === undefined || meets(group, value.among) > 0,
        )
        const { op, value: needed } = value.count ?? { op: '>=', value: 1 }
        const reached = groups.filter(
          group =>
            (value.having === undefined || tests[op](meets(group, value.having), needed)) &&
            (value.lacking === undefined || meets(group, value.lacking) === 0),
        )
        return (100 * reached.length) / groups.length
      }
      case 'occupancy':
      case 'per_capacity':
        throw new Error('needs a period')
      case 'days_between':
        throw new Error('needs the order of the rows')
    }
  }

  #aggregate(aggregate: Aggregate, all: readonly Row[]): number {
    const rows = this.#where(all, aggregate.where ?? [])
    if (aggregate.fn === 'count') return rows.length
    const values = rows.map(row => this.value(aggregate.attribute, row)).filter(value => value !== null)
    if (aggregate.fn === 'distinct') return new Set(values).size
    const numbers = values.map(Number).sort((a, b) => a - b)
    const sum = numbers.reduce((total, number) => total + number, 0)
    const middle = (numbers.length - 1) / 2
    const at = (place: number) => numbers[place] ?? Number.NaN
    return {
      sum,
      avg: sum / numbers.length,
      min: at(0),
      max: at(numbers.length - 1),
      median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    }[aggregate.fn]
  }

  #where(rows: readonly Row[], conditions: readonly Condition[]): Row[] {
    return rows.filter(row => conditions.every(condition => this.#holds(condition, row)))
  }

  #holds(condition: Condition, row: Row): boolean {
    switch (condition.kind) {
      case 'any':
        return condition.of.some(part => this.#holds(part, row))
      case 'all':
        return condition.of.every(part => this.#holds(part, row))
      case 'not':
        return !this.#holds(condition.of, row)
      default: {
        const value = this.value(condition.attribute, row)
        if (condition.kind === 'empty') return (value === null) !== (condition.not === true)
        return value !== null && this.#meets(condition, value, row)
      }
    }
  }

  #meets(
    condition: Extract<Condition, { attribute: string }>,
    value: NonNullable<Scalar>,
    row: Row,
  ): boolean {
    switch (condition.kind) {
      case 'is':
        return condition.values.includes(value) !== (condition.not === true)
      case 'compare': {
        const { value: other } = condition
        const right =
          typeof other === 'number' ? other : Number(this.value(other.attribute, row)) * (other.times ?? 1)
        return tests[condition.op](Number(value), right)
      }
      case 'contains':
        return condition.texts.some(text => String(value).includes(text)) !== (condition.not === true)
      case 'recent':
        return daysBetween(String(value), this.#today) <= condition.days
      case 'today':
        return tests[condition.op](daysBetween(this.#today, String(value)), 0)
      case 'years_back':
        return Number(value) >= Number(this.#today.slice(0, 4)) - condition.years
      default:
        throw new Error(`only a question says ${condition.kind}, no definition of a model`)
    }
  }

  #evaluate(expr: Expr, row: Row, table: string): Scalar {
    switch (expr.kind) {
      case 'column':
        return scalar(row[expr.column])
      case 'number':
        return expr.value
      case 'this year':
        return Number(this.#today.slice(0, 4))
      case 'day':
        return String(this.#evaluate(expr.of, row, table)).slice(0, 10)
      case 'spaced':
        return expr.columns.map(name => String(row[name])).join(' ')
      case 'linked': {
        const link = this.#model.links.find(({ from, to }) => from === table && to === expr.table)
        const key = link === undefined ? null : row[link.column]
        return scalar(this.#table(expr.table).find(({ id }) => id === key)?.[expr.column])
      }
      case 'combine': {
        const left = this.#evaluate(expr.left, row, table)
        const right = this.#evaluate(expr.right, row, table)
        if (left === null || right === null) return null
        if (typeof left === 'string' && typeof right === 'string') return daysBetween(right, left)
        return operations[expr.op](Number(left), Number(right))
      }
    }
  }

  #table(name: string): readonly Row[] {
    const rows = this.#rows.get(name)
    if (rows === undefined) throw new Error(`the sample has no ${name}`)
    return rows
  }
}

function one<T extends { id: string }>(entries: readonly T[], id: string): T {
  const entry = entries.find(candidate => candidate.id === id)
  if (entry === undefined) throw new Error(`the model has no ${id}`)
  return entry
}

const scalar = (value: Json | undefined): Scalar =>
  typeof value === 'object' || value === undefined ? null : value
