import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('orders 11/28 thru 12/1/2025', ">= DATE '2025-11-28'", "< DATE '2025-12-02'")
shop.says('rev 11/24-11/30/25', ">= DATE '2025-11-24'", "< DATE '2025-12-01'")
shop.says('units sold 10/1 to 10/15, by cat', ">= DATE '2026-10-01'", "< DATE '2026-10-16'")
rental.says('check-ins 12/20-1/2', "check_in >= DATE '2026-12-20'", "check_in < DATE '2027-01-03'")
shop.says('sales sat 11/7 + sun 11/8', ">= DATE '2026-11-07'", "< DATE '2026-11-09'")
shop.says('mon 11/9-fri 11/13 orders', ">= DATE '2026-11-09'", "< DATE '2026-11-14'")
rental.says('arrivals 12/24', ">= DATE '2026-12-24'", "< DATE '2026-12-25'")

// Rooms, parts and ratings are none.
homes.says('4/3 w/ pool under 1.2M active', 'beds = 4', 'full_baths = 3')
rental.declines('bookings 1/2')
homes.declines('3/2 to 4/3 homes under 900k')
shop.declines('5/20 of the products')
shop.declines('rated 4/5 or better')
