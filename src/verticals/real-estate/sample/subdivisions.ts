// The twelve neighborhoods: what a square foot costs there, how large, old and well equipped the homes are.

export interface Subdivision {
  name: string
  /** How many of every hundred listings lie here. */
  share: number
  /** Dollars for a square foot of a fifteen-year-old home without a pool. */
  perSquareFoot: number
  /** Living area of a typical home, in square feet. */
  area: number
  /** Years in which most of its homes were built, and whether builders are still at work. */
  built: { from: number; to: number; ongoing: boolean }
  poolShare: number
  streets: readonly string[]
}

export const subdivisions: Subdivision[] = [
  {
    name: 'Harbor Village',
    share: 10,
    perSquareFoot: 405,
    area: 2250,
    built: { from: 1984, to: 2016, ongoing: true },
    poolShare: 0.42,
    streets: [
      'Mooring Lane',
      'Halyard Court',
      'Boathouse Road',
      'Quayside Drive',
      'Mainsail Way',
      'Tiller Street',
    ],
  },
  {
    name: 'Palmetto Village',
    share: 7,
    perSquareFoot: 312,
    area: 2050,
    built: { from: 1990, to: 2012, ongoing: true },
    poolShare: 0.36,
    streets: [
      'Palmetto Walk',
      'Sabal Court',
      'Fan Palm Drive',
      'Yaupon Lane',
      'Coontie Circle',
      'Hammock Road',
    ],
  },
  {
    name: 'Lighthouse Village',
    share: 8,
    perSquareFoot: 452,
    area: 2350,
    built: { from: 1988, to: 2018, ongoing: true },
    poolShare: 0.46,
    streets: ['Beacon Hill Road', 'Lantern Court', 'Keepers Lane', 'Fresnel Way', 'Foghorn Street'],
  },
  {
    name: 'Cypress Ridge',
    share: 8,
    perSquareFoot: 284,
    area: 2300,
    built: { from: 1996, to: 2014, ongoing: true },
    poolShare: 0.34,
    streets: ['Cypress Knee Drive', 'Ridgeline Road', 'Tupelo Court', 'Bald Cypress Way', 'Fernbank Lane'],
  },
  {
    name: 'Sea Oaks',
    share: 9,
    perSquareFoot: 258,
    area: 1850,
    built: { from: 1976, to: 2006, ongoing: false },
    poolShare: 0.28,
    streets: [
      'Sea Oats Drive',
      'Dunegrass Lane',
      'Shorebird Court',
      'Sandbar Road',
      'Periwinkle Street',
      'Whelk Way',
    ],
  },
  {
    name: 'Marsh Landing',
    share: 7,
    perSquareFoot: 342,
    area: 2500,
    built: { from: 1992, to: 2015, ongoing: true },
    poolShare: 0.4,
    streets: ['Spartina Drive', 'Egret Landing', 'Oyster Bed Lane', 'Tidal Creek Road', 'Rail Bird Court'],
  },
  {
    name: 'Heron Point',
    share: 8,
    perSquareFoot: 478,
    area: 2950,
    built: { from: 1994, to: 2019, ongoing: true },
    poolShare: 0.58,
    streets: ['Great Blue Drive', 'Night Heron Lane', 'Rookery Court', 'Point View Road', 'Wading Bird Way'],
  },
  {
    name: 'Old Town',
    share: 9,
    perSquareFoot: 338,
    area: 1600,
    built: { from: 1948, to: 1978, ongoing: false },
    poolShare: 0.16,
    streets: [
      'Church Street',
      'Prince Street',
      'Customs House Lane',
      'Bay Street',
      'Magnolia Avenue',
      'Depot Street',
    ],
  },
  {
    name: 'Bay Colony',
    share: 11,
    perSquareFoot: 640,
    area: 3400,
    built: { from: 1982, to: 2020, ongoing: true },
    poolShare: 0.74,
    streets: ['Bay Colony Drive', 'Admiralty Court', 'Captains Row', 'Spyglass Lane', 'Windjammer Road'],
  },
  {
    name: 'Live Oak Estates',
    share: 7,
    perSquareFoot: 366,
    area: 3500,
    built: { from: 1986, to: 2013, ongoing: false },
    poolShare: 0.55,
    streets: [
      'Live Oak Parkway',
      'Acorn Hill Road',
      'Resurrection Fern Lane',
      'Canopy Court',
      'Old Pasture Road',
    ],
  },
  {
    name: 'The Preserve',
    share: 8,
    perSquareFoot: 535,
    area: 3200,
    built: { from: 2003, to: 2021, ongoing: true },
    poolShare: 0.62,
    streets: ['Preserve Parkway', 'Longleaf Court', 'Gopher Tortoise Trail', 'Savanna Lane', 'Wiregrass Way'],
  },
  {
    name: 'Seabrook Shores',
    share: 8,
    perSquareFoot: 580,
    area: 2700,
    built: { from: 1980, to: 2017, ongoing: true },
    poolShare: 0.6,
    streets: ['Seabrook Drive', 'Breakwater Lane', 'Sandcastle Court', 'Coquina Road', 'Gulfwind Way'],
  },
]
