import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('list customers in alphabetical order by last name, first 20', 'ORDER BY last_name', 'LIMIT 20')
shop.says('customers in Texas alphabetically by surname', "state = 'TX'", 'ORDER BY last_name')
shop.says('customers in Texas by last name, alphabetically', 'ORDER BY last_name')
shop.never('customers in Texas by last name, alphabetically', 'GROUP BY')
shop.says('revenue by state in alphabetical order by state', 'ORDER BY b.state')
homes.says('active homes in Sea Oaks alphabetically by address', 'ORDER BY address')
rental.says('homes in Utah in alphabetical order by city', 'ORDER BY city')
shop.says('customers in alphabetical order', 'ORDER BY first_name')
