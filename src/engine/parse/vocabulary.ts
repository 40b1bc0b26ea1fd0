// Every phrase that means something in one demo: the model's words, the values in its tables, and the grammar.
import type { Attribute, Model, Words } from '#contract/model.ts'
import type { Format } from '#contract/terms.ts'
import { PhraseIndex, wordsOfEntry, type Entry } from '#engine/lookup/phrase-index.ts'
import { grammarWords, type GrammarWord } from './grammar.ts'
import { kindsIn, usesIn } from './kinds-in-names.ts'
import type { Meaning, MeaningOf } from './piece.ts'
import { shortNames } from './short-names.ts'

/** The distinct values of each category attribute, as they stand in the database. */
export type ValueLists = Readonly<Record<string, readonly string[]>>

export type Vocabulary = PhraseIndex<Meaning>

const each = (words: Words | undefined, payload: Meaning): Entry<Meaning>[] =>
  (words ?? []).map(phrase => ({ phrase, payload }))

const grammarEntries: readonly Entry<Meaning>[] = Object.keys(grammarWords)
  .filter((word): word is GrammarWord => word in grammarWords)
  .flatMap(word => each(grammarWords[word], { kind: 'grammar', word }))

export function buildVocabulary(model: Model, values: ValueLists): Vocabulary {
  return new PhraseIndex([
    ...lastingEntries(model),
    ...valueEntries(model, values),
    ...shortNames(model, values).map(({ attribute, value, phrase }) => ({
      phrase,
      payload: { kind: 'value' as const, attribute, value },
    })),
    ...kindEntries(model, values),
  ])
}

/** What rows cannot change. Made once for a model: after an upload everybody would wait while thousands of phrases are read again. */
const lastingEntries = oncePerModel((model): readonly Entry<Meaning>[] => [
  ...grammarEntries,
  ...modelEntries(model),
  ...synonymEntries(model),
])

/** The single words of the grammar and of the model, without the values of its tables. */
export const wordsOf = oncePerModel(
  (model): ReadonlySet<string> =>
    new Set(
      lastingEntries(model).flatMap(entry =>
        wordsOfEntry(entry).flatMap(({ text, singular }) => [text, singular]),
      ),
    ),
)

function modelEntries(model: Model): Entry<Meaning>[] {
  return [
    ...model.nouns.flatMap(({ id: noun, name, words, verbs, vague, otherDates, amount }) => [
      ...each(words, {
        kind: 'noun',
        noun,
        weak: false,
        ...numberOf(model, name),
        ...priceOf(model, amount),
      }),
      ...each(verbs, { kind: 'noun', noun, weak: true, verb: true }),
      ...each(vague, { kind: 'noun', noun, weak: true }),
      ...(otherDates ?? []).flatMap(date =>
        each(date.words, { kind: 'date', noun, attribute: date.attribute }),
      ),
    ]),
    ...model.attributes.flatMap(
      ({ id: attribute, words, units, high, low, flag, kind, format, numbered }) => [
        ...each(words, {
          kind: 'attribute',
          attribute,
          sort: sortOf(kind, format),
          ...(unpriced.includes(format) ? { unpriced: true as const } : {}),
          ...(numbered === undefined ? {} : { prefix: numbered }),
        }),
        ...each(units, { kind: 'unit', attribute, price: format === 'money' }),
        ...each(high, { kind: 'extreme', attribute, high: true, year: format === 'year' }),
        ...each(low, { kind: 'extreme', attribute, high: false, year: format === 'year' }),
        ...each(flag?.yes, { kind: 'flag', attribute, yes: true }),
        ...each(flag?.no, { kind: 'flag', attribute, yes: false }),
      ],
    ),
    ...model.measures.flatMap(({ id: measure, words, ranks, ranksLow, format }) => [
      ...each(format === 'percent' ? inPercent(words) : words, { kind: 'measure', measure }),
      ...each(ranks, { kind: 'ranks', measure, high: true }),
      ...each([...(ranksLow ?? []), ...mirrored(ranks, ranksLow)], { kind: 'ranks', measure, high: false }),
    ]),
    ...model.segments.flatMap(({ id: segment, words }) => each(words, { kind: 'segment', segment })),
    ...model.absent.flatMap(({ label, words, affair = false }) =>
      each(words, { kind: 'absent', label, affair }),
    ),
  ]
}

/** A rate is also called by its unit: "refund %", "cancellation pct". */
const inPercent = (words: Words): string[] => [
  ...new Set(
    words.flatMap(phrase =>
      phrase.endsWith(' rate')
        ? [phrase, ...['%', 'percent', 'percentage', 'pct'].map(unit => phrase.replace(/rate$/, unit))]
        : [phrase],
    ),
  ),
]

