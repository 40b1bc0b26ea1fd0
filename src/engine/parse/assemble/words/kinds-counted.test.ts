import { rental } from '#tests/support/patterns.ts'

rental.says('views and inquiries per home, and the conversion', 'AS views', 'AS inquiries', 'AS conversion')
rental.says('views, inquiries and conversion per home', 'AS views', 'AS inquiries', 'AS conversion')
