// "Pendings with a 2023 rent roll", "actives with rental income": those that have one; most homes have none.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const things =
  '(?:listings|homes|houses|properties|places|actives|pendings|solds|expireds|ones|for sale|on the market|under contract)'
const rent = '(?:rental income|rental earnings|rental history|rent roll|rental revenue|rents?|rental incomes)'
/** "Homes with a pool in Sea Oaks with rental income": what else is said of them stands between. */
const said = '(?:(?!by |per |each |every |and |or |average |total |most )[a-z\\d]+ ){0,8}'
const ends = '(?= [,.?!:;]|$| please| (?:in|by|sorted|ordered|ranked|from) (?!20)[a-z])'

const rules: readonly Rewriting[] = [
  // "The most rent back in '23", "in twenty three".
  {
    said: /\b(?:back in (?:the year )?23|(?:back )?(?:in|for|from|during) (?:the year )?(?:twenty )?twenty three)(?= |$)/,
    meant: () => 'in 2023',
  },
  { said: /(?<=(?:=|by|of|their|the) )23 (?=rents?\b)/, meant: () => '2023 ' },
  // "Which area brought in the best average rental income": it had that income, and nothing else.
  {
    said: new RegExp(
      `\\b(?:brought in|brings in|took in|pulled in|made|earned|collected|generated|saw|enjoyed) (?=(?:the )?(?:best|highest|biggest|largest|lowest|smallest) (?:(?:average|mean|median|total) )${rent}\\b)`,
    ),
    meant: () => 'had ',
  },
  {
    said: new RegExp(
      `(?<=\\b${things} ${said})with (?:an? |any |some |known |reported )?(?:(?:20)?23 )?${rent}(?: (?:in|from|for) (?:20)?23)?(?: on (?:record|file|the books))? , (?<most>biggest|highest|largest|best|most|lowest|smallest)(?: (?:ones|earners))? first`,
    ),
    meant: ({ groups }) =>
      `that had rental income in 2023 , ${/^(?:lowest|smallest)$/.test(groups?.['most'] ?? '') ? 'lowest' : 'highest'} rental income first`,
  },
  {
    said: new RegExp(
      `(?<=\\b${things} ${said})with (?:an? |any |some |known |reported )?(?:(?:20)?23 )?${rent}(?: (?:in|from|for) (?:20)?23)?(?: on (?:record|file|the books))?${ends}`,
    ),
    meant: () => 'that had rental income in 2023',
  },
  // "Pool homes in Old Town that had rental income, biggest first": the income, and no price.
  {
    said: new RegExp(
      `(?<=\\b(?:${rent}|rented out|rented)\\b(?!.*\\b(?:price|prices|priced|ask|asking|sold|sq|square|days|beds|bedrooms)\\b)[^,]*) (?:[,;-] )?(?:with )?(?:the )?(?<most>biggest|highest|largest|most|lowest|smallest|least)(?: (?:ones|earners?|earnings|amounts?|incomes?|income|rents?))? (?:first|on top|at the top)(?= [.?!]|$| please)`,
    ),
    meant: ({ groups }) =>
      ` , ${/^(?:lowest|smallest|least)$/.test(groups?.['most'] ?? '') ? 'lowest' : 'highest'} rental income first`,
  },
]

export const withRent = wherever(
  [
    /^(rent|rents|rental|rented)$/,
    /^(with|first|top|23|three|twenty|best|highest|biggest|largest|lowest|smallest)/,
  ],
  rules,
)
