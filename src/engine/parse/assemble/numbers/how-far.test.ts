import { homes } from '#tests/support/patterns.ts'

homes.says('how far below asking do homes in Old Town sell', 'avg((ask_price - sold_price))')
homes.says('how many percent under asking do homes sell', 'avg((100 *')
homes.says('how far under list did the cheapest home sell', 'LIMIT 1')
