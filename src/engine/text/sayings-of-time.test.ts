import { homes, shop } from '#tests/support/patterns.ts'

shop.says('are we ahead or behind last year in revenue', "DATE '2026-11-16'", "DATE '2025-11-16'")
homes.says('are we ahead of or behind last year on closings', "DATE '2025-11-16'")
shop.says('is revenue up or down vs last year at this point', "DATE '2025-11-16'")
