// What people call a column: its own name, the name with the thing before it, and the words that speak of its ends.
import type { Attribute, Words } from '#contract/model.ts'
import type { ColumnKind } from './column-kind.ts'
import { isFree, wordsIn } from './names.ts'
import type { ColumnSchema } from './schema.ts'

const unitWords: Readonly<Record<string, Words>> = {
  kg: ['kg', 'kilo', 'kilogram'],
  lb: ['lb', 'pound'],
  lbs: ['lb', 'pound'],
  cm: ['cm', 'centimeter'],
  km: ['km', 'kilometer'],
  miles: ['mile'],
  minutes: ['minute', 'min'],
  hours: ['hour', 'hr'],
  usd: [],
  eur: [],
}

const withoutUnit = (words: readonly string[]): readonly string[] =>
  words.length > 1 && (words.at(-1) ?? '') in unitWords ? words.slice(0, -1) : words

/** "invoice_total" of invoices is the "total" of an invoice. */
const withoutThing = (words: readonly string[], one: string): readonly string[] => {
  const thing = one.slice(one.lastIndexOf(' ') + 1)
  return words.length > 1 && words[0] === thing ? words.slice(1) : words
}

export const labelOf = ({ name }: Pick<ColumnSchema, 'name'>, one: string): string => {
  const words = withoutThing(withoutUnit(wordsIn(name)), one).join(' ')
  return isFree(words) ? words : `${one} ${words}`
}

export function wordsOf({ name }: ColumnSchema, { kind, format }: ColumnKind, one: string): Words {
  if (kind === 'flag') return [`${stateIn(name)} or not`, `whether ${stateIn(name)}`]
  const whole = wordsIn(name)
  const core = withoutThing(withoutUnit(whole), one)
  const spoken = [whole, withoutUnit(whole), core].map(words => words.join(' '))
  if (kind === 'day' || kind === 'moment') return unique([...spoken.filter(isFree), ...dateNames(core, one)])
  const thing = one.slice(one.lastIndexOf(' ') + 1)
  const own = [core.join(' '), ...(format === 'money' && isWhole(name) ? ['amount', 'value'] : [])]
  return unique([...spoken.filter(isFree), ...own.flatMap(words => [`${one} ${words}`, `${thing} ${words}`])])
}

const isWhole = (name: string) => /(^|_)(total|amount)$/.test(name)

/** "issued_on" is a date issued, "born_on" a date of birth. */
function dateNames(words: readonly string[], one: string): string[] {
  const stem = words.join(' ').replace(/ (at|on|date|day|time)$/, '')
  if (/^(born|birth|dob)$/.test(stem)) return ['birth date', 'date of birth', 'birthday', `${one} birth date`]
  return stem === 'date' || stem === 'day' ? [`${one} date`] : [`${stem} date`, `date ${stem}`]
}

export const unitsOf = ({ name }: ColumnSchema): Words => unitWords[wordsIn(name).at(-1) ?? ''] ?? []

/** "is_neutered" → "neutered", "has_pool" → "pool". */
const stateIn = (name: string) => name.replace(/^(is|was|has)_/, '').replaceAll('_', ' ')

export function flagWords({ name }: ColumnSchema): NonNullable<Attribute['flag']> {
  const state = stateIn(name)
  return name.startsWith('has_')
    ? { yes: [`with ${state}`, `has ${state}`, `have ${state}`], no: [`without ${state}`, `no ${state}`] }
    : { yes: [state], no: [`not ${state}`, `non ${state}`, `un${state}`, `in${state}`] }
}

const ends: readonly { name: RegExp; high: Words; low: Words }[] = [
  {
    name: /(^|_)(price|fee|cost|rate)$/,
    high: ['expensive', 'priciest', 'costliest'],
    low: ['cheap', 'affordable'],
  },
  { name: /(^|_)weight($|_)/, high: ['heavy', 'heaviest'], low: ['light', 'lightest'] },
  {
    name: /(^|_)(rating|score)$/,
    high: ['top rated', 'best rated', 'highest rated'],
    low: ['worst rated', 'lowest rated'],
  },
  { name: /(^|_)(duration|length|minutes|hours)($|_)/, high: ['longest'], low: ['shortest'] },
  { name: /(^|_)age($|_)/, high: ['oldest'], low: ['youngest'] },
  { name: /(^|_)(born|birth|dob)($|_)/, high: ['youngest'], low: ['oldest'] },
]

export function endsOf({ name }: ColumnSchema): Pick<Attribute, 'high' | 'low'> {
  const found = ends.find(one => one.name.test(name))
  return found === undefined ? {} : { high: found.high, low: found.low }
}

const unique = (list: readonly string[]): string[] => [...new Set(list)]
