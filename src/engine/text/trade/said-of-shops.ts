// What shopkeepers say of customers, goods and orders in words that no column has: "with a Denver address", "by how they were paid", "the
// quantity of goods in stock", "dropped off after starting checkout".
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const people = '(?:customers|buyers|shoppers|clients|people|accounts|guests)'
const name = '(?<name>[a-z]+(?: [a-z]+)?)'
const ends = '(?= [,.?!:;)]|$)'

const home: readonly Rewriting[] = [
  {
    said: new RegExp(`\\bwith an? ${name} (?:home |mailing |postal )?address${ends}`),
    meant: ({ groups = {}, 0: said }) =>
      /^(?:email|e|mail|street|valid|known|shipping|billing|missing)\b/.test(groups['name'] ?? '')
        ? said
        : `in ${groups['name'] ?? ''}`,
  },
  {
    said: new RegExp(`\\bcall ${name} (?:their )?home${ends}`),
    meant: ({ groups = {} }) => `live in ${groups['name'] ?? ''}`,
  },
]

/** "The size of our Denver customer base", "how big is our crowd of customers". */
const sizes: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:what is |give me |show me )?the size of (?:our|the) ${name} (?<who>customer|client|buyer|guest|user)(?: base|s)(?= |$)`,
    ),
    meant: ({ groups = {} }) => `how many ${groups['name'] ?? ''} ${groups['who'] ?? ''}s`,
  },
  {
    said: new RegExp(
      `\\bhow (?:big|large) is (?:our|the) (?:crowd|group|pool|number|body|circle|community|base) of (?=${people}\\b)`,
    ),
    meant: () => 'how many ',
  },
]

/** Of people, the books are the list of them. */
const books: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${people}(?: (?:do we have|we have|are there|are|have we got))?)(?: that are| currently)? on (?:the|our) books(?= |$)`,
    ),
    meant: ({ index }, question) => (/\bare$/.test(question.slice(0, index)) ? ' there' : ''),
  },
  {
    said: /(?<=\b(?:sales|revenue|dollars|turnover|income|money)\b[^?.!]*\b(?:did|do|have|has) (?:we|the shop|the store) )book(?:ed)?(?= |$)/,
    meant: () => 'make',
  },
]

const paid: readonly Rewriting[] = [
  {
    said: /\bby how (?:(?:they|it|orders|the orders|each) (?:were|was|are|is|got|get) paid(?: for)?|(?:people|customers|buyers|shoppers|they) (?:paid|pay|are paying))(?= [,.?!]|$)/,
    meant: () => 'by payment method',
  },
  {
    said: /^how do (?:people|customers|buyers|shoppers|they) pay(?: us)? ,(?: the)? (?<what>(?:order|sales?|purchase) count|number of orders|orders|revenue|sales) (?:for|by|per|of) each(?: way| one| method| of them)?(?= [.?!]|$)/,
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} by payment method`,
  },
  {
    said: /\b(?<what>how many (?:orders|purchases|sales)) (?:went|go|goes|came|come|ran|run) through (?:each|every)(?: one| of them)?(?= [,.?!]|$)/,
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} each`,
  },
]

/** Goods that are there are counted by the piece. */
const stock: readonly Rewriting[] = [
  {
    said: /\b(?:the )?(?:total )?(?:quantity|amount|number|sum|units) of (?:the |all )?(?:goods|merchandise|stock|stock units|inventory units|units|inventory|pieces)(?: (?:held |left |available |that is |that are |we have )?(?:in|on) (?:stock|inventory|hand|the warehouse))?(?= (?:for|by|per|in each|in every|grouped|across|are we|do we|is)\b| [,.?!]|$)/,
    meant: ({ 0: said }) => (/stock|inventory|warehouse|hand/.test(said) ? 'units in stock' : said),
  },
  {
    said: /\b(?:units|pieces|items) (?:(?:are |is )?(?:left|sitting|lying|held|remaining|stored|that are) )?in (?:the |our )?(?:warehouse|inventory|stockroom)(?= (?:for|by|per|in each|in every|grouped|across)\b| [,.?!:]|$)/,
    meant: () => 'units in stock',
  },
  {
    said: /\b(?:inventory|stock) units(?= (?:by|per|for|in each|grouped)\b| [,.?!]|$)/,
    meant: () => 'units in stock',
  },
  {
    said: /\bunits in stock (?:are we|do we) (?:carrying|carry|hold|holding|have|keep|keeping)(?= |$)/,
    meant: () => 'units in stock',
  },
  { said: /\bunits in stock : (?:a |the )?total (?=(?:for|by|per)\b)/, meant: () => 'units in stock ' },
  {
    said: /\b(?<by>(?:by|per|for each|in each) (?<group>[a-z]+)) \( (?:category|brand)s? \)/,
    meant: ({ groups = {} }) => groups['by'] ?? '',
  },
]

const low: readonly Rewriting[] = [
  {
    said: /\b(?:(?:where|whose|that have|with)(?: the| their| its)? )(?:stock|inventory)(?: levels?)? (?:is|are|has become|has gotten|got|has dropped|runs|is getting|is running)(?: to)?(?: too| very| quite)? low(?: stock)?(?: levels?)?(?= |$)/,
    meant: () => 'low on stock',
  },
  {
    said: /\b(?:at|on|with|have|having|down to|dropped to) (?:an? )?low (?:stock|inventory)(?: levels?)?(?= |$)/,
    meant: () => 'low on stock',
  },
  {
    said: /\b(?:whose|where the|where) (?:stock|inventory) (?:has|have|is|are) low on stock(?= |$)/,
    meant: () => 'low on stock',
  },
]

