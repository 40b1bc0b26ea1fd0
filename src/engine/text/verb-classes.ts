// Verbs by class: each stands for one verb that the rest of the engine knows; what it is said of decides whether it is meant.
import {
  article,
  bound,
  getsMany,
  getsSome,
  howMany,
  isAskedOf,
  isBare,
  madeThen,
  ofNamed,
  ofStay,
  people,
  superlative,
  thing,
  things,
  type When,
} from './verb-places.ts'

export type Plain =
  | 'come'
  | 'get'
  | 'have'
  | 'happen'
  | 'spend'
  | 'want'
  | 'cost'
  | 'find'
  | 'rank'
  | 'add'
  | 'make'
  | 'stay'
  | 'cancel'
  | 'receive'
  | 'decline'
  | 'grow'

export const forms: Readonly<Record<Plain, readonly [base: string, s: string, past: string, ing: string]>> = {
  come: ['come', 'comes', 'came', 'coming'],
  get: ['get', 'gets', 'got', 'getting'],
  have: ['have', 'has', 'had', 'having'],
  happen: ['happen', 'happens', 'happened', 'happening'],
  spend: ['spend', 'spends', 'spent', 'spending'],
  want: ['want', 'wants', 'wanted', 'want'],
  cost: ['cost', 'costs', 'cost', 'costing'],
  find: ['find', 'finds', 'found', 'finding'],
  add: ['add', 'adds', 'added', 'adding'],
  make: ['make', 'makes', 'made', 'making'],
  stay: ['stay', 'stays', 'stayed', 'staying'],
  cancel: ['cancel', 'cancels', 'cancelled', 'cancelled'],
  receive: ['receive', 'receives', 'received', 'receiving'],
  decline: ['decline', 'declines', 'declined', 'declining'],
  grow: ['grow', 'grows', 'grew', 'growing'],
  rank: ['rank', 'ranks', 'ranked', 'ranking'],
}

export interface VerbClass {
  plain: Plain
  /** What follows the plain verb: "come in". */
  then?: string
  verbs: string
  when?: When
}

