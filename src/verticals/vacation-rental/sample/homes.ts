// The sixty homes, three in each town. The rate is for a night in high season.

export type PropertyType =
  | 'beach_house'
  | 'lake_house'
  | 'mountain_cabin'
  | 'ski_chalet'
  | 'city_loft'
  | 'desert_villa'
  | 'country_cottage'
  | 'tiny_home'

export interface Home {
  title: string
  type: PropertyType
  rate: number
  bedrooms: number
  bathrooms: number
  address: string
}

export interface Town {
  city: string
  state: string
  homes: Home[]
}

const home = (
  title: string,
  type: PropertyType,
  rate: number,
  bedrooms: number,
  bathrooms: number,
  address: string,
): Home => ({ title, type, rate, bedrooms, bathrooms, address })

export const towns: Town[] = [
  {
    city: 'Santa Cruz',
    state: 'CA',
    homes: [
      home('Driftwood Beach House', 'beach_house', 545, 4, 3, '218 Pelican Drive'),
      home('Pleasure Point Bungalow', 'beach_house', 295, 2, 1.5, '41 Surfside Lane'),
      home('Redwood Hollow Tiny Home', 'tiny_home', 119, 0, 1, '9 Fernbrook Trail'),
    ],
  },
  {
    city: 'Carmel',
    state: 'CA',
    homes: [
      home('Windswept Cypress Retreat', 'beach_house', 985, 5, 4.5, '12 Tidepool Road'),
      home('Foxglove Cottage', 'country_cottage', 420, 3, 2, '305 Dolores Lane'),
      home('Lantern Street Cottage', 'country_cottage', 365, 2, 1, '77 Lantern Street'),
    ],
  },
  {
    city: 'San Diego',
    state: 'CA',
    homes: [
      home('Sunset Cliffs Beach House', 'beach_house', 610, 4, 3, '1630 Bluffside Avenue'),
      home('Little Italy Skyline Loft', 'city_loft', 289, 2, 2, '840 Figtree Street, Unit 12'),
      home('Gaslamp Corner Loft', 'city_loft', 215, 1, 1, '522 Lamplighter Avenue, Unit 4'),
    ],
  },
  {
    city: 'Palm Springs',
    state: 'CA',
    homes: [
      home('Palm Canyon Villa', 'desert_villa', 795, 5, 4.5, '2140 Date Palm Circle'),
      home('Ocotillo Desert Villa', 'desert_villa', 640, 4, 4, '88 Ocotillo Court'),
      home('Agave Casita', 'desert_villa', 189, 1, 1, '416 Agave Way'),
    ],
  },
  {
    city: 'South Lake Tahoe',
    state: 'CA',
    homes: [
      home('Emerald Bay Lake House', 'lake_house', 695, 5, 3.5, '3301 Shoreline Drive'),
      home('Heavenly View Ski Chalet', 'ski_chalet', 560, 4, 3, '194 Gondola Court'),
      home('Tahoe Pines Cabin', 'mountain_cabin', 345, 3, 2, '27 Sugar Pine Road'),
    ],
  },
  {
    city: 'Napa',
    state: 'CA',
    homes: [
      home('Silverado Trail Cottage', 'country_cottage', 590, 4, 3, '4815 Old Vine Road'),
      home('Vineyard Lane Cottage', 'country_cottage', 455, 3, 2, '63 Vineyard Lane'),
      home('Oxbow Mill Loft', 'city_loft', 275, 1, 1.5, '130 Mill Street, Unit 3'),
    ],
  },
  {
    city: 'Aspen',
    state: 'CO',
    homes: [
      home('Alpenglow Ski Chalet', 'ski_chalet', 1250, 6, 5.5, '705 Larkspur Ridge'),
      home('Silver Queen Ski Chalet', 'ski_chalet', 1090, 5, 4.5, '16 Prospector Lane'),
      home('Maroon Creek Cabin', 'mountain_cabin', 620, 3, 2.5, '238 Creekbend Road'),
    ],
  },
  {
    city: 'Breckenridge',
    state: 'CO',
    homes: [
      home('Peak Eight Ski Chalet', 'ski_chalet', 780, 5, 4, '91 Powderhorn Way'),
      home('Blue River Cabin', 'mountain_cabin', 410, 4, 3, '1502 Blue River Road'),
      home('Snowdrift Ski Chalet', 'ski_chalet', 345, 2, 2, '44 Snowdrift Court'),
    ],
  },
  {
    city: 'Sedona',
    state: 'AZ',
    homes: [
      home('Red Rock Desert Villa', 'desert_villa', 575, 4, 3.5, '380 Vermilion Drive'),
      home('Cathedral View Villa', 'desert_villa', 430, 3, 2, '19 Sandstone Court'),
      home('Juniper Tiny Home', 'tiny_home', 135, 0, 1, '7 Juniper Bend'),
    ],
  },
  {
    city: 'Scottsdale',
    state: 'AZ',
    homes: [
      home('Saguaro Desert Villa', 'desert_villa', 890, 6, 5, '9920 Saguaro Bloom Road'),
      home('Camelback Garden Villa', 'desert_villa', 520, 4, 3, '6114 Palo Verde Lane'),
      home('Arts District Loft', 'city_loft', 205, 1, 1, '73 Gallery Row, Unit 8'),
    ],
  },
  {
    city: 'Park City',
    state: 'UT',
    homes: [
      home('Powder Day Ski Chalet', 'ski_chalet', 1195, 7, 6, '2800 Summit Crest Drive'),
      home('Silver Mine Ski Chalet', 'ski_chalet', 735, 4, 3.5, '415 Ore Cart Lane'),
      home('Old Main Street Loft', 'city_loft', 360, 2, 2, '610 Old Main Street, Unit 2'),
    ],
  },
  {
    city: 'Moab',
    state: 'UT',
    homes: [
      home('Slickrock Desert Villa', 'desert_villa', 310, 3, 2, '155 Slickrock Way'),
      home('Canyon Rim Cabin', 'mountain_cabin', 199, 2, 1, '42 Rimview Road'),
      home('Stargazer Tiny Home', 'tiny_home', 109, 0, 1, '3 Milky Way Spur'),
    ],
  },
  {
    city: 'Gatlinburg',
    state: 'TN',
    homes: [
      home('Smoky Ridge Cabin', 'mountain_cabin', 295, 4, 3, '1277 Ridgecrest Road'),
      home('Bear Hollow Cabin', 'mountain_cabin', 175, 2, 2, '318 Bear Hollow Lane'),
      home('Laurel Falls Tiny Home', 'tiny_home', 95, 1, 1, '26 Laurel Trail'),
    ],
  },
  {
    city: 'Asheville',
    state: 'NC',
    homes: [
      home('Beaver Pond Lake House', 'lake_house', 340, 4, 3, '501 Lakeshore Loop'),
      home('Blue Ridge Cabin', 'mountain_cabin', 245, 3, 2, '84 Overlook Road'),
      home('River Arts Loft', 'city_loft', 169, 1, 1, '212 Foundry Street, Unit 5'),
    ],
  },
  {
    city: 'Nags Head',
    state: 'NC',
    homes: [
      home('Sandpiper Beach House', 'beach_house', 725, 6, 5, '7410 Oceanfront Road'),
      home('Dune Ridge Beach House', 'beach_house', 465, 4, 3, '2206 Dune Ridge Road'),
      home('Soundside Bungalow', 'beach_house', 330, 3, 2, '118 Soundside Lane'),
    ],
  },
  {
    city: 'Destin',
    state: 'FL',
    homes: [
      home('Emerald Coast Beach House', 'beach_house', 655, 5, 4, '930 Emerald Shore Drive'),
      home('Sugar Sand Beach House', 'beach_house', 395, 3, 2.5, '54 Sugar Sand Lane'),
      home('Harbor Lights Loft', 'city_loft', 230, 2, 2, '301 Harborwalk, Unit 9'),
    ],
  },
  {
    city: 'Key West',
    state: 'FL',
    homes: [
      home('Conch Shell Beach House', 'beach_house', 585, 3, 3, '1021 Frangipani Street'),
      home('Bougainvillea Cottage', 'country_cottage', 425, 2, 2, '716 Poinciana Lane'),
      home('Sunset Pier Loft', 'city_loft', 310, 1, 1, '8 Pierside Walk, Unit 6'),
    ],
  },
  {
    city: 'Savannah',
    state: 'GA',
    homes: [
      home('Magnolia Cottage', 'country_cottage', 255, 3, 2, '419 Magnolia Row'),
      home('Garden Square Loft', 'city_loft', 210, 2, 1.5, '35 Garden Square, Unit 2'),
      home('Spanish Moss Tiny Home', 'tiny_home', 79, 0, 1, '14 Rice Mill Road'),
    ],
  },
  {
    city: 'Austin',
    state: 'TX',
    homes: [
      home('Hill Country Lake House', 'lake_house', 560, 5, 4, '17 Limestone Cove'),
      home('South Congress Loft', 'city_loft', 240, 2, 2, '1818 Bluebonnet Street, Unit 7'),
      home('Zilker Green Tiny Home', 'tiny_home', 115, 0, 1, '606 Pecan Alley'),
    ],
  },
  {
    city: 'Bar Harbor',
    state: 'ME',
    homes: [
      home('Acadia Lake House', 'lake_house', 385, 4, 2.5, '260 Granite Point Road'),
      home('Echo Cove Lake House', 'lake_house', 315, 3, 2, '33 Echo Cove Road'),
      home('Lobster Cove Cottage', 'country_cottage', 225, 2, 1, '5 Buoy Lane'),
    ],
  },
]
