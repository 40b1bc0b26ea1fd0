// How a home came to be listed, how people are sent by one who asks for them, and whose homes they are.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

const things =
  /^(that|which|have|has|had|homes?|houses?|listings?|properties|property|places?|products?|items?|rentals?|cabins?|chalets?|villas?|cottages?|lofts?)$/
const ends = /^([,.?!;:)]|)$/
const owned =
  /^(places?|homes?|houses?|listings?|properties|rentals?|cabins?|chalets?|lofts?|villas?|cottages?|products|listings)$/

export const ofJoining: readonly Saying[] = [
  // "Homes that joined the portfolio this year".
  {
    meant: 'were added',
    said: each(
      'joined, came onto, came on, have joined, has joined, have come onto, went onto, came into, made it onto, entered',
      'our listings, the listings, our portfolio, the portfolio, our books, the books, our roster, the roster, our collection, our lineup, our program',
    ),
    before: things,
  },
  // "Their own home": theirs anyway.
  ...['list', 'listing'].map(verb => ({
    meant: `${verb} their home`,
    said: each(
      each(
        verb === 'list'
          ? 'put, put up, get, have, rent out, let out, offer, hand over, sign up, list'
          : 'putting, putting up, getting, renting out, letting out, offering, handing over, signing up, listing',
        each('their own, their, there own, there', 'place, home, house, property, cabin'),
      ),
      'on our site, up with us, with us, up on our site, on the site, up on the site, on our website, listed with us, managed by us, through us',
    ),
  })),
  {
    meant: 'list their home',
    said: each(
      'us to take on, us to manage, us to rent out, us to list, us to look after, us to handle, us to let out',
      each('their own, their', 'place, home, house, property, cabin'),
    ),
    before: /^(want|wants|wanting|wanted|asking|asked|like|would|hoping)$/,
  },
  { meant: 'their', said: 'there own', before: /^(list|listing)$/ },
  // "Who wrote about dogs in the messages they send us".
  {
    meant: 'their messages',
    said: each(
      'the messages, messages, the message, the notes',
      'they send you, they send us, they sent us, they sent you, they sent, they send, they write us, they wrote us, they leave us, they left us, they write you',
    ),
    before: /^(in|of|within)$/,
  },
  // "Of dad's places": those that are asked about.
  {
    meant: 'our',
    said: 'dad, mom, mum, dads, moms, my dads, my moms, my bosss, my dad, my mom, my mum, my parents, my boss, the boss, my uncle, my aunt, grandma, grandpa, my family, the family',
    before: /^(of|in|for|at|all|which|what|many|do)$/,
    behind: owned,
  },
  // "A pool out back".
  {
    meant: '',
    said: 'out back, out the back, in back, in the back, in the backyard, in the back yard, in their backyard',
    before: /^(pools?)$/,
  },
  // "How many can I pick from": those there are.
  {
    meant: '',
    said: each(
      `can i, can we, can they, can he, can she, can a customer, can customers, can a buyer, can buyers, can a guest, can guests,
      can people, can a shopper, can shoppers, could a buyer, could they, could we, could i, could a customer`,
      'pick from, choose from, choose between, select from',
    ),
  },
  // "Upcoming viewings on the calendar".
  {
    meant: '',
    said: 'on the calendar, on our calendar, in the calendar, in our calendar, on the calender, on our calender',
    before: /^(have|viewings?|bookings?|stays|reservations|arrivals|check-ins|there|got)$/,
    behind: /^([?.,!]|for|in|this|next|)$/,
  },
  // "Shared the most online", "with a friend".
  {
    meant: '',
    said: 'online, on the web, with friends online',
    before: /^(shared?|shares|most|least)$/,
    behind: ends,
  },
  // "The ADR, as the bank calls it".
  {
    meant: '',
    said: each(
      'as the, as my, as our, as',
      'bank calls it, accountant calls it, boss calls it, they call it, we call it, people call it, partner calls it, industry calls it, lender calls it, banker calls it',
    ),
    behind: ends,
  },
  {
    meant: '',
    said: 'fast, real quick, real fast, super quick, super fast, quickly',
    before: /^[,.?!;]$/,
    behind: /^([.!?]|pls|please|thanks|thx|)$/,
  },
  {
    meant: '',
    said: 'real quick, real fast, super quick, super fast',
    before: /^(|hey|ok|so|hi|and|yo)$/,
    behind: /[a-z]/,
  },
  // "ADR by quarter for 2025, all four quarters".
  {
    meant: '',
    said: each('all, all the, each of the, for all', 'four quarters, 4 quarters, twelve months, 12 months'),
    before: /^[,(;]$/,
    behind: ends,
  },
  {
    meant: '',
    said: 'all years together, all years combined, all years put together, across all years, over all years, all years, all time together',
    before: /^[,(;]$/,
    behind: ends,
  },
  // "One occupancy for all our Aspen homes together".
  {
    meant: '',
    said: 'one, one single',
    before: /^(|just)$/,
    behind: /^(occupancy|average|adr|combined|overall)$/,
  },
]
