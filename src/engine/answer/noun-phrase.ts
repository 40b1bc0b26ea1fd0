// Things with what is known of them: "available listings in Aspen with a nightly rate below $500".
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import { isAdjective } from './attribute-words.ts'
import { filterWords } from './filter-words.ts'
import { joined, spaced } from './grammar.ts'
import { noWords, together, withWords, type FilterWords } from './place-words.ts'

export type Label = Noun['label']

export interface Things {
  label: Label
  words: FilterWords
}

/** The things of a noun under conditions on them and on what they are linked to. */
export function things(
  index: ModelIndex,
  noun: Pick<Noun, 'table' | 'label'>,
  conditions: readonly Condition[],
): Things {
  const { own, linked } = byTable(index, noun.table, conditions)
  return { label: noun.label, words: together([own, ...linked.map(one => ({ ...noWords, after: [one] }))]) }
}

export const manyThings = (all: Things): string => oneOrMany(all, 1)
export const oneThing = (one: Things): string => oneOrMany(one, 0)

const oneOrMany = ({ label, words }: Things, at: 0 | 1): string =>
  spaced(...words.before, ...words.nearest, label[at], ...words.after, withWords(words))

/** What a quantity is limited to, behind its name: "in Aspen", "for available listings with a pool". */
export function aboutWords(
  index: ModelIndex,
  noun: Pick<Noun, 'table' | 'label'>,
  conditions: readonly Condition[],
): string {
  const { own, linked } = byTable(index, noun.table, conditions)
  return spaced(asScope(own, noun.label), ...linked)
}

function byTable(index: ModelIndex, table: string, conditions: readonly Condition[]) {
  const said = withoutRowsThatCount(index, table, conditions)
  const groups = Map.groupBy(said, condition => tableOf(index, condition))
  const linked = [...groups].filter(([name]) => name !== table)
  return {
    own: filterWords(groups.get(table) ?? [], index),
    linked: linked.map(([name, group]) => asScope(filterWords(group, index), nounOfTable(index, name).label)),
  }
}

/** "Guests who booked": that only bookings count goes without saying, and the chips say it. A single state was asked for. */
function withoutRowsThatCount(
  index: ModelIndex,
  table: string,
  conditions: readonly Condition[],
): Condition[] {
  const rows = index.model.nouns.find(noun => noun.table === table && (noun.where ?? []).length > 1)
  const implied = (rows?.where ?? []).map(one => JSON.stringify(one))
  const given = new Set(conditions.map(one => JSON.stringify(one)))
  const goWithoutSaying = rows !== undefined && implied.every(one => given.has(one)) ? new Set(implied) : null
  return conditions.filter(one => goWithoutSaying?.has(JSON.stringify(one)) !== true)
}

const tableOf = (index: ModelIndex, condition: Condition): string =>
  index.attribute(attributesOf(condition)[0] ?? '').table

const standsAlone = /^(?:not )?(?:in|from|on|for) /

/** "in Aspen" stands on its own; "available", "with a pool" and "built in 1960" need their noun. */
function asScope(words: FilterWords, label: Label): string {
  const needsNoun = [...words.before, ...words.nearest, ...words.having].length > 0
  if (!needsNoun && words.after.every(one => standsAlone.test(one))) return spaced(...words.after)
  return `for ${manyThings({ label, words })}`
}

/** The plainest noun of a table: one that stands for each of its rows. */
export function nounOfTable(index: ModelIndex, table: string): Pick<Noun, 'table' | 'label'> {
  const nouns = index.model.nouns.filter(noun => noun.table === table)
  const plain = nouns.find(({ key, where = [] }) => key === undefined && where.length === 0)
  return plain ?? nouns[0] ?? { table, label: [table, table] }
}

/** What is said of things that meet conditions: "are cancelled", "are repeat guests", "are in Aspen", "have a pool". */
export function predicate(words: FilterWords, [, many]: Label, verbs: { be: string; have: string }): string {
  const isKind = words.nearest.length > 0 || words.before.some(word => !isAdjective(word))
  const kind = [...words.before, ...words.nearest]
  const described = [...(isKind ? [spaced(...kind, many)] : kind), ...words.after]
  const parts = [
    ...(described.length === 0 ? [] : [`${verbs.be} ${joined(described)}`]),
    ...(words.having.length === 0 ? [] : [`${verbs.have} ${joined(words.having)}`]),
  ]
  return joined(parts)
}
