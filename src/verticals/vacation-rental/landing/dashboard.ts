// June nights of seven homes. Invented, and labelled so on the page.
import type { DashboardFrame } from '#verticals/landing/landing.ts'

export type StayKind = 'direct' | 'marketplace' | 'owner' | 'blocked'
export interface Stay {
  kind: StayKind
  /** First night, counted from 0, and how many. */
  from: number
  nights: number
}
export interface Home {
  name: string
  stays: Stay[]
  /** Single open nights that the minimum stay keeps anyone from booking, as days of the month. */
  gaps: number[]
  ringed?: true
}

const stays = (text: string): Stay[] =>
  text.split(' ').map(item => {
    const [code = '', from = '0', nights = '0'] = item.split(':')
    const kinds: Record<string, StayKind> = { d: 'direct', m: 'marketplace', o: 'owner', b: 'blocked' }
    return { kind: kinds[code] ?? 'blocked', from: Number(from), nights: Number(nights) }
  })

export const nights = 30
/** First of each weekend: Friday, June 5. */
export const weekends = [4, 11, 18, 25]

export const homes: readonly Home[] = [
  { name: 'Heron Loft', stays: stays('d:0:4 m:4:4 d:9:6 m:16:6 d:23:7'), gaps: [9, 16, 23], ringed: true },
  { name: 'Quay 4', stays: stays('m:0:6 d:7:5 b:12:3 m:15:7 m:22:6'), gaps: [7] },
  { name: 'Sand House', stays: stays('d:0:9 o:10:4 m:14:8 d:24:6'), gaps: [10] },
  { name: 'Pine Cabin', stays: stays('m:0:3 d:3:7 m:12:6 d:18:5 m:23:7'), gaps: [] },
  { name: 'Cove Studio', stays: stays('m:0:5 m:5:5 d:10:6 m:17:5 m:22:8'), gaps: [17] },
  { name: 'Pier House', stays: stays('d:0:7 m:7:7 o:14:7 d:21:9'), gaps: [] },
  { name: 'Fog Cottage', stays: stays('m:0:8 d:8:4 m:14:6 d:20:10'), gaps: [] },
]

const taken = (kinds: readonly StayKind[]) =>
  homes
    .flatMap(home => home.stays)
    .reduce((sum, stay) => sum + (kinds.includes(stay.kind) ? stay.nights : 0), 0)
const sold = taken(['direct', 'marketplace'])
const sellable = homes.length * nights - taken(['owner', 'blocked'])
const averageRate = 264

export const frame: DashboardFrame = {
  title: 'June nights',
  subtitle: 'Seven homes, thirty nights',
  stats: [
    {
      label: 'Occupancy',
      value: `${Math.round((sold / sellable) * 100)}%`,
      beside: `${sold} of ${sellable} nights`,
    },
    { label: 'Average nightly rate', value: `$${averageRate}` },
    { label: 'Revenue per available night', value: `$${Math.round((averageRate * sold) / sellable)}` },
  ],
  finding: {
    head: 'Heron Loft has 3 single nights open.',
    text: 'Drop its minimum to one night on the 9th, 16th and 23rd and $990 becomes bookable.',
  },
}

export const described =
  'Calendar of seven homes across thirty nights in June. Single-night gaps at Heron Loft on the 9th, 16th and 23rd are circled.'
