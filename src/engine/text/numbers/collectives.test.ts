import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('size of the customer base', 'count(*) AS customers')
shop.says('catalog size by category', 'category, count(*) AS products')
rental.says('how big is our clientele', 'count(DISTINCT guest_email)')
// A home has a size of its own.
homes.says('average size of the homes in Old Town', 'price_per_sf')
