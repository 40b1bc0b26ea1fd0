import { homes, rental, shop } from '#tests/support/patterns.ts'

// A thing before its number says whose it is; the groups stand behind "by".
shop.never('customer spend by state', 'first_name')
rental.never('property revenue by city', 'title')
shop.says('spend by customer', 'first_name')
// Both ends of what there is.
homes.says('price floor in The Preserve', 'min(price)')
shop.says('price ceiling for Beauty', 'max(price)')
// The best and the highest there ever was.
homes.says('record sale price', 'ORDER BY sold_price DESC', 'LIMIT 1')
rental.says('record month for revenue', 'ORDER BY revenue DESC', 'LIMIT 1')
// A slow month sells little, a slow home is long on the market.
homes.says('slowest month for sales', 'count(*) AS sale_count')
homes.says('slowest homes', 'days_on_market DESC')
rental.says("what's the going rate in Napa", 'avg(price)')
// No season was named whose days are known.
rental.declines('revenue so far this season')
// Things, and not those who come back.
shop.says('returns by category', "status = 'refunded'", 'GROUP BY pr.category')
