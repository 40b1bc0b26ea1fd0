// What a language model is told of a demo: the names and words of its model, and the values of its small categories. Rows
// never leave the house.
import type { Attribute, Measure, Noun, Segment } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Day } from '#contract/sample.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { resolved } from '#engine/parse/assemble/relative-days.ts'
import type { Values } from '#api/ask/values.ts'

/** A longer list would cost more than it tells; such a category is asked for by the words of the question. */
const valuesShown = 60

export function vocabulary({ model }: ModelIndex, values: Values, today: Day): string {
  const conditions = (list: readonly Condition[]) => JSON.stringify(list.map(one => resolved(one, today)))

  const attribute = ({ id, label, kind, format, words, ofPeople, values: meanings = {} }: Attribute) =>
    line(id, [
      kind === 'number' ? format : kind,
      label,
      calls(words, label),
      ofPeople === true ? '' : listed(values[id]),
      ...Object.entries(meanings).map(([value, said]) => `${JSON.stringify(value)} for ${said.join(', ')}`),
    ])
  const noun = ({ id, label, table, words, where, date, name }: Noun) =>
    line(id, [
      `rows of ${table}`,
      calls(words, label[0]),
      `named by ${name.join(', ')}`,
      date === undefined ? '' : `dated by ${date}`,
      where === undefined
        ? ''
        : `counts only ${conditions(where)} unless the plan speaks of the same attribute`,
    ])
  const measure = ({ id, label, words, noun: of, date, format }: Measure) =>
    line(id, [label, calls(words, label), format, `of ${of}`, date === undefined ? '' : `dated by ${date}`])
  const segment = ({ label, words, noun: of, where, count }: Segment) =>
    line(label, [
      calls(words, label),
      `${of} with ${conditions(where)}`,
      count === undefined ? '' : `and a count of ${count.of} ${count.op} ${count.value}`,
    ])

  return [
    model.about,
    section('Nouns', model.nouns.map(noun)),
    section('Attributes', model.attributes.map(attribute)),
    section('Measures', model.measures.map(measure)),
    section('Conditions that people have a word for', model.segments.map(segment)),
    section(
      'Links',
      model.links.map(({ from, to }) => `- each row of ${from} belongs to one row of ${to}`),
    ),
    section(
      'Not in the data',
      model.absent.map(({ label }) => `- ${label}`),
    ),
  ].join('\n\n')
}

const section = (title: string, lines: readonly string[]) => [`## ${title}`, ...lines].join('\n')

const line = (name: string, parts: readonly string[]) =>
  `- ${name}: ${parts.filter(part => part !== '').join('; ')}`

function calls(words: readonly string[], label: string): string {
  const others = words.filter(word => word !== label)
  return others.length === 0 ? '' : `also called ${others.join(', ')}`
}

const listed = (known: readonly string[] | undefined) =>
  known === undefined || known.length > valuesShown ? '' : `one of ${JSON.stringify(known)}`
