import { rental } from '#tests/support/patterns.ts'

rental.says('which homes made less money this year than last year', 'revenue_2026 < revenue_2025')
rental.says('homes that brought in more money in 2025 than in 2026', 'revenue_2025')
rental.never('which homes made more money than Agave Casita', 'revenue_2025')
