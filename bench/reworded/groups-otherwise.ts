// Groups, orders, ranks, columns, places and times in other words or at another place in the sentence.
import { put, swap, type Rewording } from './put.ts'

const keys =
  'city|state|brand|category|source|status|subdivision|neighborhood|payment method|property type|device type|device|product|month|quarter|year'
const places =
  'Texas|California|Florida|Colorado|Utah|Arizona|Georgia|Ohio|Illinois|Aspen|Austin|Sedona|Moab|Destin|Savannah|Napa|Asheville|Scottsdale|Chicago|Seattle|Boston|Denver|Dallas|Houston|Bay Colony|Old Town|Sea Oaks|Heron Point|Marsh Landing|Cypress Ridge|Harbor Village|Palmetto Village|Lighthouse Village|Seabrook Shores|Live Oak Estates'
const living = 'customers|buyers|shoppers'
const standing = 'homes|houses|listings|properties'
const span =
  '(?:last|this) (?:month|year|quarter|week)|in (?:20\\d\\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\\d\\d)?)|(?:in|over|during) the (?:last|past) \\d+ (?:days|months|weeks)'
const compares = /\bsame\b|stretch|start of|beginning of|\bvs|versus|against|compare|before|than|ago/i
const hangs =
  /[.?!;:—–](?=\s*\S)|\b(?:for|so far|in|during|of|from|since|until|by|on|the|and|early|late|later|end|over|both|within) (?:last|this) \w+\s*[?.]?$|\bso\b|\bsame\b|\bvs|versus|against|compare|before|than|ago/i
const months = 'january|february|march|april|june|july|august|september|october|november|december'

