// Turns of a chat in fewer words: "no, the sold ones", "by payment method, not status", "sort that high to low and keep 4".
const lead =
  '^(?:(?:um+|uh+|hm+|and|ok|okay|so|now|then|also|but|cool|great|alright|yeah|please|can you|could you)[ ,]+)*'
const ends = '(?: (?:please|pls|thanks|now))*[?.! ]*$'
const kept =
  '(?:,? (?:and |then )?(?:only |just )?(?:keep|show|give me|leave|take) (?:only |just )?(?:the )?(?:top |first )?)'
const lists = '(?:split|list|ranking|table|thing|breakdown|report|cut|query)'

/** "Not cancelled, by month" leaves rows out. */
const group =
  '(?:(?:order |payment |property |device |interest )?(?:status|method|type|source)|city|state|area|subdivision|community|neighbou?rhood|brand|category|day|week|month|quarter|year|weekday|product|customer|guest|home|house|listing|channel|device)'

const turns: readonly { said: RegExp; meant: string }[] = [
  // "No refunded ones" leaves them out.
  {
    said: new RegExp(`${lead}no,? (?:i meant? )?the (?<which>[a-z][a-z ]{2,24}) ones?${ends}`, 'i'),
    meant: 'what about the $<which> ones',
  },
  {
    said: new RegExp(
      `${lead}(?:by|per) (?:the )?(?<group>[a-z][a-z ]{2,24}?),? (?:and )?not (?:by |per )?(?:the )?${group}${ends}`,
      'i',
    ),
    meant: 'by $<group> instead',
  },
  {
    said: new RegExp(
      `${lead}not (?:by |per )?(?:the )?${group},? (?:but )?(?:by|per) (?:the )?(?<group>[a-z][a-z ]{2,24}?)${ends}`,
      'i',
    ),
    meant: 'by $<group> instead',
  },
  {
    said: new RegExp(
      `${lead}(?<flip>(?:flip|reverse|turn) (?:that|it|this)(?: (?:around|round|over))?),? (?:and )?(?:i want|show|give me|show me|just)(?: to see)? the (?:lowest|worst|smallest|highest|best|biggest|bottom|cheapest|priciest) ones${ends}`,
      'i',
    ),
    meant: '$<flip>',
  },
  {
    said: new RegExp(
      `${lead}in (?:dollars|money),? (?:and )?not (?:in |the )*(?:counts?|numbers?|units|orders|pieces)${ends}`,
      'i',
    ),
    meant: 'in dollars',
  },
  {
    said: new RegExp(
      `${lead}(?:sort|order|rank) (?:that|it|them|those|this) (?:high to low|highest first|descending|from high to low|biggest first)${kept}(?<many>\\d{1,2})${ends}`,
      'i',
    ),
    meant: 'top $<many>',
  },
  {
    said: new RegExp(
      `${lead}(?:sort|order|rank) (?:that|it|them|those|this) (?:low to high|lowest first|ascending|from low to high|smallest first)${kept}(?<many>\\d{1,2})${ends}`,
      'i',
    ),
    meant: 'lowest $<many>',
  },
  {
    said: new RegExp(
      `${lead}(?:do |run |give me |show me |make )?(?:that|the) same ${lists} again,? (?:but |just |only )*for `,
      'i',
    ),
    meant: 'same for ',
  },
  {
    said: new RegExp(
      `${lead}leave only (?:the )?(?<which>[a-z][a-z ]{2,30}?) in(?: please)?(?:,? (?:and )?(?:no need for|without|not) the (?:rest|others))?${ends}`,
      'i',
    ),
    meant: 'only the $<which>',
  },
]

export const inFewerWords = (question: string): string =>
  turns.reduce((text, { said, meant }) => text.replace(said, meant), question)
