// "Did we earn more off short stays or off monthly ones", "inquiries that come off a phone": where it comes from. Read before a phrase is
// taken for a whole.
const source =
  '(?=(?:our |the )?(?:short|monthly|weekly|longer|repeat|returning|new)\\b|(?:an? |the |our |their )?(?:phones?|mobiles?|tablets?|desktops?|computers?|laptops?)\\b)'
const verb = '(?:earn|earned|earns|make|made|makes|come|comes|came|coming|money|revenue|income)'
const first = new RegExp(`\\b(${verb}(?: more| most| the most| less)?) off (?:of )?${source}`, 'gi')
const then = new RegExp(`\\b((?:and|or|how many|vs\\.?|versus) )off (?:of )?${source}`, 'gi')

export function offOf(question: string): string {
  const plain = question.replace(first, '$1 from ')
  return plain === question ? question : plain.replace(then, '$1from ')
}
