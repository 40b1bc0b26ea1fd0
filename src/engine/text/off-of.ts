// "Did we earn more off short stays or off monthly ones", "inquiries that come off a phone": where it comes from. Read before a phrase is
// taken for a whole.
const source =
  '(?=(?:our |the )?(?:short|monthly|weekly|longer|repeat|returning|new)\\b|(?:an? |the |our |their )?(?:phones?|mobiles?|tablets?|desktops?|computers?|laptops?)\\b)'
const verb = '(?:earn|earned|earns|make|made|makes|come|comes|came|coming|money|revenue|income)'
const more = '(?: more| most| the most| less)?'
const first = new RegExp(`\\b(${verb}${more}) off (?:of )?${source}`, 'gi')
/** "Money we made off the lake houses"; what was knocked off a price is no money made. */
const notOf =
  '(?!(?:the |our |my |their |its |original )*(?:asking|ask|lists?|listing|prices?|markets?|seasons?|peaks?|top|shelf|shelves|books?|hook|grid|record|table|track|charts?|rates?|and|or|by|in|on|for|this|last|with|when|than|to|from|at)\\b)(?=[a-z])'
const got =
  '(?:(?:earn|earned|earning|earns|make|made|makes|making|gross|grossed)|(?:pull|pulled|bring|brought|take|took|taken|rake|raked) in)'
const made = new RegExp(
  `\\b(${got}(?: (?:money|cash|dollars|revenue|income))?${more}) off (?:of )?${notOf}`,
  'gi',
)
const then = new RegExp(`\\b((?:and|or|how many|vs\\.?|versus) )off (?:of )?${source}`, 'gi')

export function offOf(question: string): string {
  const plain = question.replace(first, '$1 from ').replace(made, '$1 from ')
  return plain === question ? question : plain.replace(then, '$1from ')
}
