// "Revenue and number of completed orders": revenue is that of completed orders anyway, and the word narrows it no further.
import type { Condition } from '#contract/terms.ts'
import type { ConditionRef } from '#engine/parse/item.ts'

export const saysSame = (rule: Condition, ref: ConditionRef): boolean =>
  rule.kind === 'is' &&
  rule.not !== true &&
  ref.kind === 'values' &&
  !ref.not &&
  rule.values.length === ref.options.length &&
  ref.options.every(option =>
    option.some(
      ({ attribute, value }) =>
        attribute === rule.attribute && rule.values.some(one => String(one) === value),
    ),
  )
