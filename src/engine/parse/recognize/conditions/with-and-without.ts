// "With and without rental income", "products with a rating vs without": one side has it and the other has not. Read as a condition it
// would leave out half of what is compared.
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { withoutOne } from './without-one.ts'

const joints = /^(and|or|vs|versus|against|compared (to|with)|\/|and those|and ones|vs those)$/
const articles = /^(an?|any|the|some|homes|houses|ones|those|products|items)$/

const isJoint = (line: Line, at: number) => joints.test(line.pieces[at]?.text ?? '') || line.is(at, 'versus')
const isWithout = (line: Line, at: number) => line.pieces[at]?.text === 'without'

/** What may be there or not, and no flag: those have their own groups. */
function columnAt(line: Line, from: number): { attributes: string[]; end: number } | null {
  let at = from
  while (articles.test(line.pieces[at]?.text ?? '')) at++
  if (line.all(at, 'noun').length > 0 || line.means(at, 'flag') !== undefined) return null
  const attributes = line
    .all(at, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'other' || sort === 'number' ? [attribute] : []))
  return attributes.length === 0 ? null : { attributes, end: at + 1 }
}

/** "With and without a rating"; "with a rating and without", "with a rating vs without one". */
const withAndWithout = opensWith({ texts: 'with' })((line, at) => {
  const lacking = line.all(at + 2, 'segment').map(({ segment }) => segment)
  if (
    isJoint(line, at + 1) &&
    lacking.length > 0 &&
    line.pieces[at + 2]?.text.startsWith('without ') === true
  )
    return { end: at + 3, items: bothSides(not => ({ kind: 'segment', segments: lacking, not })) }
  if (isJoint(line, at + 1) && isWithout(line, at + 2)) {
    const found = columnAt(line, at + 3)
    return found === null ? null : { end: found.end, items: emptyOrNot(found.attributes) }
  }
  const first = columnAt(line, at + 1)
  if (first === null || !isJoint(line, first.end)) return null
  let without = first.end + 1
  while (articles.test(line.pieces[without]?.text ?? '')) without++
  if (!isWithout(line, without)) return null
  const second = columnAt(line, without + 1)
  if (second !== null && !second.attributes.some(id => first.attributes.includes(id))) return null
  const bare = /^(it|one|any|them)$/.test(line.pieces[without + 1]?.text ?? '') ? without + 2 : without + 1
  const end = second?.end ?? bare
  const isClosed = second !== null || end >= line.length || /^[,.:;?!)]$/.test(line.pieces[end]?.text ?? '')
  return isClosed ? { end, items: emptyOrNot(first.attributes) } : null
})

export const withOrWithout = [withAndWithout, withoutOne]

const emptyOrNot = (attributes: readonly string[]): Item[] =>
  bothSides(not => ({ kind: 'empty', attributes: [...attributes], not }))

const bothSides = (condition: (not: boolean) => ConditionRef): Item[] => [
  { kind: 'condition', condition: condition(true) },
  { kind: 'versus' },
  { kind: 'condition', condition: condition(false) },
]

/** Both sides are said in the same words: each by those that are its own. */
export function nameOfSide({ item, text }: Placed): string {
  const what = /^with\b.*\bwithout\b/.test(text)
    ? (/\bwithout (?:an? |any )?(?!one\b|it\b|them\b)([a-z].*)$/.exec(text)?.[1] ??
      /^with (?:an? |any )?(.+?) (?:and|or|vs|versus|against|compared)\b/.exec(text)?.[1])
    : undefined
  if (item.kind !== 'condition' || what === undefined) return text
  const { condition } = item
  return condition.kind === 'empty' || condition.kind === 'segment'
    ? `${condition.not ? 'with' : 'without'} ${what}`
    : text
}