const visits: readonly Rewriting[] = [
  {
    said: /\b(?:how often|how many times) (?:was|were|did) (?:(?:an? |the )?(?:items?|products?|articles?|things?|something|anything) )?(?:get )?(?:added to|put in|put into|dropped in|dropped into|placed in) (?:the |an? )?(?:carts?|baskets?)(?= |$)/,
    meant: () => 'how many add to carts',
  },
  {
    said: /\b(?:(?:how many|number of) times (?:was|were) (?:the )?)add to (?:cart|basket) button (?:used|clicked|pressed|hit|pushed|tapped)(?= |$)/,
    meant: () => 'how many add to carts',
  },
  {
    said: /\b(?:volume|sum|total|count|number) of (?:all )?(?:the )?(?:items? )?(?:add|added|additions|adding) to (?:the )?(?:cart|basket)(?: (?:events?|clicks?|actions?))?(?= |$)/,
    meant: () => 'number of add to carts',
  },
  {
    said: /\badd to (?:cart|basket) (?:clicks?|button clicks?|taps?|presses)(?= |$)/,
    meant: () => 'add to carts',
  },
  { said: /\bad to cart\b/, meant: () => 'add to cart' },
  { said: /\batc events \( add to cart \)/, meant: () => 'add to carts' },
  { said: /^cart adds ,/, meant: () => 'cart additions' },
]

const searches: readonly Rewriting[] = [
  {
    said: /\b(?:(?:the )?number of times|how often (?:do|did|have|has)|how many times (?:do|did|have|has)) (?:people|visitors|customers|shoppers|users|they) (?:search|searched)(?: for something)?(?: (?:on|in) (?:the|our) (?:site|website|shop|store))?(?= [,.?!]|$| (?:by|per|each|every|last|this|in)\b)/,
    meant: () => 'number of searches',
  },
  {
    said: /\bsearches (?:done|made|carried out|performed|run|entered) (?:in|on) (?:the|our) (?:shop|store|site|website)(?= |$)/,
    meant: () => 'searches',
  },
]

const broughtIn: readonly Rewriting[] = [
  // "What did customers in Texas bring us in revenue": all of them together.
  {
    said: /^what (?:did|do|have|has) (?:the |our |all )?(?<who>customers|buyers|shoppers|clients|people) (?<where>(?:not )?(?:in|from|of|outside) [^,?]+?) (?:bring|brought|give|given|make|made|earn) (?:us )?(?:in )?(?:in )?(?<what>revenue|sales|turnover)(?= |$)/,
    meant: ({ groups = {} }) =>
      `what is the ${groups['what'] ?? ''} from ${groups['who'] ?? ''} ${groups['where'] ?? ''}`,
  },
]

const madeBy: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:products|items|articles|goods|skus|things|stuff) )(?:that are |which are |we carry )?(?:made|manufactured|produced|designed|created) by (?=[a-z])/,
    meant: () => 'from ',
  },
  {
    said: /\b(?<by>mailing|contact|call|calling|email|e mail) list (?:of|for) (?=(?:all |the |our )*(?:[a-z]+ )?(?:customers|buyers|shoppers|clients|guests|visitors)\b)/,
    meant: ({ groups = {} }) => (/mail/.test(groups['by'] ?? '') ? 'emails of ' : 'list of '),
  },
  {
    said: /\b(?<whose>our|the) ordering(?= (?:happens|takes|is|was|comes|occurs)\b)/,
    meant: ({ groups = {} }) => `${groups['whose'] ?? ''} orders`,
  },
]

const checkout: readonly Rewriting[] = [
  {
    said: /\b(?:entered|went into|got into|got to|came to|made it to|moved to|arrived at|hit|started the|start the) checkout(?= (?!started)|$)/,
    // "Got to checkout and bailed" tells the rest in its own words.
    meant: ({ 0: said }, question) =>
      /\b(?:no|never|without|not)(?: an?| any)? purchas/.test(question) ? 'reached checkout' : said,
  },
  {
    said: /\b(?:dropped off|dropped out|left|quit|gave up|bailed) after (?:starting|beginning|reaching|entering) (?:the )?checkout(?: ,)? (?:with no|without a|without any|with no) purchase(?= |$)/,
    meant: () => 'reached checkout without a purchase',
  },
  {
    said: /\b(?<did>reached checkout|checkout started|started checkout)(?: ,)?(?: and| but| yet| with)?(?: recorded| had| made| show| showed| has| have)? no purchases?(?: events?)?(?= |$)/,
    meant: ({ groups = {} }) => `${groups['did'] ?? ''} but without a purchase`,
  },
]

export const saidOfShops: readonly Rewording[] = [
  wherever(/^(address|home)$/, home),
  wherever(/^(size|big|large)$/, sizes),
  wherever(/^(books|book|booked)$/, books),
  wherever(/^(paid|pay|paying|through)$/, paid),
  wherever(/^(stock|inventory|warehouse|stockroom)$/, stock),
  wherever([/^low$/, /^(stock|inventory)$/], low),
  wherever(/^(cart|carts|basket|baskets)$/, visits),
  wherever([/^what$/, /^(bring|brought|give|given|make|made|earn)$/], broughtIn),
  wherever(/^checkout$/, checkout),
  wherever(/^(search|searched|searches)$/, searches),
  wherever(/^(made|manufactured|produced|designed|created|list|ordering)$/, madeBy),
]
