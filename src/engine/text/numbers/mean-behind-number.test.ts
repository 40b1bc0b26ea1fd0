import { homes, shop } from '#tests/support/patterns.ts'

homes.says('$/sf avg Old Town', 'avg(price_per_sf)', "subdivision = 'Old Town'")
homes.says('dom avg Sea Oaks', 'avg(days_on_market)', "subdivision = 'Sea Oaks'")
homes.says('sold price median Old Town last year', 'percentile_cont(0.5)', "subdivision = 'Old Town'")
shop.says('rating avg Aurora', 'avg(rating)', "brand = 'Aurora'")
homes.says('dom avg by area', 'GROUP BY subdivision')
