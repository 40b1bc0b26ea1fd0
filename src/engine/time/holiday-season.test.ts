import { shop } from '#tests/support/patterns.ts'

shop.says('revenue last holiday season', `DATE '2025-11-01'`, `DATE '2026-01-01'`)
shop.declines('how much did we sell during the holiday season')
