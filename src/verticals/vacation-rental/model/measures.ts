// What a manager of vacation rentals looks at, computed as the trade does.
import type { Measure } from '#contract/model.ts'
import { is, isNot, words } from '#verticals/model-entries.ts'

/** Money that came in or is sure to: neither requests nor cancellations. */
const earned = is('reservations.status', 'confirmed', 'completed')
const notViewing = isNot('reservations.reservation_type', 'viewing')

export const measures: readonly Measure[] = [
  {
    id: 'revenue',
    label: 'revenue',
    words: words(`
      revenue, income, sale, earning, turnover, rental income, rental revenue, booking revenue, gross revenue, lifetime revenue, lifetime spend,
      rev, gross booking, gross booking value, money, money made, money earned, cash, spend, pay, make,
      make us, earn, bring in, pull in, generate, gross, how much money come in, money come in, how much come in,
      taking, take in, took in, bring home, intake, receipt, how much business, business do, cash come in,
      rake in, net us, bring us, yield, takings, outearn, outgross, outperform, amount earned, amount made, rent collected, collect,
      haul, proceed, top line, topline, top line revenue, dollar volume, booking dollar, revenue dollar, income stream, revenue stream, gross receipt, gross income, gross earning, total take, rent roll, rental proceed, booking proceed
    `),
    noun: 'reservation',
    where: [earned],
    date: 'reservations.check_in',
    value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'reservations.total_price' } },
    format: 'money',
    ranks: words(`
      top earning, best earning, highest earning, top earner, best earner, highest grossing, top grossing,
      lucrative, best performing, top performing, best performer, top performer, money maker, cash cow, big earner, biggest earner, earner, breadwinner
    `),
    ranksLow: words(
      'worst earning, lowest earning, worst earner, underperforming, underperformer, worst performing, worst performer, poorest performing, not pulling its weight',
    ),
  },
  {
    id: 'adr',
    label: 'average daily rate',
    words: words(`
      adr, average daily rate, avg daily rate, revenue per night, revenue per booked night,
      revenue per night booked, average rate achieved, achieved rate, income per night, earning per night, money per night,
      realized rate, effective daily rate, take per night, make per night, earn per night, get per night
    `),
    noun: 'reservation',
    where: [earned, notViewing],
    date: 'reservations.check_in',
    value: {
      kind: 'ratio',
      top: { fn: 'sum', attribute: 'reservations.total_price' },
      bottom: { fn: 'sum', attribute: 'reservations.nights' },
    },
    format: 'money',
    ranks: words('most per night'),
  },
  {
    id: 'revpar',
    label: 'revenue per available night',
    words: words(`
      revpar, rev par, revenue per available room, revenue per available night, revenue per available rental,
      revpal, revpan, revenue per available listing
    `),
    noun: 'reservation',
    where: [earned],
    date: 'reservations.check_in',
    value: {
      kind: 'per_capacity',
      of: { fn: 'sum', attribute: 'reservations.total_price' },
      capacity: 'listing',
    },
    format: 'money',
  },
  {
    id: 'occupancy',
    label: 'occupancy',
    words: words(`
      occupancy, occupancy rate, occ, occ rate, how booked, how full, booked up, fill rate, utilization,
      utilisation, utilization rate, percent booked, percent occupied, percentage occupied, occupancy percentage, how well occupied, how occupied, booking rate
    `),
    noun: 'booking',
    date: 'reservations.check_in',
    value: {
      kind: 'occupancy',
      start: 'reservations.check_in',
      end: 'reservations.check_out',
      capacity: 'listing',
    },
    format: 'percent',
    ranks: words('fullest, most booked up, best occupied'),
    ranksLow: words('emptiest'),
  },
  {
    id: 'average_stay',
    label: 'average stay',
    words: words(`
      average stay, avg stay, average length of stay, avg length of stay, mean stay, typical stay,
      average trip
    `),
    noun: 'booking',
    date: 'reservations.check_in',
    value: { kind: 'aggregate', of: { fn: 'avg', attribute: 'reservations.nights' } },
    format: 'nights',
  },
  {
    id: 'total_nights',
    label: 'nights booked',
    words: words(`
      night booked, booked night, night sold, sold night, room night, night reserved, reserved night
    `),
    noun: 'booking',
    date: 'reservations.check_in',
    value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'reservations.nights' } },
    format: 'nights',
  },
  {
    id: 'booking_count',
    label: 'bookings',
    words: words('booking count, booking volume, demand'),
    noun: 'booking',
    date: 'reservations.check_in',
    value: { kind: 'aggregate', of: { fn: 'count' } },
    format: 'count',
    ranks: words(`
      busiest, busy, most booked, booked the most, most rented, most frequent, most loyal,
      stayed the most, most faithful, most reserved, most often booked
    `),
    ranksLow: words('quietest, quiet, least booked, slowest, slow'),
  },
  {
    id: 'revenue_per_booking',
    label: 'revenue per booking',
    words: words(`
      spend per stay, spend per booking, spend per trip, pay per stay, pay per booking, pay per trip, revenue per booking, average revenue per booking, revenue per stay, average revenue per stay,
      revenue per reservation, earn per booking, make per booking, take per booking, get per booking,
      earn per stay, make per stay, earn per reservation, average booking bring, average booking bring in, typical booking bring in, typical stay bring in,
      average stay bring in, average booking bring us, income per booking, income per stay, earning per booking, earning per stay,
      average spend per booking, average spend per stay, revenue per trip
    `),
    noun: 'reservation',
    where: [earned, notViewing],
    date: 'reservations.check_in',
    value: { kind: 'aggregate', of: { fn: 'avg', attribute: 'reservations.total_price' } },
    format: 'money',
  },
  {
    id: 'cancellation_rate',
    label: 'cancellation rate',
    words: words(`
      cancellation rate, cancelation rate, canceling rate, cancelling rate, cancel rate, cxl rate,
      cancellation percentage, cancellation as % of reservation, cancellation as percent of reservation, cancellation as a percentage of reservation, cancellation as a share of reservation, share of cancellation, cancellation ratio, rate of cancellation, how often do guest cancel, how often do people cancel,
      how often guest cancel, how often do we get cancelled, how often be booking cancelled, how often do booking get cancelled, how often do reservation get cancelled, how often be reservation cancelled
    `),
    noun: 'reservation',
    where: [],
    date: 'reservations.check_in',
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: [is('reservations.status', 'cancelled')] },
      bottom: { fn: 'count' },
      percent: true,
    },
    format: 'percent',
    lowIsGood: true,
  },
  {
    id: 'cancellation_count',
    label: 'cancellations',
    words: words('cancellation count, count of cancellation'),
    noun: 'cancellation',
    date: 'reservations.check_in',
    value: { kind: 'aggregate', of: { fn: 'count' } },
    format: 'count',
    ranks: words(
      'most cancelled, cancelled the most, most often cancelled, cancelled most often, cancelled most',
    ),
    lowIsGood: true,
  },
  {
    id: 'cancelled_value',
    label: 'revenue lost to cancellations',
    words: words(`
      lost revenue, revenue lost, lost income, money lost, lost money, income lost, lost to cancellation, lose, lose to cancellation, revenue do we lose to cancellation,
      revenue lost to cancellation, money lost to cancellation, money do we lose to cancellation, cancelled revenue,
      canceled revenue, cancellation cost, value of cancellation, cancelled value, lost booking value, cancellation loss, loss from cancellation, loss due to cancellation, value of cancelled booking, value of cancelled reservation, value of cancelled stay, value of the cancelled booking, cancelled booking value, cancelled dollar
    `),
    noun: 'cancellation',
    date: 'reservations.check_in',
    value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'reservations.total_price' } },
    format: 'money',
    lowIsGood: true,
  },
  {
    id: 'repeat_guest_rate',
    label: 'repeat guest rate',
    words: words(`
      repeat guest rate, repeat rate, repeat booking rate, guest return rate, returning guest rate,
      rebooking rate
    `),
    noun: 'guest',
    where: [],
    date: 'reservations.check_in',
    value: {
      kind: 'share_of_groups',
      per: 'guest_email',
      having: [isNot('reservations.status', 'cancelled')],
      count: { op: '>=', value: 2 },
    },
    format: 'percent',
  },
]