/** "Booked the most" has an opposite, "booked least", whether or not anybody wrote it down. */
const mirrored = (ranks: Words = [], low: Words = []): string[] => [
  ...new Set(
    ranks
      .filter(phrase => /\bmost\b/.test(phrase))
      .map(phrase => phrase.replace(/\bmost\b/, 'least'))
      .flatMap(phrase => [phrase, phrase.replace(/ the least$/, ' least')])
      .filter(phrase => !low.includes(phrase) && !ranks.includes(phrase)),
  ),
]

function numberOf(model: Model, name: readonly string[]) {
  const own = model.attributes.find(({ id, numbered }) => numbered !== undefined && name.includes(id))
  return own?.numbered === undefined ? {} : { numbered: { attribute: own.id, prefix: own.numbered } }
}

/** What a thing costs does not add up, as what comes in does. */
function priceOf(model: Model, amount: string | undefined) {
  const price = model.attributes.find(({ id, rollup }) => id === amount && rollup === 'avg')
  return price === undefined ? {} : { pricedFrom: price.inThousands === true ? 100 : 0 }
}

export const unpriced: readonly Format[] = ['days', 'nights', 'count', 'year', 'percent', 'ratio']

function sortOf(kind: Attribute['kind'], format: Format): MeaningOf<'attribute'>['sort'] {
  if (format === 'year') return 'year'
  if (kind === 'day' || kind === 'moment') return 'day'
  return kind === 'number' ? 'number' : 'other'
}

const personIf = (ofPeople: boolean | undefined) => (ofPeople === true ? ({ person: true } as const) : {})

/** Of the values of makers: what they make. */
function makesOf(model: Model, attribute: string) {
  const made = model.attributes.filter(({ maker }) => maker === attribute).map(({ id }) => id)
  if (made.length === 0) return {}
  return {
    makes: model.nouns.filter(({ name }) => name.some(id => made.includes(id))).map(({ id }) => id),
  }
}

/** The model's own words for values that it expects. */
function synonymEntries(model: Model): Entry<Meaning>[] {
  return model.attributes.flatMap(({ id: attribute, values: synonyms, people, ofPeople }) => [
    ...Object.entries(synonyms ?? {}).flatMap(([value, words]) =>
      each(words, { kind: 'value', attribute, value, ...personIf(ofPeople), ...makesOf(model, attribute) }),
    ),
    ...Object.entries(people ?? {}).flatMap(([value, words]) =>
      each(words, { kind: 'value', attribute, value, people: true }),
    ),
  ])
}

function valueEntries(model: Model, values: ValueLists): Entry<Meaning>[] {
  return model.attributes.flatMap(({ id: attribute, names, ofPeople }) => {
    const own = values[attribute] ?? []
    const made = makesOf(model, attribute)
    return [
      ...(names === true ? streetsOf(own) : []).map(text => ({
        phrase: text,
        payload: { kind: 'part' as const, attribute, text },
      })),
      ...own.map(value => ({
        phrase: value.replaceAll('_', ' '),
        payload: { kind: 'value' as const, attribute, value, ...personIf(ofPeople), ...made },
      })),
    ]
  })
}

/** "Headphones" and "dog products" are products whose names say so, unless the word means something else here. */
function kindEntries(model: Model, values: ValueLists): Entry<Meaning>[] {
  const own = wordsOf(model)
  return model.attributes.flatMap(({ id: attribute, maker }) => {
    if (maker === undefined) return []
    const names = [values[attribute] ?? [], values[maker] ?? [], (word: string) => own.has(word)] as const
    const things = model.nouns
      .filter(({ name, where }) => name.includes(attribute) && where === undefined)
      .flatMap(({ words }) => words.filter(word => !word.includes(' ')))
    return [
      ...kindsIn(...names).map(text => ({ phrase: text, text })),
      ...usesIn(...names).flatMap(text =>
        things.flatMap(thing =>
          [`${text} ${thing}`, `${thing} for ${text}`].map(phrase => ({ phrase, text })),
        ),
      ),
    ].map(({ phrase, text }) => ({
      phrase,
      payload: { kind: 'part' as const, attribute, text, things: true as const },
    }))
  })
}

/** "10 Keepers Lane", "12 Keepers Lane": what follows the number is a name of its own. */
const streetsOf = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap(name => /^\d+ (.*)$/.exec(name)?.[1] ?? [])),
]

function oncePerModel<T>(make: (model: Model) => T): (model: Model) => T {
  const made = new WeakMap<Model, { of: T }>()
  return model => {
    const known = made.get(model) ?? { of: make(model) }
    made.set(model, known)
    return known.of
  }
}
