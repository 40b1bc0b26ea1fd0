import { homes } from '#tests/support/patterns.ts'

homes.says('3 bd / 2 ba or bigger', 'beds >= 3', 'baths >= 2')
homes.says('active homes 4 bed 3 bath and up in Old Town', 'beds >= 4', 'baths >= 3', 'Old Town')
homes.says('how many 3/2 or larger under 600k', 'beds >= 3', 'baths >= 2', 'price < 600000')
homes.never('3 bed homes with 2 or more baths', 'beds >= 3')
