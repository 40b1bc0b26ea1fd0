// One wish in many wordings: the first of each list is the plainest, and what it is read as is what all of them must be read as.

/** `{T}` things, `{M}` a measure, `{g}` and `{gs}` a group, `{P}` a period. */
export interface Wish {
  name: string
  of: 'things' | 'measure'
  grouped: boolean
  wordings: readonly string[]
}

export const wishes: readonly Wish[] = [
  {
    name: 'how many there are in each group',
    of: 'things',
    grouped: true,
    wordings: [
      'number of {T} by {g} {P}',
      '{T} per {g} {P}',
      'how many {T} in each {g} {P}',
      'count of {T} for each {g} {P}',
      '{P} {T} by {g}',
      '{gs} by number of {T} {P}',
      'rank {gs} by number of {T} {P}',
      'sort {gs} by {T} {P}',
      '{T} broken down by {g} {P}',
      'for each {g}, how many {T} {P}',
      'distribution of {T} across {gs} {P}',
      'how many {T} did each {g} have {P}',
      'each {g} with its number of {T} {P}',
      'how many {T} {P}, by {g}',
      'compare {gs} by number of {T} {P}',
    ],
  },
  {
    name: 'a measure of each group',
    of: 'measure',
    grouped: true,
    wordings: [
      '{M} by {g} {P}',
      '{M} per {g} {P}',
      'what is the {M} for each {g} {P}',
      '{gs} by {M} {P}',
      'rank the {gs} by {M} {P}',
      "each {g}'s {M} {P}",
      '{P} {M} by {g}',
      'how does {M} compare across {gs} {P}',
      'list the {gs} with their {M} {P}',
      'for each {g}, {M} {P}',
      '{gs} sorted by {M} {P}',
      '{g} by {g} {M} {P}',
      'tell me the {M} of every {g} {P}',
    ],
  },
  {
    name: 'the group with the most of a measure',
    of: 'measure',
    grouped: true,
    wordings: [
      '{g} with the highest {M} {P}',
      'which {g} has the highest {M} {P}',
      'top {g} by {M} {P}',
      'which {g} leads in {M} {P}',
      'which {g} is first in {M} {P}',
      '{P}, which {g} had the highest {M}',
      'name the {g} with the highest {M} {P}',
      'highest {M} {g} {P}',
    ],
  },
  {
    name: 'the group with the least of a measure',
    of: 'measure',
    grouped: true,
    wordings: [
      '{g} with the lowest {M} {P}',
      'which {g} had the lowest {M} {P}',
      'bottom {g} by {M} {P}',
      'which {g} comes last in {M} {P}',
      'lowest {M} {g} {P}',
    ],
  },
  {
    name: 'the first three groups by a measure',
    of: 'measure',
    grouped: true,
    wordings: [
      'top 3 {gs} by {M} {P}',
      '3 {gs} with the highest {M} {P}',
      'which three {gs} had the highest {M} {P}',
      '{gs} by {M} {P}, top 3',
      'the top three {gs} in terms of {M} {P}',
      'three leading {gs} by {M} {P}',
      'top 3 {gs} for {M} {P}',
      '{M} top 3 {gs} {P}',
    ],
  },
  {
    name: 'the first three groups by a number of things',
    of: 'things',
    grouped: true,
    wordings: [
      'top 3 {gs} by number of {T} {P}',
      '3 {gs} with the most {T} {P}',
      'top 3 {gs} by {T} {P}',
      'top three {gs} for {T} {P}',
      'top 3 {gs} in {T} {P}',
      '3 {gs} having the most {T} {P}',
    ],
  },
  {
    name: 'one number of a measure',
    of: 'measure',
    grouped: false,
    wordings: [
      '{M} {P}',
      'what was our {M} {P}',
      '{P} {M}',
      'could you tell me the {M} {P} please',
      'how high was {M} {P}',
      'overall {M} {P}',
    ],
  },
  {
    name: 'one number of things',
    of: 'things',
    grouped: false,
    wordings: [
      'how many {T} {P}',
      'number of {T} {P}',
      'count {T} {P}',
      'how many {T} did we have {P}',
      'total number of {T} {P}',
      'what is the total of {T} {P}',
      '# of {T} {P}',
    ],
  },
]

type Group = readonly [one: string, many: string]

export interface Filling {
  demo: 'vacation_rental' | 'real_estate' | 'ecommerce'
  things: Readonly<Record<string, readonly Group[]>>
  measures: Readonly<Record<string, readonly Group[]>>
  periods: readonly string[]
}

const city: Group = ['city', 'cities']
const kind: Group = ['property type', 'property types']
const area: Group = ['subdivision', 'subdivisions']
const category: Group = ['category', 'categories']
const brand: Group = ['brand', 'brands']
const state: Group = ['state', 'states']
const payment: Group = ['payment method', 'payment methods']

export const fillings: readonly Filling[] = [
  {
    demo: 'vacation_rental',
    things: { bookings: [city, kind], stays: [city] },
    measures: {
      revenue: [city, kind],
      occupancy: [city],
      'cancellation rate': [kind],
      'average stay': [city],
    },
    periods: ['last year', 'in october 2026'],
  },
  {
    demo: 'real_estate',
    things: { sales: [area], closings: [area] },
    measures: {
      'average sold price': [area],
      'sales volume': [area],
      'median sold price': [area],
      'sale-to-list ratio': [area],
    },
    periods: ['', 'this year'],
  },
  {
    demo: 'ecommerce',
    things: { orders: [category, payment, state], refunds: [brand] },
    measures: { revenue: [category, state], 'units sold': [brand], 'refund rate': [category] },
    periods: ['', 'last quarter'],
  },
]

/** The sentences that say one wish of one business, those of one filling together. */
export function sentencesFor({ of, grouped, wordings }: Wish, filling: Filling): string[][] {
  const words = Object.entries(of === 'things' ? filling.things : filling.measures)
  const none: readonly Group[] = [['', '']]
  return words.flatMap(([word, groups]) =>
    (grouped ? groups : none).flatMap(([one, many]) =>
      filling.periods.map(period =>
        wordings.map(wording =>
          wording
            .replaceAll(/\{[TM]\}/g, word)
            .replaceAll('{gs}', many)
            .replaceAll('{g}', one)
            .replaceAll('{P}', period)
            .replaceAll(/\s+/g, ' ')
            .replaceAll(/^[ ,]+|[ ,]+$/g, ''),
        ),
      ),
    ),
  )
}
