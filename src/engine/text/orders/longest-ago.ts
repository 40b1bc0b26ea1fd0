// "The order that has been pending the longest", "which product did we add last", "the one that goes back the furthest": the oldest or the
// newest of them, by the day on which each came in.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const order = '(?<what>orders?|purchases?|transactions?)'
const state = '(?<state>pending|completed|cancelled|canceled|refunded|open)'
const thing = '(?<what>products?|items?|skus?|articles?|listings?|homes?|houses?|properties|property|places?)'
const added =
  '(?:added|add|list|listed|launch|launched|release|released|introduce|introduced|create|created|put up|bring out|brought out|take on)'
const shelf =
  '(?:(?:the|our) )?(?:catalog|catalogue|shop|store|site|assortment|range|lineup|line up|portfolio|website)'

const one = (what: string | undefined): string =>
  what === undefined ? '' : what === 'properties' ? 'property' : what.replace(/s$/, '')
const endOf = (said: string): string => (/first|earliest|oldest|longest/.test(said) ? 'oldest' : 'newest')

const longest: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?<ask>which|what)|the|our|an?) ${order}(?: that| which)?(?: has| is| have)?(?: still)?(?: been)?(?: sitting| waiting| stuck| hanging| standing| left)?(?: around)?(?: in| as| on| at| with)?(?: the)? ${state}(?: status| state)?(?: for| since)?(?: the)? longest(?: time| of all)?(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['ask'] === undefined ? 'the' : 'which is the'} oldest ${groups['state'] ?? ''} ${one(groups['what'])}`,
  },
  {
    said: new RegExp(
      `\\blongest ?-? ?(?:waiting|standing|running|outstanding|sitting|pending) (?=(?:(?:pending|open|refunded|cancelled) )?(?:orders?|purchases?)\\b)`,
    ),
    meant: ({ 0: said }) => (said.includes('pending') ? 'oldest pending ' : 'oldest '),
  },
  {
    said: new RegExp(
      `\\b(?:which|what)(?: ${thing.replace('<what>', '<ask>')})? (?:has|have) been (?:in|on|part of|with) ${shelf} (?:for )?(?:the )?(?<end>longest|shortest)(?: time| while)?(?= |$)`,
    ),
    meant: ({ groups = {} }, question) =>
      `which is the ${endOf(groups['end'] ?? '')} ${groups['ask'] === undefined ? (/\b(?:products?|items?)\b/.exec(question)?.[0] ?? 'product').replace(/s$/, '') : one(groups['ask'])}`,
  },
]

/** "Of all products, which …": said already. */
const ofAll: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:of|out of|among) (?:all )?(?:of )?(?:the |our )*${thing} , (?=which is the (?:oldest|newest) )`,
    ),
    meant: () => '',
  },
]

