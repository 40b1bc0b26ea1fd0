import { homes } from '#tests/support/patterns.ts'

homes.says('active pool homes as a share of active homes', 'FILTER (WHERE has_pool)', "WHERE status = 'COP'")
