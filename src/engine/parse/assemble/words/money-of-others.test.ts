// The money of things that are no rows of the measure.
import { homes, shop } from '#tests/support/patterns.ts'

homes.says('pending volume by area', 'sum(price)', "status = 'SCO'", 'GROUP BY subdivision')
homes.says('dollar volume of actives', 'sum(price)', "status = 'COP'")
homes.says('top 3 areas by pending volume', 'ORDER BY total_price DESC', "status = 'SCO'")
homes.says('closed volume by area', 'sum(sold_price)')
// Two numbers, each of its own rows.
homes.says('sold volume and active count by area', "sum(sold_price) FILTER (WHERE status = 'SLD')")
homes.declines('expired volume, this yr')
// Whose money it is needs no rows of its own.
shop.says('top states by customer spend', 'ORDER BY revenue DESC', 'GROUP BY b.state')
