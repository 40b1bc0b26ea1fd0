import { shop } from '#tests/support/patterns.ts'

// "Went through" alone says that an order is completed; before what is named behind it, it says nothing of the kind.
shop.never('how many orders went through each payment method last month', "status = 'completed'")
shop.says('what cancelled amount went through each payment method last month?', "status = 'cancelled'")
shop.says('orders that went through', "status = 'completed'")

shop.says('which five customers bought the most units', 'GROUP BY b.id', 'LIMIT 5')
shop.says('what do customers buy the most', 'GROUP BY pr.id')
