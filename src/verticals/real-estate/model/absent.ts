// What agents and buyers ask for and an MLS row of this kind does not hold. A word that visitors also use
// while telling their story ("two kids and a dog", "rates come down") stands here only in a phrase that asks
// for it.
import type { Absent } from '#contract/model.ts'
import { words } from '#verticals/model-entries.ts'

export const absent: readonly Absent[] = [
  {
    label: 'agents and brokerages',
    affair: true,
    words: words(`
      agent, realtor, broker name, listing agent, buyer agent, selling agent, brokerage, listing office,
      salesperson, top producer, market share of agent, represented by, by owner, by the owner, fsbo
    `),
  },
  {
    label: 'commissions and profit',
    affair: true,
    words: words(`
      commission, gci, commission split, referral fee, profit, profit margin, margin, flip profit,
      net proceeds, closing cost, seller concession, concession
    `),
  },
  {
    label: 'schools',
    words: words(`
      school, school district, school rating, elementary school, high school, middle school, school zone
    `),
  },
  {
    label: 'HOA dues and other fees',
    words: words(`
      hoa, hoa fee, association fee, condo fee, regime fee, club fee, club membership, poa, cdd, assessment,
      maintenance fee, monthly fee, hoa due
    `),
  },
  {
    label: 'property taxes and insurance',
    affair: true,
    words: words(`
      property tax, tax bill, annual tax, tax assessment, tax record, millage, homestead, insurance,
      flood insurance, home insurance, insurance cost
    `),
  },
  // Each home has its street address; nothing tells which homes share a street.
  {
    label: 'streets as groups of homes',
    words: words(`
      by street, per street, each street, every street, street by street, expensive street, priciest street,
      dearest street, cheapest street, best street, top street, street has the most, street sells
    `),
  },
  {
    label: 'lot and land',
    words: words(`
      lot size, acre, acreage, half acre, land, vacant land, land size, parcel, yard, backyard, fenced,
      corner lot, cul de sac
    `),
  },
  {
    label: 'garage and parking',
    words: words('garage, car garage, parking, parking space, carport, driveway, boat storage, golf cart'),
  },
  {
    label: 'water, golf and views',
    words: words(`
      waterfront, oceanfront, beachfront, riverfront, lakefront, marshfront, dock, boat slip, deepwater,
      water view, ocean view, marsh view, golf view, lake view, lagoon view, golf course, beach access,
      walk to the beach, distance to the beach, on the water, on the golf course, near the beach,
      close to the beach
    `),
  },
  {
    label: 'earlier prices of a listing',
    words: words(`
      price cut, price reduction, price drop, price history, price adjustment, reduced,
      original price, old price, original list price, previous price, prior sale, last sold price before,
      marked down, relisted, back on the market, flip, resale
    `),
  },
  {
    label: 'mortgages and interest rates',
    affair: true,
    words: words(`
      mortgage, mortgage rate, interest rate, financing, loan, down payment, monthly payment, affordability
    `),
  },
  {
    label: 'how a sale was paid for',
    words: words(`
      cash buyer, cash offer, cash sale, cash deal, paid cash, fha, va loan, foreclosure, short sale, distressed
    `),
  },
  {
    label: 'owners, buyers and tenants by name',
    words: words(`
      people want to buy, people who want to buy, people looking to buy, people wanting to buy, people are looking to buy,
      seller name, owner name, buyer name, who owns, who bought, name of the owner, name of the seller,
      name of the buyer, tenant, tenant name, out of state buyer, investor name, buyer count, number of buyers, how many buyers, clientele
    `),
  },
  {
    label: 'showings, offers and leads',
    affair: true,
    words: words(`
      open house, offer count, number of offers, offer received, multiple offer, bidding war, backup offer,
      tour, buyer lead, inquiry, page view, listing view, saved search, website traffic, contract date,
      pending date, date under contract, showings
    `),
  },
  {
    label: 'rates of sell-through',
    words: words('sell through, sell through rate, close rate, closing rate, success rate'),
  },
  {
    label: 'costs, cash flow and cap rates',
    words: words(`
      cap rate, noi, net operating income, cash flow, expense, operating cost, renovation cost, repair cost,
      roi, return on investment, cash on cash, appreciation rate
    `),
  },
  {
    label: 'rents and rental income of other years than 2023',
    words: words(`
      current rent, market rent, rental income in 2024, rental income in 2022, 2024 rental income,
      2022 rental income, 2025 rental income, rental history, occupancy, occupancy rate, vacancy,
      vacancy rate, lease, lease term, nightly rate, short term rental rule
    `),
  },
  {
    label: 'features and condition of a home',
    words: words(`
      fireplace, basement, attic, storey, two story, single story, one level, stair, elevator, kitchen,
      granite, hardwood, floor plan, flooring, renovated, remodeled, condition, fixer upper, move in ready,
      roof, roof age, furnished, unfurnished, hot tub, spa, screened porch, porch, patio, deck, solar,
      solar panel, appliance, hvac, central air, air conditioning, heating, smart home, gated, generator,
      primary on main, master on main, open floor plan, ceiling height, walk in closet, guest house,
      recently updated, updated kitchen, home office
    `),
  },
  {
    label: 'the type of a home',
    words: words(`
      condo, condominium, townhouse, townhome, town house, single family, single family home, duplex, triplex,
      multifamily, multi family, villa, manufactured home, mobile home, property type, home type, apartment,
      mansion, bungalow, cottage, cabin, penthouse, ranch, estate
    `),
  },
  {
    label: 'places other than the subdivision',
    words: words(`
      zip code, zip, zipcode, county, city, latitude, longitude, map, commute, distance to, mile from,
      near the airport
    `),
  },
  {
    label: 'crime, people and life in an area',
    words: words(`
      crime, crime rate, safest, safe area, safety, walk score, walkability, walkable, demographic,
      population, median income, noise, restaurant, shopping, hospital, flood zone, hurricane,
      evacuation zone, elevation, age restricted
    `),
  },
  {
    label: 'pets and rules',
    words: words(`
      pet friendly, pet policy, dog friendly, allow pet, allow dog, pet restriction, rental restriction,
      allow short term rental, covenant, zoning, zoned
    `),
  },
  {
    label: 'appraisals and estimates of value',
    words: words(`
      appraisal, appraised value, assessed value, zestimate, automated valuation, avm, market value estimate,
      replacement cost
    `),
  },
  {
    label: 'photos and descriptions',
    affair: true,
    words: words('photo, picture, image, virtual tour, video, remark, listing description, description'),
  },
]
