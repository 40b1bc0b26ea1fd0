// "3 bd / 2 ba or bigger", "3/2 and up": as many of both at least. Behind the baths alone, it left homes with more bedrooms out.
import { wherever } from '#engine/text/rewritten.ts'

const beds = '(?:bd|bds|bed|beds|bedroom|bedrooms|br|brs|bdrm|bdrms)'
const baths = '(?:ba|bas|bath|baths|bathroom|bathrooms|bth)'

export const roomsOrBigger = wherever(
  [/^(bigger|larger|better|up|above)$/],
  [
    {
      said: new RegExp(
        `(?<![\\d$.])(?<beds>\\d)(?: ?${beds} ?(?:/|,|&|and|x)? ?(?<baths>\\d(?:\\.5)?) ?${baths}| /? ?(?<bare>[1-6](?:\\.5)?)) (?:or|and) (?:bigger|larger|better|up|above)\\b`,
      ),
      meant: ({ groups = {} }) =>
        `at least ${groups['beds'] ?? ''} bedrooms and at least ${groups['baths'] ?? groups['bare'] ?? ''} baths`,
    },
  ],
)
