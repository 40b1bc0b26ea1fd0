// Money is counted in whole cents; a dollar amount is only made when a row is written.

export const cents = (dollars: number): number => Math.round(dollars * 100)
export const dollars = (cents: number): number => cents / 100
export const percentOff = (amount: number, percent: number): number =>
  Math.round((amount * (100 - percent)) / 100)
