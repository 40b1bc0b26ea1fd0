// Words for what is left out, and for what is not.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

/** Rows that a report takes out of its numbers. */
const taken =
  /^(the|any|all|cancellations?|cancelled|canceled|cancels|cxls?|refunds?|refunded|viewings?|returns|withdrawn|expired|expireds|pendings?)$/
const leftIn = /^(cancelled|canceled|refunded|pending|expired|withdrawn)$/
const states =
  'sold, cancelled, canceled, completed, confirmed, paid, active, pending, refunded, closed, listed, available, booked'

export const ofLeavingOut: readonly Saying[] = [
  // "Homes located anywhere other than Florida": where they are not, and no group of places.
  {
    meant: '',
    said: 'located, situated, found',
    before: /^(homes|houses|properties|listings|places|are|is|were|cabins|customers|buyers)$/,
    behind: /^(outside|anywhere|other|elsewhere|beyond)$/,
  },
  {
    meant: 'not in',
    said: 'everywhere else not counting, everywhere else excluding, beyond',
    before: /^(have|homes|houses|properties|listings|places|inventory|size)$/,
    behind: /^(?!\d|\$|the$|a$|an$|one$|two$|three$)[a-z]/,
  },
  {
    meant: 'not in',
    said: 'in states besides, in cities besides, in states other than, in cities other than',
    before: /[a-z]/,
  },
  // "Under 25, 25 to 100 and the rest": what is left of a row of ranges is one of them.
  {
    meant: 'etc',
    said: 'and the rest, and others',
    before: /^(?!.*\d|(,|hundred|thousand|million|days|nights|dollars|bucks|stars)$)/,
    behind: /^([,.?:;)]|for|in|during|over|on|how|last|this|since|please|)$/,
  },
  // "Products nobody ever bought, not a single time".
  {
    meant: '',
    said: 'not a single time, not one time, not even one time, not a single one, not even a single time',
    before: /^,$/,
    behind: /^([.?!]|)$/,
  },
  { meant: 'not sold', said: 'not been sold, not yet been sold', before: /^(have|has|had)$/ },
  // "Products not sold in 90 days", "cabins not booked since May": none of it in that time.
  {
    meant: 'with no sales',
    said: 'not sold, unsold',
    before: /^(products|items|skus|titles|books|toys|goods)$/,
    behind: /^(in|since|for|this|last|past|the|over|during|ytd)$/,
  },
  {
    meant: 'with no orders',
    said: 'never ordered, not ordered, never bought, never purchased, not bought, not purchased',
    before: /^(products|items|skus|titles|books|toys|goods)$/,
    behind: /^(in|since|for|this|last|past|the|over|during|ytd)$/,
  },
  {
    meant: 'with no bookings',
    said: 'not booked, unbooked, not rented',
    before: /^(homes|houses|listings|properties|units|places|rentals|cabins|lofts|villas|chalets|cottages)$/,
    behind: /^(in|since|for|this|last|past|next|the|over|during|ytd)$/,
  },
  // "Viewed but not booked": neither is the state that a home is in.
  {
    meant: 'but never booked',
    said: 'but not booked, but not reserved, but not rented',
    before: /^(viewed|clicked|favorited|saved|seen|looked at|liked|visited)$/,
  },
  {
    meant: 'except',
    said: `aside from, with the exception of, barring, everywhere but, everywhere except, anywhere but, anywhere except,
      elsewhere than, everywhere other than, anywhere other than`,
  },
  {
    meant: 'excluding',
    said: `leaving aside, leave aside, setting aside, putting aside, without counting, without including, not including,
      not considering, disregarding, disregard, omitting, omit, to the exclusion of, with the exclusion of, excepting, exempting`,
    behind: /^(?!$|[.,$\d])/,
  },
  {
    meant: 'except',
    said: 'outside, outside of',
    before: /^(?!an?$|the$|with$|has$|have$|from$|of$|no$|$)/,
    behind: /[a-z]/,
  },
  { meant: 'except', said: 'outside of, outside', before: /^$/, behind: /[a-z]/ },
  // "Lake houses ex-CA".
  {
    meant: 'except',
    said: 'ex',
    before: /[a-z\d,(]/,
    behind:
      /^(?!(?:husband|wife|boyfriend|girlfriend|partner|owner|tenant|employee|client|guest|customer)s?$)[a-z]/,
  },
  { meant: 'except', said: 'save for', behind: /^(those|these|anything|ones)$/ },
  // "Bookings last month, net of cancellations": of a number of rows, those are not among them.
  { meant: 'excluding', said: 'minus, less, net of, ex', before: /^[,(]$/, behind: taken },
  {
    meant: 'excluding',
    said: 'net of',
    behind: /^(cancellations|cancelled|canceled|cxls|refunds|viewings)$/,
  },
  // "Cancelled ones can stay out".
  {
    meant: 'excluded',
    said: each(
      'can, may, should, must, shall, could',
      'stay out, be left out, be skipped, be ignored, be excluded',
    ),
    before: /^(ones|[a-z]{3,}s|cancelled|canceled|refunded|pending)$/,
    behind: /^([,.)]|)$/,
  },
  {
    meant: 'excluded',
    said: 'not incl, not included, not in it, not in there, not inside',
    before: /[a-z]/,
    behind: /^([,.)]|)$/,
  },
  // "Leave out anything cancelled", "…, nothing refunded".
  {
    meant: 'excluding',
    said: each(
      'leave out, leaving out, exclude, excluding, skip, skipping, ignore, ignoring, drop, dropping, omit, omitting',
      'anything, everything, whatever is, whatever was',
    ),
    behind: leftIn,
  },
  // "Skip anything down for maintenance": rows as those that are named.
  {
    meant: 'excluding those',
    said: each(
      'leave out, leaving out, exclude, excluding, skip, skipping, ignore, ignoring, drop, dropping, omit, omitting',
      'anything, everything, whatever is, anything that is, everything that is',
    ),
    behind: /^(in|under|down|out|closed|offline)$/,
  },
  { meant: 'excluding', said: 'nothing', before: /^[,(]$/, behind: leftIn },
  // "Viewings by month, cancelled ones out".
  ...['cancelled', 'canceled', 'refunded', 'pending', 'withdrawn', 'expired'].map(state => ({
    meant: `excluding ${state} ones`,
    said: `${state} ones out, ${state} ones left out, ${state} ones taken out`,
    before: /^[,(;]$/,
    behind: /^([,.)]|)$/,
  })),
  // "Cancelled ones I don't need", "canceled not counting", "expired ones not needed".
  {
    meant: 'excluded',
    said: `not counting, not counted, not needed, are not needed, not wanted, are not wanted, not interesting, not of interest, not to count,
      not to be counted, no need, are of no interest, are not interesting, do not interest me, i do not need, we do not need, i do not want,
      we do not want, i do not care about, we do not care about, i am not interested in, please not, can go, you can skip, you can ignore`,
    before: /^(ones|cancelled|canceled|cancellations|refunded|refunds|pending|expired|withdrawn|viewings)$/,
    behind: /^([.?!)]|please|pls|thanks|here|)$/,
  },
  // "The cancelled ones I don't want inside."
  {
    meant: 'excluded',
    said: 'i do not need, we do not need, not needed, are not needed, not wanted, are not wanted, i do not want inside, i do not want in it, i do not want in there, i do not want included, i do not want counted, we do not want in there',
    before: /^(ones|[a-z]{3,}s|cancelled|refunded|pending)$/,
    behind: /^([,.)]|)$/,
  },
  // "Toss out anything above 300", "forget the cancelled ones".
  {
    meant: 'exclude',
    said: `toss out, toss aside, throw out, chuck out, ditch, shun, weed out, strip out, screen out, kick out, forget, forget about,
      never mind, pay no heed to, turn a blind eye to, brush aside`,
    before: /^(|[,.;?!(-]|but|and|then|now|please|just)$/,
    behind:
      /^(the|any|anything|all|everything|those|ones|cancelled|canceled|refunded|pending|cancellations|refunds|viewings|whatever)$/,
  },
  {
    meant: 'exclude',
    said: 'take out, take away, cut out, hide',
    before: /^(|[,.;(-]|but|and|then|now|please|just|you)$/,
    behind: /[a-z]/,
  },
  { meant: 'only', said: 'counting only, only counting, taking only, considering only, only considering' },
  {
    meant: 'whatever the status',
    said: each(
      'whatever, no matter, irrespective of, regardless of',
      'their status, there status, their state, status, status they have',
    ),
    before: /^[a-z\d,()]+$/,
    behind: /^([,.)?]|)$/,
  },
  {
    meant: 'whatever the status',
    said: `does not matter the status, does not matter what status, does not matter which status, does not matter what the status is,
      the status does not matter, status does not matter, the status is irrelevant, status is irrelevant, any status is fine, any status will do,
      do not care about the status, do not care about status, i do not care about the status, i do not care about status,
      do not care what status, no matter what the status is, no matter what status`,
    before: /^[a-z\d,()]+$/,
    behind: /^([,.)?]|)$/,
  },
  // "Everything on the street, sold or not": whatever became of it.
  {
    meant: 'whatever the status',
    said: states
      .split(', ')
      .map(state => `${state} or not, ${state} or otherwise`)
      .join(', '),
    before: /^[,(]$/,
    behind: /^([,.)?]|)$/,
  },
]
