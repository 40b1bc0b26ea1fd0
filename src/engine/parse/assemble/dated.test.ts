import { rental } from '#tests/support/patterns.ts'

// Whole months of so many months; 90 days are 90 days.
rental.says('revenue by month over the past 3 months', "check_in >= DATE '2026-08-01'")
rental.says('revenue by month over the past 90 days', "check_in >= DATE '2026-08-17'")
rental.says('income by year over the past 90 days', "check_in >= DATE '2026-08-17'")
rental.says('revenue by week for the past 8 weeks', "check_in >= DATE '2026-09-14'")
