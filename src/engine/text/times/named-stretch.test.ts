import { rental, shop } from '#tests/support/patterns.ts'

shop.says('cyber wk (11/25-12/1) 2025: # orders', ">= DATE '2025-11-25'", "< DATE '2025-12-02'")
shop.says('cyber wk (11/25-12/1) 2025 vs 2024: # orders, rev', ">= DATE '2024-11-25'", "< DATE '2024-12-02'")
rental.says('xmas wk 2025 rev (12/22-12/28)', ">= DATE '2025-12-22'", "< DATE '2025-12-29'")
shop.says('how many orders on thanksgiving weekend 2025 (11/27-11/30)', "< DATE '2025-12-01'")

// More than the day itself, and nobody can tell how much more.
rental.declines('july 4 wknd 2026 check ins by state')
shop.declines('cyber wk orders')
