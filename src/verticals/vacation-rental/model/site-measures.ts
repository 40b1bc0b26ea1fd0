// What visitors do on the website, and what comes of it.
import type { Measure } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'

const interactionIs = (...types: readonly string[]) => [is('visitor_interactions.interaction_type', ...types)]

export const siteMeasures: readonly Measure[] = [
  {
    id: 'popularity',
    label: 'views, clicks, inquiries and favorites',
    words: words('popularity, engagement, traction, attention, buzz'),
    noun: 'interaction',
    where: interactionIs('view', 'click', 'inquiry', 'favorite'),
    date: 'visitor_interactions.interaction_timestamp',
    value: { kind: 'aggregate', of: { fn: 'count' } },
    format: 'count',
    ranks: words('popular, hottest, sought after, in demand, beloved, most wanted, most engaging'),
    ranksLow: words('unpopular, overlooked'),
  },
  {
    id: 'conversion',
    label: 'conversion from view to inquiry',
    words: words(`
      conversion, conversion rate, inquiry conversion, inquiry conversion rate, inquiry rate, cvr, convert,
      inquiry to view ratio, inquiry to view rate, percent of view turn into inquiry, view turn into inquiry,
      view become inquiry, view convert to inquiry, view lead to inquiry, view to inquiry ratio, view to inquiry rate,
      view to inquiry conversion, inquiry to view conversion, inquiry view conversion, inquiry view conversion rate, inquiry view rate, conversion from view to inquiry, conversion rate from view to inquiry, conversion of view to inquiry, conversion of view into inquiry, inquiry per view, ratio of inquiry to view, turning view into inquiry, turn view into inquiry, turn their view into inquiry, turn a view into an inquiry,
      turned view into inquiry, converting view into inquiry, converting view to inquiry, convert view into inquiry,
      inquiry view ratio, inquiry divided by view, inquiry over view, view be turned into inquiry, view end in an inquiry, view that end in an inquiry
    `),
    noun: 'interaction',
    where: [],
    date: 'visitor_interactions.interaction_timestamp',
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: interactionIs('inquiry') },
      bottom: { fn: 'count', where: interactionIs('view') },
      percent: true,
    },
    format: 'percent',
    ranks: words('best converting, top converting, highest converting'),
    ranksLow: words('worst converting, lowest converting'),
  },
  {
    id: 'click_through_rate',
    label: 'click-through rate',
    words: words('click through rate, ctr, clickthrough rate, click rate, click per impression'),
    noun: 'interaction',
    where: [],
    date: 'visitor_interactions.interaction_timestamp',
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: interactionIs('click') },
      bottom: { fn: 'count', where: interactionIs('impression') },
      percent: true,
    },
    format: 'percent',
  },
]
