// Words of the three trades for the same kinds of things: what each class means, and one that it must not be taken for.
import { homes, rental, shop } from '#tests/support/patterns.ts'

// Places to stay and to buy.
rental.says('how many pads do we have in Aspen', 'count(*) AS listings', "city = 'Aspen'")
rental.says('how many spots do we have in Aspen', 'count(*) AS listings')
rental.says('any vacancies in Aspen', "status = 'available'")
homes.says('how many units are on the market', "status = 'COP'")
rental.declines('vacancy rate in July')
homes.declines('how many mansions over 3 million are there')

// Money.
rental.says("what's the haul from July", 'sum(total_price) AS revenue')
shop.says('proceeds from Electronics', 'AS revenue')
homes.says('average deal size', 'avg(sold_price)')
shop.says('basket size by category', 'avg(pu.total_amount)', "status = 'completed'")
shop.says('cancelled dollars this year', "status = 'cancelled'")
shop.declines('stock cover by category')
shop.declines('sell-through by category')
homes.declines("what's the sell-through by area")

// People.
rental.says('how many households stayed with us in August', 'count(DISTINCT guest_email)')
shop.says('how many regulars do we have', 'total_orders >= 2')
rental.declines('how many couples stayed in June')

// Stages and times.
homes.says('contracts in Old Town', "status = 'SCO'")
homes.says('listing age for active homes', 'days_on_market')
rental.says('how many showings are scheduled next week', "reservation_type = 'viewing'")
rental.never('for every state show the home with the highest nightly rate', 'viewing')
