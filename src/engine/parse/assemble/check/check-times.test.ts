import { homes, rental } from '#tests/support/patterns.ts'

// The nights of a stay are not all of the day on which it begins.
rental.declines('how many nights were booked on weekends last month')
// The length of a stay is no time between two.
rental.declines('how many guests came back within a year')
homes.says('areas with more than 5 homes sold within 30 days', 'days_on_market <= 30')
// Their state is that of now.
rental.declines('homes that were booked every month this year')
// Everybody did it at some time.
rental.declines('guests checking out')
rental.declines('who is arriving')
rental.declines('how many guests are checking in')
rental.says('guests checking in by weekday', 'GROUP BY to_char(check_in')
rental.says('guests checking out tomorrow', 'check_out >=')
// Of the nights that there were, and not of all that were booked.
rental.declines('what share of nights were booked by month')
rental.says('total nights by month', 'GROUP BY date_trunc')
// What things cost is what they cost now.
rental.declines('average nightly rate by month')
rental.declines("what's the average rate we get in July versus January")
rental.says('average price of listings added last year', 'created_at >=')
// Those who are there now are not those of another day.
rental.declines('who is in house on December 24')
rental.says('who is in house right now', 'check_out >')
// No stay tells how long there was none.
rental.declines('how long do homes sit empty')
// The status is that of now, also where homes are counted.
rental.declines('how many homes were in maintenance on july 4')
rental.says('how many available homes were added last month', "status = 'available'", 'created_at >=')

homes.declines('are prices in Old Town going up or down next spring')
homes.declines('average sold price next year')

// Of a kind of homes as of all: what they are like at another time is not known.
rental.declines('which cabins are available in december')
rental.declines('any beach houses free in march')
rental.declines('what do we have open for christmas week')
rental.says('cabins available right now', "status = 'available'")
rental.says('available cabins added this year', "status = 'available'", 'created_at >=')
// Nothing is known of such a time.
rental.declines('how full will we be in august two years from now')
rental.says('revenue next year', "check_in >= DATE '2027-01-01'")
rental.declines('which houses are free thursday')
