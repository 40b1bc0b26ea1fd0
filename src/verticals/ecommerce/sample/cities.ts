// The cities that the shop delivers to, with the number of its buyers in every hundred.

export interface City {
  city: string
  state: string
  share: number
}

export const cities: City[] = [
  { city: 'New York', state: 'NY', share: 13 },
  { city: 'Los Angeles', state: 'CA', share: 9 },
  { city: 'Chicago', state: 'IL', share: 7 },
  { city: 'Houston', state: 'TX', share: 6 },
  { city: 'Phoenix', state: 'AZ', share: 4.5 },
  { city: 'Philadelphia', state: 'PA', share: 4.5 },
  { city: 'San Antonio', state: 'TX', share: 4 },
  { city: 'San Diego', state: 'CA', share: 4 },
  { city: 'Dallas', state: 'TX', share: 4 },
  { city: 'Austin', state: 'TX', share: 4 },
  { city: 'Jacksonville', state: 'FL', share: 2.5 },
  { city: 'San Jose', state: 'CA', share: 3.5 },
  { city: 'Columbus', state: 'OH', share: 3 },
  { city: 'Charlotte', state: 'NC', share: 3 },
  { city: 'Indianapolis', state: 'IN', share: 2.5 },
  { city: 'San Francisco', state: 'CA', share: 4 },
  { city: 'Seattle', state: 'WA', share: 4 },
  { city: 'Denver', state: 'CO', share: 3.5 },
  { city: 'Nashville', state: 'TN', share: 2 },
  { city: 'Washington', state: 'DC', share: 2.5 },
  { city: 'Boston', state: 'MA', share: 3 },
  { city: 'Detroit', state: 'MI', share: 2 },
  { city: 'Portland', state: 'OR', share: 2 },
  { city: 'Atlanta', state: 'GA', share: 2 },
  { city: 'Miami', state: 'FL', share: 2 },
]