export const verbClasses: readonly VerbClass[] = [
  {
    plain: 'come',
    then: 'in',
    verbs: 'roll in, trickle in, pour in, flood in, stream in, flow in, drift in, pile in',
    // "Cash flow in 2025" is a thing.
    when: (text, start) => !isBare(text, start) || /^(did|do|does|to)$/.test(text(start - 2)),
  },
  {
    plain: 'come',
    then: 'in',
    verbs:
      'land in our inbox, land in my inbox, land in the inbox, hit our inbox, hit my inbox, hit the inbox',
  },
  { plain: 'come', verbs: 'walk in', when: (text, _, end) => /^(via|through|from|off)$/.test(text(end)) },
  { plain: 'come', then: 'from', verbs: 'originate from, stem from, hail from, originate in, originate on' },
  {
    plain: 'find',
    then: 'us',
    verbs: 'discover us, hear of us, learn of us, stumble upon us, stumble on us',
  },
  { plain: 'happen', verbs: 'take place' },
  {
    plain: 'spend',
    verbs: 'shell out, fork over, fork out, cough up, splash out, splurge, splurge on',
  },
  {
    plain: 'spend',
    verbs: 'drop, blow',
    // "How much did guests drop", "customers who dropped over 500"; bookings that drop grow fewer.
    when: (text, start, end) => {
      const who = /^(have|has|had|already)$/.test(text(start - 1)) ? start - 2 : start - 1
      const isAmount = /^(\$|\d.*|over|more|at|less|under)$/.test(text(end))
      const isAsked = /^(did|have|has|do)$/.test(text(start - 2)) && text(start - 3) === 'much'
      return people.test(text(who)) && (isAmount || isAsked)
    },
  },
  {
    plain: 'cost',
    verbs: 'set me back, set you back, set us back, set them back, set a guest back, set someone back',
  },
  {
    plain: 'have',
    verbs:
      'boast, sport, possess, measure, span, feature, provide, offer, be equipped with, come equipped with, bear',
    when: (text, start, end) =>
      !/^(offered|provided)$/.test(text(start)) && (bound.test(text(end)) || article.test(text(end))),
  },
  {
    plain: 'have',
    verbs: 'collect, generate, produce, throw off, take in, bring in, pull in',
    // "Collected more than $60,000 in rent": what there is of it is named behind.
    when: (text, _, end) =>
      bound.test(text(end)) &&
      [2, 3, 4, 5].some(step => text(end + step) === 'in' && /^(rent|rental)$/.test(text(end + step + 1))),
  },
  {
    plain: 'have',
    verbs: 'contain, include, comprise, be comprised of',
    // What a message contains is a text.
    when: (text, start, end) =>
      text(start) !== 'including' &&
      bound.test(text(end)) &&
      ![1, 2, 3].some(step =>
        /^(messages?|notes?|comments?|titles?|names?|address)$/.test(text(start - step)),
      ),
  },
  {
    plain: 'get',
    verbs: `drive, deliver, produce, feed, supply, yield, attract, draw, funnel, garner, gather, collect, rack up, pick up,
      amass, accumulate, enjoy, command, generate, throw off, chalk up, notch up, earn`,
    when: getsMany,
  },
  {
    plain: 'get',
    verbs: 'garner, gather, collect, rack up, pick up, amass, accumulate, attract, draw, chalk up, notch up',
    when: getsSome,
  },
  {
    plain: 'get',
    verbs: 'drive, feed, supply, attract, draw, funnel, refer, rack up, pick up, garner',
    when: howMany,
  },
  {
    plain: 'want',
    then: 'to',
    verbs: `intend to, plan to, wish to, hope to, aim to, look to, mean to, be looking to, be planning to, be hoping to,
      be keen to, be eager to, be thinking of, be thinking about, be considering, be keen on, think of, think about, consider`,
    // "I'm planning to list mine" tells of those who ask.
    when: (text, start, end) =>
      ofStay.test(text(end)) && ![1, 2, 3].some(step => /^(i|we|you|to)$/.test(text(start - step))),
  },
  {
    plain: 'rank',
    then: 'first',
    verbs: 'lead in, lead for, lead by, lead on, dominate in, dominate, excel in',
    // Leads are also people: only what is asked for can be ahead of others.
    when: (text, start) =>
      thing.test(text(start - 1)) && /^(which|what|property|payment)$/.test(text(start - 2)),
  },
  {
    plain: 'rank',
    then: 'last',
    verbs: 'trail in, trail for, lag in, lag behind in, lag behind on, lag on, trail on',
    when: (text, start) => thing.test(text(start - 1)),
  },
  { plain: 'have', then: 'over', verbs: 'pass, cross, crack, break, beat', when: ofNamed },
  { plain: 'have', then: 'at least', verbs: 'hit, reach', when: ofNamed },
  {
    plain: 'make',
    then: 'over',
    verbs: 'top, pass, cross, crack, break, exceed, surpass, beat, clear',
    when: madeThen,
  },
  { plain: 'make', then: 'at least', verbs: 'hit, reach', when: madeThen },
  {
    plain: 'have',
    verbs: 'contain, hold, house',
    when: (text, _, end) =>
      text(end) === 'the' && superlative.test(text(end + 1).replace(/^[a-z]+est$/, 'best')),
  },
  {
    plain: 'add',
    verbs: 'take on, bring on, bring on board, bring in, take in',
    // "Which homes did we take on": they are new; what a home takes in is money.
    when: (text, start) =>
      text(start - 1) === 'we' && text(start - 2) === 'did' && things.test(text(start - 3)),
  },
  {
    plain: 'receive',
    verbs: 'take',
    // "How many days do homes take to sell".
    when: (text, start, end) => !/^(on|to)$/.test(text(end)) && howMany(text, start, end),
  },
  {
    plain: 'stay',
    verbs: 'spend',
    // "Spent more than ten nights": time is no money.
    when: (text, _, end) => [1, 2, 3, 4].some(step => /^nights?$/.test(text(end + step))),
  },
  {
    plain: 'stay',
    then: 'in',
    verbs: 'visit',
    // A site is visited too; a town is where guests stay.
    when: (text, start, end) =>
      people.test(text(start - 1)) &&
      /^[a-z]/.test(text(end)) &&
      !/^(us|the|our|site|website|page|pages|my|in|on|last|this|yesterday|today|and|but|more|at|from|via|through|only|twice|once|every|both|between|during|since|a|an|over|than|any|one|each|most|least|exactly)$/.test(
        text(end),
      ),
  },
  { plain: 'cancel', verbs: 'fall through' },
  {
    plain: 'cancel',
    verbs: 'drop',
    // "Bookings got dropped"; bookings that drop grow fewer.
    when: (text, start) =>
      text(start) === 'dropped' && /^(got|get|gets|was|were|been|being)$/.test(text(start - 1)),
  },
  {
    plain: 'decline',
    verbs: 'fall, dip, sink, slump, shrink, slide, tumble, plunge',
    when: (text, start, end) =>
      isAskedOf(text, start) &&
      !/^(often|usually|mostly|typically|most)$/.test(text(start - 1)) &&
      !/^(into|under|through|short)$/.test(text(end)),
  },
  {
    plain: 'grow',
    verbs: 'climb, surge, soar, spike',
    when: (text, start) => isAskedOf(text, start),
  },
]
