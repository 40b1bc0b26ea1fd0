// "How many units have we got in the warehouse": what lies there. Units alone are what was sold.
import { wherever } from '#engine/text/rewritten.ts'

export const inTheWarehouse = wherever(
  [/^(units|pieces)$/, /^(warehouse|warehouses|storeroom|stockroom)$/],
  [
    {
      said: /(?<=\b(?:units|pieces)(?: (?:have we got|do we have|do we hold|we have|we have got|we hold|there are|are there|are|are sitting|sit|are lying|lie|still))* )(?:in|at) (?:the |our |all the |all our )?(?:warehouses?|storeroom|stockroom)(?= [,.?!]|$| (?:all|in|right|now|today|by|per|altogether|and|for)\b)/,
      meant: () => 'in stock',
    },
  ],
)
