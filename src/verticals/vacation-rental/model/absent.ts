// What managers of vacation rentals ask for and these tables do not hold. A word that visitors also use while
// telling their story ("my cleaning crew quit", "the tax return") stands here only in a phrase that asks for it.
import type { Absent } from '#contract/model.ts'
import { peopleOfCities, peopleOfStates } from '#verticals/demonyms.ts'
import { words } from '#verticals/model-entries.ts'

export const absent: readonly Absent[] = [
  {
    label: 'reviews and ratings by guests',
    affair: true,
    words: words(`
      review, rating, review score, guest review, guest rating, star rating, feedback, satisfaction,
      guest satisfaction, nps, superhost, testimonial, complaint, reputation, five star, star review, star count, star average
    `),
  },
  {
    label: 'cleaning and other fees',
    words: words(`
      cleaning fee, cleaning cost, cleaning bill, cleaning charge, pet fee, service fee, resort fee, fee, extra guest fee,
      damage deposit, security deposit, deposit, surcharge
    `),
  },
  {
    label: 'costs and profit',
    affair: true,
    words: words(`
      profit, profitable, profitability, margin, gop, noi, opex, expense, operating cost, running cost,
      net income, net revenue, net operating income, ebitda, cash flow, overhead, payroll, utility bill,
      cost of ownership, break even, roi, return on investment, cap rate, net of cost, bottom line, upkeep,
      maintenance cost, repair cost, supply cost, net per booking, net per stay
    `),
  },
  {
    label: 'payouts and commissions of owners',
    affair: true,
    words: words(`
      payout, owner payout, owner statement, owner share, commission, management fee, who owns, owner name
    `),
  },
  {
    label: 'taxes',
    affair: true,
    words: words(`
      occupancy tax, lodging tax, hotel tax, transient tax, sales tax, tax bill, tax collected, tax owed, vat
    `),
  },
  {
    label: 'payments and refunds',
    words: words(`
      refund, refunded, chargeback, payment method, credit card, paid by card, installment, balance due,
      outstanding balance, unpaid, invoice
    `),
  },
  {
    label: 'which homes allow pets',
    words: words(`
      pet friendly, dog friendly, pet policy, allow pet, allow dog, allow cat, pet allowed, dog allowed,
      accept pet, accept dog, take pet, take dog, pet, dog, cat
    `),
  },
  {
    label: 'amenities',
    words: words(`
      amenity, hot tub, jacuzzi, spa, sauna, pool, swimming pool, wifi, wi fi, internet, kitchen, parking,
      garage, ev charger, air conditioning, ac, heating, fireplace, fire pit, grill, bbq, gym, washer, dryer,
      dishwasher, tv, balcony, patio, deck, game room, crib, high chair, elevator, linen, towel, furnished,
      coffee maker, bunk bed, king bed, queen bed, smart lock
    `),
  },
  {
    label: 'views and the exact location of a home',
    words: words(`
      ocean view, sea view, lake view, mountain view, waterfront, beachfront, oceanfront, lakefront,
      on the water, ski in, ski out, slopeside, distance, walking distance, close to the beach,
      near the beach, mile from, zip code, zip, county, latitude, map, neighborhood, neighbourhood, airport
    `),
  },
  {
    label: 'accessibility',
    words: words('accessible, accessibility, wheelchair, step free, stair'),
  },
  {
    label: 'how many people stay or fit in a home',
    words: words(`
      party size, biggest party, largest party, smallest party, average party, big party, large party, size of party, size of the party, group size, biggest group, largest group, max guest, maximum guest, guest capacity, head count, headcount,
      number of adults, how many people fit, occupant, person per booking, guest per booking, guest per stay,
      people per booking, number of kids, number of children, bed night, person night, sleeping capacity, couple
    `),
  },
  {
    label: 'which platform a reservation was booked on',
    words: words(`
      booking channel, booking source, booked via, booked on airbnb, booked on vrbo, direct booking,
      channel manager, channel mix, distribution channel
    `),
  },
  {
    label: 'size and age of a home',
    words: words(`
      square foot, square feet, square footage, sq ft, sqft, square meter, floor area, lot size, acre,
      year built, built in, age of the home, floor plan
    `),
  },
  {
    label: 'home types other than the eight in the data',
    words: words(`
      condo, condominium, apartment, townhouse, townhome, duplex, castle, treehouse, tree house, yurt, rv,
      camper, houseboat, hotel, hotel room, hostel, bungalow, mansion, penthouse, estate, ranch, farmhouse
    `),
  },
  {
    label: 'what a home would sell for',
    words: words(`
      sale price, selling price, purchase price, property value, market value, home value, appraisal,
      mortgage, asking price, for sale
    `),
  },
  {
    label: 'who the guests are',
    words: [
      ...words(`
        age of guest, guest age, age group, how old, gender, nationality, country, where guests come from, hometown,
        language, phone number, phone on file, phone #, telephone, birthday, occupation, household income, family size
      `),
      ...Object.values(peopleOfStates).flat(),
      ...Object.values(peopleOfCities).flat(),
    ],
  },
  {
    label: 'why and when a reservation was cancelled',
    words: words(`
      reason for cancelling, reason for canceling, cancellation reason, cancel reason, why did they cancel,
      why guests cancel, cancellation date, cancellation policy, no show, noshow
    `),
  },
  {
    label: 'marketing costs and campaigns',
    affair: true,
    words: words(`
      ad spend, marketing spend, marketing budget, advertising, ad campaign, campaign, cost per lead,
      cost per booking, cpl, cpa, roas, email open rate, open rate, utm
    `),
  },
  {
    label: 'competitors and the market outside',
    affair: true,
    words: words(`
      competitor, competition, comp set, market average, market rate, airdna, neighbor listing, other manager,
      industry average, benchmark
    `),
  },
  {
    label: 'vacancy, which the occupancy tells the other way round',
    words: words(`
      vacancy rate, vacancy level, vacant night, empty night, unbooked night, open night, free night, unsold night
    `),
  },
  {
    label: 'past and planned prices',
    words: words(`
      dynamic pricing, price history, seasonal rate, weekend rate, holiday rate, discount, promo code, coupon,
      price change, minimum stay, minimum night, rate plan
    `),
  },
  {
    label: 'cleaning, repairs and staff',
    affair: true,
    words: words(`
      cleaner, cleaning schedule, cleaning time, housekeeping, housekeeper, work order, maintenance request,
      maintenance ticket, repair ticket, technician, employee, key code, door code
    `),
  },
  {
    label: 'how fast messages are answered',
    words: words(`
      response time, reply time, response rate, unanswered, not answered, time to respond, time to reply
    `),
  },
  {
    label: 'the time of day of an arrival',
    words: words(`
      check in time, check out time, checkin time, checkout time, arrival time, late check in, early check in,
      late checkout, late check out
    `),
  },
  {
    label: 'photos and descriptions',
    affair: true,
    words: words('photo, picture, image, video, description of the home, house rule'),
  },
  {
    label: 'insurance, permits and damage',
    affair: true,
    words: words(`
      insurance, permit, license, licence, regulation, damage, damage claim, incident, noise complaint,
      smoking
    `),
  },
  {
    label: 'weather and events',
    affair: true,
    words: words('temperature, snowfall, rain, sunny, snow report, concert, festival, local event'),
  },
]