export const groupsOtherwise: readonly Rewording[] = [
  put(
    'by month',
    /(?<!^)\b(?:by month|month by month|per month|each month|every month|for each month)\b(?! of| in| over| since| from)/i,
    [
      'by month',
      'month by month',
      'for every month',
      'per month',
      'on a monthly basis',
      'each month',
      'broken out by month',
      'monthly',
    ],
    /average|avg|mean|typical|night|growth|on month|rank|they (?:were|are)/i,
  ),
  put(
    'grouped',
    new RegExp(`(?<=[a-z\\d]) (?:by|per) (?=(?:${keys})\\b)`, 'i'),
    [
      ' grouped by ',
      ' for each ',
      ' separated by ',
      ', by ',
      ' across each ',
      ' per ',
      ' by ',
      ' broken out by ',
    ],
    /rank|order|sort|month by|week by|day by|year by|quarter by|average|avg|top|most|least|split|broken|group|state by|category by|brand by/i,
  ),
  put(
    'group first',
    new RegExp(`^([a-z][a-z -]{2,40}) (?:by|per) (${keys})\\b((?: (?:${span}))?)\\s*[?.]?$`, 'i'),
    [
      'for each $2, $1$3',
      'by $2: $1$3',
      '$2-wise $1$3',
      'per $2, $1$3',
      '$1$3 by $2',
      'each $2 and its $1$3',
    ],
    /rank|order|sort|^(?:show|list|give|what|how|which|who|can|tell|now)|average|avg|top|most|least|month by|\band\b|\b(?:split|break|breakdown|that|it|them|those|same|only|just|group)\b/i,
  ),
  put(
    'top by',
    /\b(?:the |our |my )?top (\d+|three|five|ten) ([a-z]+(?: [a-z]+)?) by (?:total )?(revenue|rating|price|units sold|lifetime value|nightly rate|sales volume|views|bookings|orders|average price|occupancy|nights)\b/i,
    [
      'the $1 $2 with the highest $3',
      '$1 $2 with the highest $3',
      'top $1 $2 in terms of $3',
      'top $1 $2 ranked by $3',
      'highest $1 $2 by $3',
      '$1 best $2 by $3',
      'top $1 in $3 among $2',
    ],
    /each|per\b/i,
  ),
  put(
    'the highest',
    /\b(?:the )?(\d+|three|five|ten) ([a-z]+) with the (?:highest|most) (revenue|rating|price|units sold|lifetime value|views|bookings|orders|occupancy)\b/i,
    ['the top $1 $2 by $3', 'the top $1 $2 ranked by $3', 'the top $1 $2 in $3'],
    /\b(?:top|our|my|these) (?:the )?(?:\d+|three|five|ten)\b/i,
  ),
  put('order', /\b(?:highest|biggest|largest) first\b/i, [
    'in descending order',
    'from highest to lowest',
    'descending',
    'sorted high to low',
    'starting with the highest',
    'largest first',
    'highest to lowest',
  ]),
  put('newest', /\bnewest first\b/i, [
    'most recent first',
    'latest first',
    'starting with the newest',
    'from newest to oldest',
    'newest to oldest',
    'newest on top',
  ]),
  put('cheapest order', /\bcheapest first\b/i, [
    'lowest price first',
    'from cheapest to most expensive',
    'starting with the cheapest',
    'low to high',
    'cheapest to priciest',
    'by price, low to high',
  ]),
  put('with their', /(?<!together|along),? (?:and|with|plus|along with) their (?=[a-z])/i, [
    ' and their ',
    ' with their ',
    ' plus their ',
    ' along with their ',
    ', including their ',
    ', showing their ',
  ]),
  put(
    'with the',
    /(?<!together|along|,),? (?:and|with) the (?=(?:count|number|amount|total|price|average|address|days|date|name|city|revenue|rating)\b)/i,
    [' and the ', ' along with the ', ', plus the ', ' including the ', ', showing the '],
    /between|both|from|vs|those|homes with the|compare|difference/i,
  ),
  put('none', /\b(?:without any|with no|that have no|who have no)\b (?!fewer|less|more)(?=[a-z])/i, [
    'without any ',
    'with no ',
    'that have no ',
    'with zero ',
    "that don't have any ",
    'having no ',
    'lacking any ',
  ]),
  put('living in', new RegExp(`\\b(${living}) in (${places})\\b`), [
    '$1 who are in $2',
    '$1 located in $2',
    '$2 $1',
    '$1 from $2',
    '$1 who live in $2',
    '$1 based in $2',
  ]),
  put(
    'standing in',
    new RegExp(`\\b(${standing}) in (${places})\\b`),
    [
      '$1 that are in $2',
      '$1 located in $2',
      '$2 $1',
      '$1 situated in $2',
      '$1 over in $2',
      '$1 which are in $2',
    ],
    /in (?:[A-Z]\w+ ?)+ (?:and|or|vs|versus)/,
  ),
  put(
    'time first with for',
    new RegExp(`^(.*?)\\s*,?\\s+((?:last|this) (?:month|year|quarter|week))\\s*[?.]?$`, 'i'),
    ['for $2, $1', 'looking at $2: $1', 'during $2, $1', '$2 only: $1', 'just for $2: $1'],
    hangs,
  ),
  put(
    'time last',
    new RegExp(`^(${span}),? (?=[a-z])(.+?)(\\??)$`, 'i'),
    ['$2 $1$3', '$2, $1$3'],
    /[.?!;:—–](?=\s*\S)|same|stretch|\bvs|versus|against|compare|before|than|ago|\band\b|instead/i,
  ),
  put(
    'time before group',
    new RegExp(` (${span}),? (by|per|for each) (${keys})\\b(?! and|,)`, 'i'),
    [' $2 $3 $1', ' $2 $3, $1', ' $2 $3 ($1)'],
    compares,
  ),
  put(
    'group before time',
    new RegExp(`(?<!month|week|quarter|year) (by|per|for each) (${keys}),? (${span})\\b`, 'i'),
    [' $3 $1 $2', ' $3, $1 $2', ' ($3) $1 $2'],
    compares,
  ),
  put(
    'limits the other way round',
    /\bwith ((?:at least|more than|over|under|fewer than) \d+ [a-z]+) and ((?:at least|more than|over|under|fewer than) \$?[\d,]+ [a-z]+)\b/i,
    ['with $2 and $1'],
  ),
  put(
    'price before place',
    new RegExp(`\\b(${standing}) in (${places}),? ((?:under|over|below|above) \\$[\\d,.]+[km]?)(?=[\\s?]|$)`),
    ['$1 $3 in $2', '$2 $1 $3', '$3 $1 in $2'],
  ),
  put('against', /\b(?:vs\.?|versus|compared to|compared with) /i, [
    'vs ',
    'versus ',
    'compared to ',
    'compared with ',
    'against ',
    'as compared to ',
  ]),
  put('month in short', new RegExp(`\\b(${months}) (20\\d\\d)\\b`, 'i'), [
    (_, month = '', year = '') => `${month.slice(0, 3)} ${year}`,
    '$1 of $2',
    (_, month = '', year = '') => `${month.slice(0, 3)} '${year.slice(2)}`,
    '$1, $2',
    (_, month = '', year = '') => `${month.slice(0, 3)}. ${year}`,
  ]),
  put(
    'quarter',
    /(?<!to |and )\b(?:the )?(first|second|third|fourth) quarter\b(?: of)?(?= 20\d\d| last year| this year)/i,
    [
      (_, nth = '') => `Q${String(['first', 'second', 'third', 'fourth'].indexOf(nth.toLowerCase()) + 1)}`,
      (_, nth = '') => `Q${String(['first', 'second', 'third', 'fourth'].indexOf(nth.toLowerCase()) + 1)} of`,
    ],
  ),
  put('Q in words', /\bQ([1-4]) (?=20\d\d|last year|this year)/i, [
    (_, n = '') => `the ${['first', 'second', 'third', 'fourth'][Number(n) - 1] ?? ''} quarter of `,
    'quarter $1 of ',
    'Q$1 of ',
  ]),
  swap('area', ['subdivision', 'neighborhood', 'community', 'neighbourhood']),
  swap('areas', ['subdivisions', 'neighborhoods', 'communities', 'neighbourhoods']),
  swap('paid by', ['payment method', 'method of payment', 'payment type']),
  swap('nightly', ['nightly rate', 'price per night', 'rate per night', 'nightly price']),
  swap(
    'asked price',
    ['asking price', 'list price', 'ask price', 'listing price'],
    /\bto[ -]list|list-|off|below|under|over|above|stock|inventory|warehouse|shelf|on hand|item/i,
  ),
  swap('gone', ['out of stock', 'sold out', 'out-of-stock']),
  swap('lifetime', ['lifetime value', 'ltv', 'clv']),
  swap('bedrooms', ['bedrooms', 'beds', 'bdrms']),
  swap('bathrooms', ['bathrooms', 'baths'], /half|full|partial/i),
  swap('clients', ['customers', 'clients']),
  swap('on market', ['days on market', 'dom', 'days on the market', 'time on market']),
]
