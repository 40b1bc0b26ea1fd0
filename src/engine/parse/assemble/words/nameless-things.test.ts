import { rental } from '#tests/support/patterns.ts'

rental.says('sessions on tablets, last month', 'count(DISTINCT session_id)', "device_type = 'tablet'")
rental.says('mobile sessions last week', 'count(DISTINCT session_id)')
rental.never('list the mobile sessions of last week', 'count(DISTINCT session_id)')
