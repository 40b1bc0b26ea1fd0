// Several shares of one whole in one plan: each part is read as the question that it would be alone.
import type { Condition } from '#contract/terms.ts'
import { plainPlan, type Column, type Plan } from '#engine/plan.ts'
import type { SharesInARow } from '#engine/text/numbers/shares-in-a-row.ts'
import { holds } from './composed.ts'
import type { Ask } from './operand.ts'

type Counted = Extract<Column, { kind: 'quantity' }>

interface Share {
  part: Counted
  whole: Counted
  where: readonly Condition[]
}

export function sharesApart({ questions, names }: SharesInARow, ask: Ask): Plan | null {
  const shares = questions.flatMap(question => shareIn(ask(question)) ?? [])
  const [first] = shares
  if (first === undefined || shares.length < questions.length) return null
  const isOne = (share: Share) => JSON.stringify(wholeOf(share)) === JSON.stringify(wholeOf(first))
  if (!shares.every(isOne)) return null
  const whole = wholeOf(first)
  const parts = shares.map(({ part }, at): Counted => ({ ...part, label: names[at] ?? '' }))
  if (new Set(parts.map(({ where }) => JSON.stringify(where))).size < parts.length) return null
  const attribute = kindOf(first, parts)
  if (attribute !== null)
    return plainPlan({
      keys: [{ kind: 'attribute', attribute }],
      columns: [first.whole, { kind: 'share', of: 0, within: 'all' }],
      where: whole.where,
    })
  return plainPlan({
    columns: [
      ...parts,
      first.whole,
      ...parts.map((part, at): Column => ({
        kind: 'quotient',
        top: at,
        bottom: parts.length,
        percent: true,
        label: `${part.label ?? ''} pct`,
      })),
    ],
    where: whole.where,
  })
}

const wholeOf = ({ whole, where }: Share) => ({ quantity: whole.quantity, own: whole.where, where })

function shareIn(plan: Plan | null): Share | null {
  const [part, whole, over, ...more] = plan?.columns ?? []
  const isPlain = plan !== null && plan.keys.length === 0 && plan.keep.length === 0 && more.length === 0
  if (!isPlain || part?.kind !== 'quantity' || whole?.kind !== 'quantity') return null
  return over?.kind === 'quotient' && over.percent && over.top === 0 && over.bottom === 1
    ? { part, whole, where: plan.where }
    : null
}

/** The attribute whose values the parts are, where there are no others in the whole: each of its groups has a share. */
function kindOf({ whole, where }: Share, parts: readonly Counted[]): string | null {
  const own = parts.map(part => part.where.filter(one => !holds(whole.where, one)))
  const said = own.flatMap(([one, ...more]) => (one?.kind === 'is' && more.length === 0 ? [one] : []))
  const [attribute, ...others] = new Set(said.map(one => one.attribute))
  if (attribute === undefined || others.length > 0 || said.length < parts.length) return null
  const values = new Set(said.flatMap(one => (one.not === true ? [] : one.values)))
  const all = where.find(one => one.kind === 'is' && one.attribute === attribute)
  return all?.kind === 'is' && all.not !== true && all.values.every(one => values.has(one)) ? attribute : null
}
