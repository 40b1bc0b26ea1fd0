// Seven matters against a calendar. Invented, and labelled so on the page.
import type { DashboardFrame } from '#verticals/landing/landing.ts'

export const states = ['Reviewed', 'In Progress', 'Queued'] as const
export type State = (typeof states)[number]

export interface Matter {
  name: string
  pages: number
  state: State
  /** Days of June: work done from..until, work under way or planned until, and the deadline. */
  from: number
  doneUntil: number | null
  until: number
  due: number
}

export const calendar = { from: 8, to: 27, today: 15.5, labels: [8, 12, 19, 23, 26] } as const

export const matters: readonly Matter[] = [
  { name: 'Reyes inventory', pages: 22, state: 'Reviewed', from: 8, doneUntil: 10.6, until: 10.6, due: 23 },
  { name: 'Tully NDA', pages: 9, state: 'Reviewed', from: 9, doneUntil: 11.4, until: 11.4, due: 25 },
  {
    name: 'Marlow complaint',
    pages: 38,
    state: 'In Progress',
    from: 12,
    doneUntil: 15.5,
    until: 17.4,
    due: 18.5,
  },
  {
    name: 'Okafor lease',
    pages: 61,
    state: 'In Progress',
    from: 11,
    doneUntil: 15.5,
    until: 18.6,
    due: 20.5,
  },
  {
    name: 'Halden bylaws',
    pages: 27,
    state: 'In Progress',
    from: 14,
    doneUntil: 15.5,
    until: 19.4,
    due: 24.5,
  },
  {
    name: 'Pruitt deposition',
    pages: 112,
    state: 'Queued',
    from: 17,
    doneUntil: null,
    until: 22.4,
    due: 26.3,
  },
  { name: 'Sato license', pages: 33, state: 'Queued', from: 19, doneUntil: null, until: 22, due: 25.5 },
]

export const ringed = 'Marlow complaint'

const open = matters.filter(matter => matter.state !== 'Reviewed')

export const frame: DashboardFrame = {
  title: 'Review docket',
  subtitle: 'June 8 to 26, seven matters',
  stats: [
    {
      label: 'Reviewed',
      value: String(matters.length - open.length),
      beside: `of ${matters.length} documents`,
    },
    { label: 'Pages in open matters', value: String(open.reduce((sum, matter) => sum + matter.pages, 0)) },
    { label: 'Next deadline', value: 'Jun 18', beside: 'in 3 days' },
  ],
  finding: {
    head: 'Marlow has one day to spare.',
    text: 'Its answer is due Thursday, 21 days from service on May 28, and clause 4 still needs a person.',
  },
}
