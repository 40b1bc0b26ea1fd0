// A limit on what is counted or measured, and whether a number can count anything at all.
import type { Comparator } from '#contract/terms.ts'
import type { Item, QuantityRef } from '#engine/parse/item.ts'
import type { Amount, AmountUnit } from '#engine/parse/piece.ts'

export function having(quantity: QuantityRef, amount: Amount, unit: AmountUnit): Item[] {
  const test = (op: Comparator, value: number): Item => ({
    kind: 'having',
    quantity,
    op,
    than: { kind: 'number', value, unit },
  })
  switch (amount.kind) {
    case 'bound':
      return [test(amount.op, amount.value)]
    case 'range':
      return [test('>=', amount.from), test(amount.toIncluded ? '<=' : '<', amount.to)]
    case 'around':
      return [test('>=', amount.value * 0.9), test('<=', amount.value * 1.1)]
    case 'exact':
      return amount.values.length === 1 && amount.values[0] !== undefined ? [test('=', amount.values[0])] : []
  }
}

/** "Between 400 and 600 thousand": money, of which nobody counts so much. */
export const isLarge = (amount: Amount): boolean =>
  amount.kind === 'range' ? amount.from >= 10_000 : amount.kind !== 'exact' && amount.value >= 10_000
