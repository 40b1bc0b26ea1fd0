// How a date of a thing is called where it tells what a period goes by.
import type { Attribute } from '#contract/model.ts'

/** "check-in"; "booked on" becomes "date booked"; a bare "time" says nothing. */
export function dateWords({ label }: Pick<Attribute, 'label'>): string {
  const happened = /^(\w+) on$/.exec(label)?.[1]
  return happened === undefined ? (label === 'time' ? '' : label) : `date ${happened}`
}
