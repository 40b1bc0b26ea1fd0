import { homes } from '#tests/support/patterns.ts'

// Who wants an answer does not end in the middle of a state.
homes.says('how is what we have for sale split by area', "status = 'COP'", 'GROUP BY subdivision')
