// What a number says of an attribute: that it is one, at least one, between two or near one.
import type { Condition } from '#contract/terms.ts'
import type { Amount } from '#engine/parse/piece.ts'

export function amountConditions(attribute: string, amount: Amount): Condition[] {
  switch (amount.kind) {
    case 'exact':
      return [{ kind: 'is', attribute, values: amount.values }]
    case 'bound':
      return [{ kind: 'compare', attribute, op: amount.op, value: amount.value }]
    case 'range':
      return [
        { kind: 'compare', attribute, op: '>=', value: amount.from },
        { kind: 'compare', attribute, op: amount.toIncluded ? '<=' : '<', value: amount.to },
      ]
    case 'around':
      return [
        { kind: 'compare', attribute, op: '>=', value: round(amount.value * 0.9) },
        { kind: 'compare', attribute, op: '<=', value: round(amount.value * 1.1) },
      ]
  }
}

const round = (value: number) => Number(value.toPrecision(12))
