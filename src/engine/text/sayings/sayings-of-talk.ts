// How people talk when they dictate, hurry or speak a language that is not their own, each with the plain words that are meant.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

const house = /^(houses?|homes?|places?|properties|listings?|ones|those|that|were|was|been|built)$/

export const ofTalk: readonly Saying[] = [
  // Nobody sets money loose.
  { meant: 'lose', said: 'loose', before: /^(we|i|they|you|to)$/ },
  {
    meant: 'and sat',
    said: 'after sitting, after sitting for, after sitting there, after sitting there for',
    before: /^(expired|sold|closed|withdrawn|us)$/,
    behind: /^(more|over|at|longer|less|under|\d+)$/,
  },
  // "An average under 4 across 15+ products".
  { meant: 'with', said: 'across', before: /^[\d.]+$/, behind: /^(\d+|at|more|over)$/ },
  // The shop's own order, and none of its customers.
  { meant: 'before i restock', said: 'before i reorder, before we reorder, before reordering' },
  // "Tell me two things: how many …, and how many …": they are asked for behind it.
  {
    meant: '',
    said: each('two, the two, three, the three, both', 'things, numbers, figures, questions'),
    before: /^(me|us|know|see|have|need|want|,|[.]|)$/,
    behind: /^([:,.?]|for|from|over|in|this|last|since|please|)$/,
  },
  // "The e-mails of those who had one, each only once": as any list has them.
  {
    meant: '',
    said: 'each only once, each just once, only once each, just once each, each one only once, count everybody only once, count everyone only once, counting everybody once, counting everyone once, everybody only once, everyone only once, counting each only once, nobody counted twice, no one counted twice, no duplicates, without duplicates, no repeats',
    before: /^([,(]|and|but|please)$/,
    behind: /^([.?!)]|please|)$/,
  },
  {
    meant: 'sales volume',
    said: each('dollars, money, cash', 'change hands, changed hands, changing hands'),
  },
  // "Repeat customers versus the ones who only bought once".
  {
    meant: '',
    said: 'the ones who, those who, ones who, people who, the people who, the ones that, those that, customers who, guests who',
    before: /^(versus|vs|against)$/,
  },
  {
    meant: 'with',
    said: each(
      'with, to, with that of, to that of, with those of',
      'the ones who, those who, people who, customers who, guests who',
    ),
    before: /^(compare|compares|compared)$/,
  },
  // "The haircut off there ask".
  {
    meant: 'their',
    said: 'there',
    before: /^(off|of|on|under|below|over|above|from|than|and|with|by|,)$/,
    behind:
      /^(ask|asking|list|price|prices|rate|names?|city|cities|status|total|totals|orders?|average|email|emails|rating|ratings)$/,
  },
  // "Nothing more than that": no limit is set.
  { meant: '', said: 'nothing more than that, nothing else than that', behind: /^([.?!]|)$/ },
  // "How many were cancelled all told since we started".
  {
    meant: '',
    said: 'since we started, since we opened, since we began, since the start',
    // "How long has it been since we started" asks for it.
    before: /^(?!(been|passed|years|months|days|long|time|,)$)./,
    behind: /^([.?!,]|and|)$/,
  },
  // "Repeat that for brands": nobody comes back.
  {
    meant: 'do',
    said: 'repeat, rerun, run again, redo',
    before: /^(you|please|kindly|now|and|then|,|)$/,
    behind: /^(it|that|this|those|the)$/,
  },
  // "That ranking for Florida only": the question before.
  {
    meant: 'that',
    said: each(
      'that, this',
      'ranking, list, table, report, breakdown, split, grouping, chart, query, comparison, analysis, top list',
    ),
    before: /^(do|redo|repeat|run|rerun|show|give|get|make|pull|me|us|now|and|)$/,
    behind: /^(for|by|with|without|again|but|only|just|in|over|instead|[,.?!]|)$/,
  },
  {
    meant: 'the same',
    said: each(
      'the same, same',
      'ranking, list, table, report, breakdown, split, grouping, chart, query, comparison, analysis, top list, cut, view, slice',
    ),
    behind: /^(for|by|with|without|again|but|only|just|in|over|instead|[,.?!]|)$/,
  },
  // "Have never ben reviewed": a name elsewhere.
  {
    meant: 'been',
    said: 'ben, bin, beeen, bene',
    before: /^(have|has|had|having|never|not|ever|already|always)$/,
  },
  // "Leads off Instagram".
  {
    meant: 'from',
    said: 'off, off of',
    // "Take off Facebook" leaves it out.
    before:
      /^(?!take|took|taking|leav|left|cut|drop|strip|knock|cross|turn|switch|write|call|lay|show|far$|better$|day$|days$|$)/,
    behind: /^(instagram|facebook|google|airbnb|vrbo|booking|tiktok|youtube|social)$/,
  },
  // "How many were for a week or longer".
  {
    meant: 'were at least seven nights',
    said: each(
      'were for, was for, are for, is for, were booked for, are booked for',
      'a week or longer, a week or more, at least a week',
    ),
  },
  // "The low stock products with how many we have left of each".
  {
    meant: 'the quantity in stock',
    // "Low stock items + how many are left of each" adds nothing up.
    before: /^(with|and|me|us|show|list|give|know|see|,)$/,
    said: each(
      'the quantity, how many, the number',
      'that is left of each, left of each, is left of each, are left of each, we have left of each, we still have of each, of each are left, of each we have left, that are left of each, of each there are',
    ),
  },
  // Leads and bookings are new when they come in, guests when they have not come before.
  { meant: 'first time guests', said: 'new guests, brand new guests' },
  {
    meant: 'show',
    said: 'set down, write down, jot down, note down',
    behind: /^(for|the|all|each|every)$/,
    before: /^(kindly|please|you|)$/,
  },
  { meant: 'you', said: 'you guys, you folks, yall' },
  // "Closings last year what's the number".
  {
    meant: 'how many',
    said: each('what is the, what was the', 'number, count, total number, total count, tally'),
    before: /[a-z\d]/,
    behind: /^([.?!]|please|)$/,
  },
  // "Out of every listing we have, what percentage expired".
  ...['listing', 'home', 'order', 'booking', 'reservation', 'customer', 'guest', 'visitor'].map(thing => ({
    meant: `of all ${thing}s`,
    said: `out of every ${thing}, of every ${thing}, out of every single ${thing}`,
    before: /^[,.:]?$/,
  })),
  // "Out of what's on the market what percent has a pool".
  {
    meant: 'of everything',
    said: each('out of, of', 'what is, what was, all that is, everything that is'),
    behind: /^(on|for|in|active|listed|under|currently|available|pending|left|still)$/,
  },
  // "Closings & $ volume": the sign of what is money already.
  { meant: '', said: '$', behind: /^(volume|revenue|sales|income|earnings|turnover|spend)$/ },
  // "Which homes have nobody in them tonight".
  {
    meant: 'nobody staying',
    said: each(
      'nobody, no one, no guests, noone',
      'in them, in it, in there, sleeping in them, staying in them, sleeping there, staying there',
    ),
    behind: /^(tonight|right|now|today|at|currently|last)$/,
  },
  {
    meant: 'have nobody staying',
    said: each('are, is, sit, sits, stand, stands', 'empty, vacant, unoccupied, free, not occupied'),
    behind: /^tonight$/,
  },
  { meant: 'have someone staying', said: each('are, is', 'occupied, taken, in use'), behind: /^tonight$/ },
  {
    meant: 'have someone staying',
    said: each('are, is, were, was', 'occupied'),
    behind: /^(on|yesterday)$/,
  },
  { meant: 'have someone staying last night', said: each('were, was', 'occupied last night') },
  { meant: '', said: 'get done, got done', before: /^(we|they|i|you)$/ },
  { meant: 'built', said: 'put up', before: house, behind: /^(before|after|since|in|between|during)$/ },
  {
    meant: 'to',
    said: each('was, were, is, are', 'needed to, necessary to, required to'),
    behind: /^(sell|close)$/,
  },
  {
    meant: 'were added',
    said: each(
      'enter, entered, join, joined, came, come',
      'our catalog, our catalogue, in our catalog, in our catalogue, into our catalog, into our catalogue, in the catalog, into the catalog, the catalog',
    ),
  },
  {
    meant: 'on mobile',
    said: each(
      'by people, by folks, by users, by visitors, by those',
      'on their phones, on their phone, on phones, on a phone, on mobile',
    ),
  },
  // An average is one of those that are there.
  {
    meant: '',
    said: 'where reported, where known, where given, where stated',
    before: /^\($/,
    behind: /^\)$/,
  },
  // "How many orders did we end up refunding": a state of theirs.
  ...(['refund', 'cancel'] as const).map(verb => ({
    meant: verb === 'refund' ? 'were refunded' : 'were cancelled',
    said: each(
      'did we, did they',
      `${verb}, end up ${verb}ing, end up ${verb}ling, have to ${verb}, need to ${verb}`,
    ),
    before: /^(orders|purchases|stays|bookings|reservations)$/,
  })),
  {
    meant: 'oldest first',
    said: each(
      'the one waiting, the ones waiting, those waiting, whoever has waited, who has waited',
      'longest on top, longest first, the longest on top, the longest first',
    ),
  },
  // "Monday, Tuesday and so on": there are more of them.
  // "Got a buyer who wants a pool".
  {
    meant: 'i have a',
    said: 'got a',
    before: /^$/,
    behind:
      /^(buyer|client|customer|guest|couple|family|lead|renter|tenant|shopper|friend|caller|investor|lady|guy)$/,
  },
  {
    meant: 'etc',
    said: 'and so on, and so forth, and so on and so forth, and the like, and such, et cetera, etcetera, and the rest of them',
    behind: /^([,.?:;)]|for|in|during|over|on|how|last|this|since|please|)$/,
  },
  { meant: 'etc', said: 'and so', behind: /^([.?;)]|)$/ },
  {
    meant: 'wanting to',
    said: 'because they want to, since they want to',
    behind: /^(list|buy|sell|rent|invest|book)$/,
  },
  // What somebody does, and no state of a home.
  { meant: 'we launch', said: 'we open, we are opening', behind: /^(an?|the|our|another|two|new)$/ },
]
