// How times, days and numbers of the log are written. Everything is in UTC, as the filters and the database count days.
import type { Material } from '#brand/tokens.ts'
import type { DemoType } from '#contract/demos.ts'

export const demos: Record<DemoType, { label: string; material: Material }> = {
  vacation_rental: { label: 'Vacation Rental', material: 'pool' },
  real_estate: { label: 'Real Estate', material: 'blue' },
  ecommerce: { label: 'Ecommerce', material: 'kraft' },
}

/** A demo that this build does not know yet is called by its own name. */
export const demoOf = (type: string): { label: string; material: Material | undefined } =>
  type === 'vacation_rental' || type === 'real_estate' || type === 'ecommerce'
    ? demos[type]
    : { label: type, material: undefined }

const number = new Intl.NumberFormat('en-US')
export const count = (value: number) => number.format(value)
export const counted = (value: number, one: string, many = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : many}`

const utc = { timeZone: 'UTC' } as const
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
const dayFormat = new Intl.DateTimeFormat('en-US', { ...utc, month: 'short', day: 'numeric' })
const longDayFormat = new Intl.DateTimeFormat('en-US', {
  ...utc,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const clockFormat = new Intl.DateTimeFormat('en-US', { ...utc, ...clock })

export const shortDay = (day: string) => dayFormat.format(new Date(day))
export const shortMoment = (at: string) =>
  `${dayFormat.format(new Date(at))} ${clockFormat.format(new Date(at))}`
export const longMoment = (at: string) =>
  `${longDayFormat.format(new Date(at))}, ${clockFormat.format(new Date(at))} UTC`

const seconds = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholeSeconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const duration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${seconds.format(ms / 1000)} s`)
/** For an axis and for ranges, where exact digits would only be noise. */
export const roughDuration = (ms: number) =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${wholeSeconds.format(ms / 1000)} s`
