// Verbs by class: each stands for one verb that the rest of the engine knows; what it is said of decides whether it is meant.
import type { VerbClass } from './verb-class.ts'
import { verbsOfHaving } from './verbs-of-having.ts'
import { verbsOfHeight } from './verbs-of-height.ts'
import { verbsOfMoney } from './verbs-of-money.ts'
import { verbsOfStays } from './verbs-of-stays.ts'
import { verbsOfTrend } from './verbs-of-trend.ts'
import {
  bound,
  howMany,
  isAskedOf,
  isBare,
  neededTime,
  ofNamed,
  ofTime,
  ofStay,
  people,
  superlative,
  thing,
  things,
} from './verb-places.ts'

export const verbClasses: readonly VerbClass[] = [
  ...verbsOfMoney,
  ...verbsOfHaving,
  ...verbsOfHeight,
  ...verbsOfStays,
  ...verbsOfTrend,
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
    plain: 'have',
    verbs: 'rent out, let out, rent',
    // "How many cabins do we rent out": those that there are. "Did rent out in May", "rent out most" tells of bookings.
    when: (text, start, end) =>
      text(start - 2) === 'do' && text(start - 1) === 'we' && /^(|[?.!]|in|with|near|for)$/.test(text(end)),
  },
  {
    plain: 'want',
    then: 'to',
    verbs: `intend to, plan to, wish to, hope to, aim to, look to, mean to, be looking to, be planning to, be hoping to,
      be keen to, be eager to, be thinking of, be thinking about, be considering, be keen on, think of, think about, consider,
      be itching to, be dying to, be raring to, be champing at the bit to, be chomping at the bit to, be gunning to, be aching to,
      be angling to, be yearning to, be longing to, be hankering to, be burning to, be desperate to, be anxious to, be determined to,
      be set on, be bent on, be out to, be mulling, be contemplating, be toying with, be flirting with, be itching for, be hungry to,
      itch to, yearn to, long to, hanker to, angle to, ache to, mull, mull over, contemplate, toy with, flirt with, dream of`,
    // "I'm planning to list mine" tells of those who ask, "twice as long to sell" of days.
    when: (text, start, end) =>
      ofStay.test(text(end)) &&
      !/^(as|so|too|how|very)$/.test(text(start - 1)) &&
      ![1, 2, 3].some(step => /^(i|we|you|to)$/.test(text(start - step))),
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
    // "How many days do homes take to sell", "did people take something out of the cart".
    when: (text, start, end) =>
      !/^(on|to)$/.test(text(end)) &&
      ![0, 1, 2, 3].some(step => /^(out|off)$/.test(text(end + step))) &&
      howMany(text, start, end),
  },
  { plain: 'take', verbs: 'need, require', when: neededTime },
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
  {
    plain: 'stay',
    verbs: 'sleep, bunk, lodge, overnight',
    // "Who is sleeping at our places tonight"; a home "sleeps six".
    when: (text, start, end) =>
      !/^(home|house|place|property|listing|it)s?$/.test(text(start - 1)) &&
      (/^(at|with|here|over|tonight|under)$/.test(text(end)) ||
        (text(end) === 'in' &&
          (!/^\d|^(one|two|three|total)$/.test(text(end + 1)) || text(end + 2) === 'of'))) &&
      [1, 2, 3].some(step => people.test(text(start - step))),
  },
  {
    plain: 'stay',
    verbs: `linger, hunker down, hole up, camp out, crash, bed down, kip, tarry, dwell, sojourn, stick around, hang around, shack up,
      settle in, hang out, remain`,
    // "How many nights do people linger", "guests who hunker down for 7+ nights"; a home that lingers is on the market.
    when: (text, start, end) =>
      [1, 2, 3].some(step => people.test(text(start - step))) &&
      (/^(at|with|here|tonight|in|for|last|this|[?.]|)$/.test(text(end)) || bound.test(text(end))),
  },
  {
    plain: 'sit',
    verbs: `dawdle, linger, languish, loiter, fester, stagnate, molder, moulder, dwell, hang around, hang about, tarry, idle, gather dust,
      collect dust, stew, simmer, wither, rot, sit around`,
    when: (text, _, end) =>
      (text(end) === 'on' && [1, 2].some(step => /^(market|mkt)$/.test(text(end + step)))) ||
      // "Which active home has been languishing the longest".
      text(text(end) === 'the' ? end + 1 : end) === 'longest',
  },
  {
    plain: 'check',
    then: 'in',
    verbs: 'arrive',
    // "Guests who arrived at our beach houses last month": where they did parts it from when.
    when: (text, start, end) =>
      [1, 2].some(step => people.test(text(start - step))) &&
      (/^(at|to)$/.test(text(end)) ||
        (text(end) === 'for' && /^(a|an|their)$/.test(text(end + 1))) ||
        (text(end) === 'in' && !ofTime.test(text(end + 1)))),
  },
  {
    plain: 'check',
    then: 'out',
    verbs: 'finish, conclude, wrap up, finish up',
    // "How many stays finish this week".
    when: (text, start, end) =>
      /^(stays?|bookings?|reservations?|trips?|that|which)$/.test(text(start - 1)) &&
      [1, 2, 3].some(step => /^(stays?|bookings?|reservations?|trips?)$/.test(text(start - step))) &&
      /^(this|next|on|in|today|tonight|tomorrow|last|by|before|during|within)$/.test(text(end)),
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
      !/^(into|under|through|short|across|on)$/.test(text(end)),
  },
  {
    plain: 'grow',
    verbs: 'climb, surge, soar, spike',
    when: (text, start) => isAskedOf(text, start),
  },
  {
    plain: 'cancel',
    verbs: 'lose to cancellations, lose to cancellation',
    // "How many guests have we lost to cancellations"; how much is money.
    when: (text, start) => [2, 3, 4, 5, 6].some(step => text(start - step) === 'many'),
  },
  {
    plain: 'have',
    verbs:
      'pay their owners, pay its owner, pay the owner, pay the owners, earn their owners, make their owners, net their owners',
  },
  {
    plain: 'book',
    verbs: 'slate, line up, pencil in',
    when: (text, start, end) => !isBare(text, start) && text(end) === 'for' && !text(end + 1).endsWith('day'),
  },
  {
    plain: 'have',
    then: 'the most rent',
    verbs: 'rent for the most, rent out for the most',
    when: (text, start, end) =>
      text(start) === 'rented' && text(end) === 'in' && /^(20)?23$/.test(text(end + 1)),
  },
]
