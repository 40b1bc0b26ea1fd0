// Times that are held against each other, each by the name it goes by.
import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('Q1 2026 vs Q2 2026: number of closings and volume', "'Q1 2026'", "'Q2 2026'")
rental.says('revenue in Q3 2025 vs Q3 2026', "'Q3 2025'", "'Q3 2026'")
shop.says('first quarter vs second quarter of 2026, orders', "'Q1 2026'")
homes.says('sales in March 2026 vs April 2026', "'Mar 2026'")
homes.never('sales February to April 2026 vs May to July 2026', "'Q")
