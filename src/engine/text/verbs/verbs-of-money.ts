// Verbs of what is spent, charged and made: "shell out", "set me back", "topped 100k last year".
import type { VerbClass } from './verb-class.ts'
import { bound, isAskedOf, isAskedOfGroups, madeThen, people, things } from './verb-places.ts'

/** Behind "the most": money, or nothing that there could be most of. */
const ofMoney =
  /^(|[.?!,]|money|cash|dollars|revenue|income|with|in|at|on|last|this|so|over|since|during|for|overall|altogether|ever|and|per)$/

export const verbsOfMoney: readonly VerbClass[] = [
  // "Customers who purchased electronics"; a purchase, and a session that purchased, are events of their own.
  {
    plain: 'buy',
    verbs: 'purchase',
    when: (text, start) =>
      [1, 2, 3].some(step => people.test(text(start - step))) &&
      (/(ed|ing)$/.test(text(start)) ||
        (text(start) === 'purchase' &&
          [1, 2, 3, 4].some(step => /^(did|do|does)$/.test(text(start - step)))) ||
        /^(not|never|they)$/.test(text(start - 1))),
  },
  {
    plain: 'spend',
    verbs: 'shell out, fork over, fork out, cough up, splash out',
  },
  { plain: 'spend', verbs: 'splurge', when: (text, _, end) => text(end) !== 'on' },
  {
    plain: 'spend',
    verbs:
      'drop, blow, hand over, lay out, laid out, sink, sank, part with, rack up, run up, plunk down, plonk down, pony up, invest',
    // "How much did guests drop", "customers who dropped over 500", "who laid out the most"; bookings that drop grow fewer.
    when: (text, start, end) => {
      const who = text(/^(have|has|had|already)$/.test(text(start - 1)) ? start - 2 : start - 1)
      const isAmount = /^(\$|\d.*|over|more|at|less|under)$/.test(text(end))
      const isAsked = /^(did|have|has|do)$/.test(text(start - 2)) && text(start - 3) === 'much'
      const isMost =
        text(end) === 'the' && /^(most|least)$/.test(text(end + 1)) && ofMoney.test(text(end + 2))
      // "What did guests drop on cabins last year".
      const isSpentOn =
        text(end) === 'on' && /^(what|much)$/.test(text(start - 3)) && /^(did|do|have)$/.test(text(start - 2))
      return (isAsked && who === 'each') || (people.test(who) && (isAmount || isAsked || isMost || isSpentOn))
    },
  },
  // "Which property banked the most last year".
  {
    plain: 'make',
    verbs: 'net, bank, clear, return, produce, deliver, throw off, post, ring up, book, haul in, scoop up',
    when: (text, start, end) =>
      text(end) === 'the' &&
      /^(most|least)$/.test(text(end + 1)) &&
      things.test(text(/^(have|has|had|that)$/.test(text(start - 1)) ? start - 2 : start - 1)) &&
      (/^(money|revenue|income|cash|dollars)$/.test(text(end + 2)) ||
        (ofMoney.test(text(end + 2)) && !/^book|^deliver/.test(text(start)))),
  },
  // "Which brand hemorrhaged the most refunds".
  {
    plain: 'have',
    verbs: 'hemorrhage, haemorrhage, bleed, leak',
    when: (text, _, end) =>
      text(end) === 'the' &&
      /^(most|least|fewest)$/.test(text(end + 1)) &&
      /^(refund|cancel)/.test(text(end + 2)),
  },
  {
    plain: 'cost',
    verbs: 'set me back, set you back, set us back, set them back, set a guest back, set someone back',
  },
  {
    plain: 'charge',
    verbs: 'ask',
    // "What do we ask per night"; leads ask too, and what they ask for is no price.
    when: (text, start, end) =>
      /^(we|they|you|i)$/.test(text(start - 1)) &&
      (/^(per|a|each) (night|nite)$/.test(`${text(end)} ${text(end + 1)}`) ||
        /^for (a|the|one) night$/.test(`${text(end)} ${text(end + 1)} ${text(end + 2)}`)),
  },
  {
    plain: 'make',
    then: 'over',
    verbs: 'top, pass, cross, crack, break, exceed, surpass, beat, clear',
    when: madeThen,
  },
  { plain: 'make', then: 'at least', verbs: 'hit, reach', when: madeThen },
  // "In which months did refunded orders come to more than $9,000": all of a month, and not each of them.
  {
    plain: 'make',
    verbs: 'add up to, come to, amount to, sum up to, sum to, total, run to',
    when: (text, start, end) =>
      /^(orders|purchases|bookings|reservations|stays)$/.test(text(start - 1)) &&
      isAskedOfGroups(text, start) &&
      bound.test(text(end)),
  },
  {
    plain: 'total',
    verbs: 'add up to, come to, amount to, sum up to, sum to, run to',
    when: (text, start, end) =>
      /^(refunds|closings|cancellations|sales|deals|transactions)$/.test(text(start - 1)) &&
      isAskedOfGroups(text, start) &&
      bound.test(text(end)),
  },
  {
    plain: 'total',
    verbs: 'add up to, come to, amount to, sum up to',
    when: (text, start, end) =>
      isAskedOf(text, start) && /^(|[?.]|last|this|in|for|since|during|so|by|per|each)$/.test(text(end)),
  },
  {
    plain: 'cost',
    verbs: 'fetch, command, pull in',
    when: (text, _, end) =>
      bound.test(text(end)) &&
      [1, 2, 3, 4, 5].some(
        step => /^(a|per)$/.test(text(end + step)) && /^(night|nite)$/.test(text(end + step + 1)),
      ),
  },
]
