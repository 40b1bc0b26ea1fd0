import { homes, shop } from '#tests/support/patterns.ts'

shop.says('what is the median order value this year, and the average', 'median_order_value', 'average_order')
homes.says('average sold price by area, and the median', 'avg(sold_price)', 'median_sold_price')
homes.never('median sold price by area', 'avg(')
