import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const ofCity = 'WHERE x.city = property_listings.city'
const ofCategory = 'WHERE x.category = ecommerce_products.category'

describe('held against the average of their own group', () => {
  rental.says('name and price of each property dearer than the average one in the same city', ofCity)
  rental.says('nightly rate > city avg: name / city / rate', 'price >', ofCity)
  rental.says('which homes are above average price for there city', ofCity)
  shop.says('products with rating < category avg', 'rating <', ofCategory)
  shop.says('products pricier than the average item in that same category', 'price >', ofCategory)
  homes.says(
    'which for-sale houses are cheaper per sqft than the avg for-sale house in their own neighborhood',
    'price_per_sf <',
    "x.status = 'COP'",
  )
  homes.says(
    'active homes whose price per square foot sits under the mean for active listings in the same area',
    'price_per_sf <',
  )
  shop.says(
    "products priced above their category's average whose rating is under 3.5",
    'rating < 3.5',
    ofCategory,
  )
  rental.says("homes priced above their city's average with at least 3 bedrooms", 'bedrooms >= 3', ofCity)
  shop.says("products priced over the average of the category they're in", 'price >', ofCategory)
  rental.says('homes with a nightly rate above the average of the city they belong to', ofCity)
  homes.says("actives with ppsf over the subdivision's sold average", 'price_per_sf >', "x.status = 'SLD'")
})

describe('an average without a group of their own is that of all', () => {
  shop.never('products pricier than the average', 'x.category')
  homes.says('areas with an average price above the average', 'GROUP BY subdivision HAVING')
})

homes.says(
  'active homes with a price per square foot at least 25% above the average for the area',
  'x.subdivision = real_estate_listings.subdivision',
)

const perFoot = ['price_per_sf >= 1.25 *', 'x.subdivision = real_estate_listings.subdivision']
homes.says("active homes priced at least 25% above their subdivision's average price per sq ft", ...perFoot)
homes.says(
  'which active homes ask at least 25% more per square foot than the average active home in the same area?',
  ...perFoot,
)
