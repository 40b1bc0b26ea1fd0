// "Highest sale per subdivision with address, price and closing date": a sale of each, and no price. "Lowest and highest sale in each
// area" are the two ends of what was paid. "Highest sold price by area with the address" is that of one home of each, and not of all.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const area = '(?:subdivision|area|neighbou?rhood|community|village)'
const high = '(?:highest|biggest|largest|top|priciest|record|max|maximum)'
const low = '(?:lowest|smallest|cheapest|min|minimum)'
const each = `(?:per|by|in each|for each|of each|in every|for every|of every|each)`
const time = '(?<time>(?: (?:in )?(?:this|last) (?:year|month|quarter)| ytd| (?:in )?20\\d\\d)?)'
const row = '(?:address|addresses|street|closing date|close date|date|mls number)'

const sale: Rewriting = {
  said: new RegExp(
    `\\b(?:(?<high>${high})|${low}) (?:priced )?(?:sale|closing)s?${time} ${each} (?:the )?(?<area>${area})s?(?= |$)`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['high'] === undefined ? 'cheapest' : 'most expensive'} sale${groups['time'] ?? ''} in each ${groups['area'] ?? ''}`,
}

const price: Rewriting = {
  said: new RegExp(
    `\\b(?:(?<high>${high})|${low}) (?:sold|sale|closing|closed|selling) prices?${time} ${each} (?:the )?(?<area>${area})s?(?=(?: and| with| ,|,| plus| including)+ (?:the |its |their )*(?:[a-z]+ (?:, |and ))*${row}\\b)`,
  ),
  meant: sale.meant,
}

const ends: Rewriting = {
  said: new RegExp(
    `\\b(?:(?<first>${low}) and (?:the )?${high}|${high} and (?:the )?${low}) (?:sales?|closings?)(?= (?:.*\\b)?${each} (?:the )?${area}s?\\b)`,
  ),
  meant: ({ groups = {} }) =>
    groups['first'] === undefined ? 'highest and lowest sold price' : 'lowest and highest sold price',
}

export const highestSales: readonly Rewording[] = [
  wherever(
    [/^(sales?|closings?)$/, /^(highest|biggest|largest|lowest|smallest|top|cheapest|priciest)$/],
    [ends, sale],
  ),
  wherever([/^prices?$/, new RegExp(`^(${row}|address)$`)], [price]),
]
