// "3 homes folks shared the most", "when people browse on their phones which five homes do they click the most", "favorites from mobile
// users": who did it on the site is anybody, and what they did it on narrows it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const anybody =
  '(?:people|folks|users|visitors|browsers|they|everyone|everybody|surfers|shoppers|customers|buyers|guests|renters)'
const done = '(?<done>shared|favorited|hearted|saved|clicked|clicked on|viewed|looked at)'
const things = '(?<things>homes|houses|places|properties|listings|rentals|units|products|items)'
const device = '(?<device>phones?|mobiles?|cell phones?|desktops?|computers?|tablets?|ipads?|laptops?)'
const doing =
  '(?:browse|browses|browsing|look|looking|shop|shopping|visit|visiting|surf|surfing|search|searching)'

const most: Rewriting = {
  said: new RegExp(`\\b${things} (?:that |which )?${anybody} ${done}(?= (?:the )?(?:most|least))`),
  meant: ({ groups = {} }) => `${groups['things'] ?? ''} ${groups['done'] ?? ''}`,
}

/** "Which five homes do they click the most" behind it. */
const whenOn: Rewriting = {
  said: new RegExp(
    `\\bwhen ${anybody} (?:are )?(?:${doing}|are)(?: (?:us|around|the site|our site|our homes|homes|at us|at homes))? (?:on|from|via|with|using) (?:(?:their|a|the|an) )?${device}(?: ,)? (?<ask>which|what) (?<count>[a-z]+ |\\d+ )?(?<things>homes?|houses?|places?|properties|listings?|products?|items?) do they (?<verb>click|view|share|favorite|save)(?: on)?`,
  ),
  meant: ({ groups = {} }) =>
    `on ${groups['device'] ?? ''} ${groups['ask'] ?? ''} ${groups['count'] ?? ''}${groups['things'] ?? ''} are ${participles[groups['verb'] ?? ''] ?? ''}`,
}
const participles: Readonly<Record<string, string>> = {
  click: 'clicked',
  view: 'viewed',
  share: 'shared',
  favorite: 'favorited',
  save: 'favorited',
}

/** A visitor on a phone need not be one that is known by name. */
const onDevice: Rewriting = {
  said: new RegExp(
    `\\b(?:(?:from|by|of|among|for) )(?:the |our )?(?<device>mobile|phone|desktop|tablet|laptop|computer) (?:users?|visitors?|people|folks|browsers|traffic|shoppers)(?= [,.?!]|$| (?:in|this|last|over|during|per|by|with|and)\\b)`,
  ),
  meant: ({ groups }) => `on ${groups?.['device'] ?? ''}`,
}

/** "Did phones or desktops bring us more page views". */
const bringUs: Rewriting = {
  said: /\b(?<verb>bring|brings|brought|get|got) us (?=(?:(?:more|fewer) (?!than)|the most |the least ))/,
  meant: ({ groups }) => `${groups?.['verb'] ?? ''} `,
}

/** "% of leads off the OTAs (airbnb + vrbo + booking.com)": where they came from; the brackets only say which those are. */
const off: Rewriting = {
  said: /(?<=\b(?:leads|prospects|visitors|inquiries|views|clicks|traffic|bookings|orders|came|come|comes|coming|are|is) )off (?=(?:of )?(?:the |our )?(?:otas?|airbnb|vrbo|booking|google|facebook|instagram|social|referrals?|newsletter|direct)\b)/,
  meant: () => 'from ',
}
const namedOtas: Rewriting = {
  said: /(?<=\b(?:otas?|booking platforms?|booking sites?|travel agencies)) \( (?:(?:i e|so|meaning|that is) )?(?:(?:airbnb|vrbo|booking (?:\. )?com|booking|bkg (?:\. )?com)(?: ,| and| \+| \/|,? &)* ?){3}\)/,
  meant: () => '',
}
const namedSocial: Rewriting = {
  said: /(?<=\b(?:social|social media|socials|social networks?)) \( (?:(?:i e|so|meaning|that is) )?(?:(?:instagram|facebook|insta|ig|fb)(?: ,| and| \+| \/|,? &)* ?){2}\)/,
  meant: () => '',
}

/** "Which channel sends us the most people interested in investing". */
const interested: Rewriting = {
  said: /(?<=\b(?:most|fewest|least) )(?:people|folks|persons|visitors|leads|prospects) (?:who are |that are )?(?:interested|looking|wanting) (?:in|into) (?<what>investing|buying|listing)\b(?! with)/,
  meant: ({ groups }) => callers[groups?.['what'] ?? ''] ?? '',
}
const callers: Readonly<Record<string, string>> = {
  investing: 'investors',
  buying: 'would-be buyers',
  listing: 'owners who want to list',
}

/** "Asked about listing their own place": what they came for, and no words of their message. */
const listing: Rewriting = {
  said: /\b(?:(?:who|that) )?(?:(?:asked|asking|ask|inquired|inquiring|wrote|writing)(?: to us)? about|(?:(?:are|were|is|was) )?interested (?:in|into)) listings? (?:(?:their|his|her|a|the|an)(?: own)? )?(?:places?|homes?|house|houses|property|properties|cabins?|condos?|rentals?)(?: with us| on (?:our|the) site)?(?= [,.?!]|$| (?:in|this|last|over|during|by|per|since)\b)/,
  meant: () => 'interested in listing',
}

export const saidOfVisitors: readonly Rewording[] = [
  wherever(/^(interested|looking|wanting)$/, [interested]),
  wherever([/^listings?$/, /^(about|in|into)$/], [listing]),
  wherever(/^(most|least)$/, [most]),
  wherever([/^when$/, /^they$/], [whenOn]),
  wherever(/^(mobile|phone|desktop|tablet|laptop|computer)$/, [onDevice]),
  // "Leads without phone number": nobody left one, whatever they looked with.
  wherever(
    [/^(phone|cell|cellphone|mobile)$/, /^(numbers?|nos|#s?)$/],
    [
      {
        said: /\b(?:phone|cell|cellphone|mobile)(?: phone)? (?:numbers?|nos|#s?)(?= |$)/,
        meant: () => 'telephone',
      },
    ],
  ),
  wherever([/^us$/, /^(bring|brings|brought|get|got)$/], [bringUs]),
  wherever(/^off$/, [off]),
  wherever(
    [/^(otas?|platforms?|sites?|agencies|social|socials|media|networks?)$/, /^\($/],
    [namedOtas, namedSocial],
  ),
]