const placed: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:of|out of|among|from) (?:all )?(?:of )?(?:the |our )*(?<rows>(?:${state} )?${order.replace('<what>', '<rows2>')}(?: (?:with|in|at|that are|which are) (?:an? |the )?(?:pending|completed|cancelled|refunded)(?: status| state)?)?) ,(?: tell me| show me| name)? (?:which|what)(?: one| order)? (?:was|is|were|got|came)(?: in)?(?: placed| made| created| ordered)? (?<end>first|earliest|last|latest)(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) => {
      const kind =
        groups['state'] ??
        /\b(?:pending|completed|cancelled|refunded)\b/.exec(groups['rows'] ?? '')?.[0] ??
        ''
      return `which is the ${endOf(groups['end'] ?? '')} ${kind} order`
    },
  },
  {
    said: new RegExp(
      `\\b(?:the )?(?<end>first|earliest|last|latest) ?-? ?placed ${order}(?= (?:that|which|still|,|in|with)\\b| [?.!]|$)`,
    ),
    meant: ({ groups = {} }) => `the ${endOf(groups['end'] ?? '')} ${one(groups['what'])}`,
  },
  {
    said: new RegExp(
      `\\b(?<lead>(?:pending|completed|cancelled|refunded|open) )?${order} (?:with|that has|which has|having|has|carrying|bearing) the (?<end>earliest|oldest|latest|newest|most recent) (?:(?:order|purchase|placement|creation) )?date(?= [?.!,]|$)`,
    ),
    meant: ({ groups = {} }, question) =>
      new RegExp(`^(?:which|what) (?:[a-z]+ )?${one(groups['what'])}\\b`).test(question)
        ? `${groups['lead'] ?? ''}${groups['what'] ?? ''} is the ${endOf(groups['end'] ?? '')}`
        : `${endOf(groups['end'] ?? '')} ${groups['lead'] ?? ''}${one(groups['what'])}`,
  },
  {
    said: new RegExp(
      `\\b(?:the )?(?:one )?(?<state>pending|completed|cancelled|refunded) ${order} (?:that |which )?(?:came in|was placed|came|arrived|was made) (?:before|ahead of|earlier than) (?:all|any|every)(?: of)?(?: the)? others?(?: (?:pending|completed|cancelled|refunded))?(?: ones?| orders?)?(?= [?.!,]|$)`,
    ),
    meant: ({ groups = {} }) => `the oldest ${groups['state'] ?? ''} ${one(groups['what'])}`,
  },
  {
    said: new RegExp(
      `^(?:among|of|from|out of) (?:all )?(?:the |our )*(?<state>pending|completed|cancelled|refunded) ${order} , (?:name|show|give me|which is|what is|find|tell me|show me) (?:the )?one (?:that |which )?(?:goes|dates|reaches) back (?:the )?(?:furthest|farthest|longest|most)(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) => `which is the oldest ${groups['state'] ?? ''} ${one(groups['what'])}`,
  },
  {
    said: new RegExp(
      `\\b(?<ask>which|what) (?:${state} )?${order} (?:was|were|got|came)(?: in)?(?: placed| made| created)? (?<end>first|earliest|last|latest)(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['ask'] ?? ''} is the ${endOf(groups['end'] ?? '')} ${groups['state'] ?? ''} ${one(groups['what'])}`,
  },
  { said: /\bmost aged (?=(?:[a-z]+ )?(?:orders?|purchases?)\b)/, meant: () => 'oldest ' },
]

/** An order is told by its number anyway. */
const itsNumber: readonly Rewriting[] = [
  { said: /^(?:the )?number of the (?=(?:oldest|newest|latest) (?:[a-z]+ )?order\b)/, meant: () => 'the ' },
]

const last: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:which|what) ${thing} (?:(?:came|went|got|was|were|has been) )(?:${added} )?(?:(?:into|in|onto|on|to|up on) ${shelf} )?(?<end>last|latest|most recently|first|earliest)(?= [?.!]|$)`,
    ),
    meant: ({ groups = {}, 0: said }) =>
      new RegExp(`${added}|catalog|shop|store|site|assortment|range|portfolio`).test(said)
        ? `which is the ${endOf(groups['end'] ?? '')} ${one(groups['what'])}`
        : said,
  },
  {
    said: new RegExp(
      `\\b(?:which|what) ${thing} did we ${added} (?<end>last|latest|most recently|first|earliest)(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) => `which is the ${endOf(groups['end'] ?? '')} ${one(groups['what'])}`,
  },
]

export const longestAgo: readonly Rewording[] = [
  wherever(/^(longest|shortest)$/, longest),
  wherever([/^(of|among)$/, /^(oldest|newest)$/], ofAll),
  wherever(
    [
      /^(first|earliest|oldest|latest|last|before|ahead|earlier|furthest|farthest|aged)$/,
      /^(order|purchase|transaction)s?$/,
    ],
    placed,
  ),
  wherever([/^number$/, /^(oldest|newest|latest)$/], itsNumber),
  wherever([/^(which|what)$/, /^(last|latest|recently|first|earliest)$/], last),
]
