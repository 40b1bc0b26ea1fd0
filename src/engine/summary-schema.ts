// What a plan from outside may say of its rows instead of showing them, and the ranges that it may sort them into.
import { z } from 'zod'
import { amount, label, most, place } from './derived-schema.ts'

export const fn = z.enum(['sum', 'avg', 'min', 'max', 'median'])

export const band = z.strictObject({
  label,
  from: amount.exactOptional(),
  to: amount.exactOptional(),
  above: z.boolean().exactOptional(),
  upTo: z.boolean().exactOptional(),
})

export const summary = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rows') }),
  z.strictObject({ kind: z.literal('count') }),
  z.strictObject({
    kind: z.literal('share'),
    of: place.exactOptional(),
    among: z.int().min(1).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('aggregate'),
    fn,
    column: place,
    over: z.int().min(1).max(most.rows).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('bands'), column: place, bands: z.array(band).min(1).max(20) }),
  z.strictObject({ kind: z.literal('concentration'), column: place }),
])
