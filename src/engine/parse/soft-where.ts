// Words that say nothing in one place and change the answer in another; their neighbors tell.

type Beside = (before: string, after: string) => boolean

const isTheOne: Beside = before => /^(which|what|the|our|my)$/.test(before)
const ofOrigin: Beside = (_, after) => /^(come|comes|coming|from)$/.test(after)

const ofArrival: Beside = (before, after) =>
  /^(of|by|their|the|with|,)$/.test(before) && /^(check|arrivals?|departures?|checkouts?)$/.test(after)

/** Soft in one place and telling in another: "show every home" is all of them, "within every city" is one group each. */
export const softWhere: Readonly<Record<string, Beside>> = {
  every: before => /^(|show|list|find|see|give|get|pull|me|us|,)$/.test(before),
  // "Total $ sold": the sign of a sum that is named; "guest and $" asks for an amount.
  $: before => /^(total|sum|average|avg|median|in|of|much|max|min|the|highest|lowest|many)$/.test(before),
  pulled: (_, after) => after === 'in',
  instead: (_, after) => after !== 'of',
  // "Which single home earns most" is one of them; "a single stay" is a row of its own.
  single: isTheOne,
  lone: isTheOne,
  sole: isTheOne,
  // "Where do they mostly come from"; who "mostly buys books" buys others too.
  mostly: ofOrigin,
  mainly: ofOrigin,
  primarily: ofOrigin,
  // "Have since been called off", "sent from a phone", "has waited the longest".
  since: (_, after) => after === 'been',
  sent: (_, after) => /^(from|via|through|us|me)$/.test(after),
  office: (before, after) =>
    /^(the|our|my)$/.test(before) && /^(|has|have|had|do|did|make|made|get|got)$/.test(after),
  // "How many nights does a booking of a cabin last on average".
  last: (before, after) =>
    (/^[?.]?$/.test(after) && /^(stays?|bookings?|visit|it|they)$/.test(before)) ||
    (/^(on|typically|usually|normally|generally)$/.test(after) &&
      /^[a-z]{3,}$/.test(before) &&
      !/^(the|our|this|its|their|very|for|from|was|were|are|since|until)$/.test(before)),
  // "By month of planned check-in": the day itself.
  planned: ofArrival,
  scheduled: ofArrival,
  intended: ofArrival,
  land: (before, after) => after.startsWith('in') && !/^(much|have|has)$/.test(before),
  waited: (_, after) => /^(the|longest)$/.test(after),
  // "The value of our gadgets" is an amount of money.
  value: (before, after) =>
    (after !== 'of' || !/^(|the|total|combined|overall|whole)$/.test(before)) && !/[^s]s$/.test(before),
}
