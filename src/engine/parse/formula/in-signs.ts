// "Take what we made this year, subtract what we made last year", "multiply the price by the units on hand", "avg ask less avg sold
// price": arithmetic told as something to do, in the words that stand between two numbers.
const number = '(?:the |their |our )?(?:avg|average|mean|median|total|number of|count of|sum of)\\b'
const time =
  '(?:(?:this|last|the previous|the prior|prior|previous) (?:year|month|quarter|week)|the (?:year|month|quarter|week) before|(?:19|20)\\d\\d)'

export const inSigns = (text: string): string =>
  text
    .replace(
      /\bsubtract(?:ing)? (?<right>[^,;?]{2,80}?) from (?<left>[^,;?]{2,80}?)(?=[,;?.]|$)/i,
      '$<left> minus $<right>',
    )
    .replace(
      /\btake (?<left>[^,;?]{2,80}?),? (?:and |then |and then )?(?:subtract|deduct|take away) (?=[^,;?]{2,80})/i,
      '$<left> minus ',
    )
    // "By how many dollars does the average sold price exceed the average ask".
    .replace(
      new RegExp(
        `^(?:(?:so|and|ok|okay),? )*by (?:how much|how many [a-z]+|what amount) (?:does|do|did|has|have) (?:the |our )?(?<left>(?:avg|average|mean|median|total|number of)\\b[^,;?]{2,80}?) (?:exceed|beat|surpass|outdo|outpace|top)(?:ed)? (?=${number})`,
        'i',
      ),
      '$<left> minus ',
    )
    // "How much higher is the average ask of actives than the average sold price this year".
    .replace(
      new RegExp(
        `^(?:(?:so|and|ok|okay),? )*how much (?:higher|bigger|larger|greater|more) (?:is|was|are|were) (?:the |our )?(?<left>(?:avg|average|mean|median|total|number of)\\b[^,;?]{2,80}?) than (?=${number})`,
        'i',
      ),
      '$<left> minus ',
    )
    .replace(
      /\bmultiply(?:ing)? (?<left>[^,;?]{2,60}?) (?:by|with) (?=(?:the |its |their |how |units|stock|quantity|qty|price|number))/i,
      '$<left> times ',
    )
    .replace(new RegExp(`(?<=\\b${time}(?:'s)?(?: [a-z]+)?) less (?=${time})`, 'i'), ' minus ')
    .replace(
      new RegExp(`(?<=\\b(?:avg|average|mean|median|total)\\b[^,;?]{2,60}) less (?=${number})`, 'i'),
      ' minus ',
    )
    // "Minus what it made last year": the same number, said once more.
    .replace(
      new RegExp(`\\bminus what (?:it|they|each|each one|we|that one) [a-z]+(?: in)? (?=${time})`, 'i'),
      'minus ',
    )
    .replace(/\bminus the (?=(?:avg|average|mean|median|total|number)\b)/i, 'minus ')
    // "Take the average ask minus the average sold price in every area; where is that difference largest".
    .replace(
      /^(?:(?:so|ok|okay|and|please),? )*(?:take )?(?:the )?(?<what>[^;?]{2,160}?) in (?:every|each) (?<group>[a-z]+)[,;.] ?where is (?:that|the|this) (?:difference|gap|spread|ratio|number|result) (?:the )?(?<end>largest|biggest|highest|greatest|smallest|lowest)(?:,? and (?:what|how (?:big|much|large)) is it)?\??$/i,
      'which $<group> has the $<end> $<what>',
    )
    // "'23 rental inc / price", "rental income over price": a yield, and no limit.
    .replace(/\b(?<what>rental|owner rental) inc\b/i, '$<what> income')
    .replace(/\b(?<what>rental income|rent) over (?:the )?price\b/i, '$<what> / price')
    .replace(/\),? (?:in )?(?:\$|dollars)[.?]?$/i, ')')
    // "Address / ask / sold": two prices, and no state.
    .replace(/(?<=\b(?:ask|lp|asking)(?: price)? (?<sign>[/,]) ?)sold(?= ?(?:[/,]|and\b|$))/i, 'sold price')
    .replace(/\bsold (?<sign>÷|\/) (?:ask|list|asking)\b(?! price)/i, 'sold price $<sign> ask price')
