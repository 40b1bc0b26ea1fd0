import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('money of many', () => {
  rental.says('pending reservations total value', 'SELECT sum(total_price)', "status = 'pending'")
  rental.says('pending resv val, total $', 'SELECT sum(total_price)')
  rental.says("cxl'd $ ytd", 'SELECT sum(total_price)', "status = 'cancelled'")
  rental.says('pend resvs, guest + $', 'SELECT guest_name, total_price')
  shop.says('refunded $ by month', 'sum(total_amount)', "status = 'refunded'")
  shop.never('top 10 products by $ and units', 'units_sold DESC')
  homes.says('total $ sold ytd', 'SELECT sum(sold_price)')
})

describe('columns of each', () => {
  rental.says('guest name, email and total spent for top 5 guests', 'SELECT guest_name, guest_email, sum(')
  rental.says('name and total spent, top 5 guests', 'SELECT guest_name, sum(', 'LIMIT 5')
  rental.says('total revenue of the top 5 guests', 'SELECT sum(revenue)')
})

describe('rates by their unit', () => {
  shop.says('refund % by category worst to best', 'refund_rate DESC')
  shop.says('refund rate by brand, best to worst', 'ORDER BY refund_rate, pr.brand')
  rental.says('canc % by city', 'cancellation_rate')
})

describe('units of a size', () => {
  shop.says('avg basket size in pcs by state', 'avg(pu.quantity)')
  shop.says('avg basket size by state', 'avg(pu.total_amount)')
  shop.declines('qty by brand')
})

describe('so much for each', () => {
  rental.says('rev/night by ppty type', 'AS adr', 'GROUP BY l.property_type')
  shop.says('units/order by category', 'avg(pu.quantity)')
  rental.declines('bookings per night in july')
  rental.says('cheapest place per night in Napa', 'ORDER BY price')
})

describe('what is counted or averaged without a name', () => {
  homes.says('cnt by status, desc', 'SELECT status, count(*)')
  rental.declines('cnt by status')
  shop.says('ltv by state, avg', 'avg(lifetime_value)', 'GROUP BY state')
  shop.says('abv by state', 'AS average_order_value')
  homes.never('tot act inv $ by nbhd', 'count(*)')
})

describe('signs that say something', () => {
  rental.declines('inq -> view % by source')
  rental.says('avg nts by ppty type, wkly only', "reservation_type = 'weekly'")
  shop.declines('refund ct + $ by brand ytd')
})

describe('a count behind what is counted', () => {
  shop.never('session count with a search', 'AS searches FROM')
  shop.never('customer count with refunds', 'AS refunds FROM')
  rental.says('listing count with no bookings', 'SELECT count(*)')
})
