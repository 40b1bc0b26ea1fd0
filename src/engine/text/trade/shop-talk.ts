// How people at a shop talk of prices, customers and columns: "what do we charge for one", "registered buyers", "first last ltv".
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const state = '(?:completed|refunded|cancelled|canceled|pending|confirmed)'
const some = '(?:one|any|an order|a single one|one single order|a single order)'

const talk: readonly (readonly [RegExp, readonly Rewriting[]])[] = [
  [
    /^charge$/,
    [
      { said: /\bwhat do (?:we|you) charge for (?:one|it)\b/, meant: () => 'what is its price' },
      {
        said: /\b(?:what|how much) do (?:we|you) charge for(?= the\b)/,
        meant: () => 'what is the price of',
      },
    ],
  ],
  // "Number one seller in toys, and how many went out".
  [
    /^went$/,
    [
      {
        said: /(?<=\b(?:sellers?|bestsellers?|selling|sold|sells|moved)\b.*)\bhow many (?:of (?:them|those|it) )?went out(?: the door)?(?= [.?!,]|$)/,
        meant: () => 'how many were sold',
      },
    ],
  ],
  [
    /^price$/,
    [
      {
        said: /\bbest (?<groups>brands?|categor(?:y|ies)|areas?|subdivisions?|neighbou?rhoods?|cit(?:y|ies)|states?) for (?:the )?price(?= [.?!,]|$)/,
        meant: ({ groups }) => `${groups?.['groups'] ?? ''} with the lowest average price`,
      },
    ],
  ],
  // "Low stock item count", "out of stock count": so many products.
  [
    /^counts?$/,
    [
      {
        said: /\b(?<state>low|out of|in) stock (?:(?:items?|skus?|products?) )?counts?(?= |$)/,
        // "Out of stock count and low stock count" are two numbers.
        meant: ({ 0: said, groups }, question) =>
          / (?:and|vs|versus|,) /.test(question) ? said : `${groups?.['state'] ?? ''} stock product count`,
      },
      { said: /^item count(?= (?:by|per) (?:category|brand)\b)/, meant: () => 'product count' },
    ],
  ],
  // "Serial returners: 5 or more refunded orders": whose number it is.
  [
    /^(returners?|refunders?)$/,
    [
      {
        said: /^(?:serial|repeat|frequent|chronic|habitual) (?:returners|refunders)(?= [:,(-])/,
        meant: () => 'customers',
      },
    ],
  ],
  // "10 pcs or less on hand (zeros count too)": a limit says so anyway.
  [
    /^(zeros?|zeroes)$/,
    [
      {
        said: /(?: ,| \()? (?:(?:and |with |the )*(?:zeros|zeroes|zero) (?:counts?|included|incl|are included|is included|as well|too|also)(?: too| as well| also)?|(?:incl|including|counting) (?:the )?(?:zeros|zeroes))(?: \))?(?= |$)/,
        meant: ({ 0: said }, question) =>
          /\b(?:or (?:less|fewer|under|below)|at most|under|below|less than|fewer than|up to)\b|[<]/.test(
            question,
          )
            ? ''
            : said,
      },
    ],
  ],
  // "Hero SKU per category = most units sold": the one that sells best.
  [
    /^hero(es)?$/,
    [
      {
        said: /\bhero(?:es)? (?<what>skus?|products?|items?)\b/,
        meant: ({ groups }) => `best selling product${(groups?.['what'] ?? '').endsWith('s') ? 's' : ''}`,
      },
      {
        said: /(?<=\bbest selling products?\b.*) (?:=|meaning|i e|by|is|being) (?:the )?(?:most|highest) units(?: sold)?/,
        meant: () => ' by units sold',
      },
      {
        said: /(?<=\bbest selling products?\b.*) (?:=|meaning|i e|by|is|being) (?:the )?(?:most|highest) (?:revenue|sales)/,
        meant: () => ' by revenue',
      },
    ],
  ],
  // "Total sales on the day itself last year, that was the 28th of November 2025".
  [
    /^itself$/,
    [
      {
        said: /\bon the (?:actual )?day itself(?: (?:last|this) year)?(?: [,(-])? (?:(?:that|which) (?:was|is|fell on|would be) |i e |so )?(?:on )?(?=(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3,9} 20\d\d\b|(?:the )?[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?(?: ,)? 20\d\d\b)/,
        meant: () => 'on ',
      },
    ],
  ],
  // "I want to see how loyal folks are, so …": nobody is left out for it.
  [
    /^loyal$/,
    [
      {
        said: /^(?:(?:ok|okay|hi|hey|so|well)(?: ,)? )*(?:i|we|i am|we are) (?:would like|want|wanted|need|am trying|are trying|trying|curious)(?: to)?(?: (?:see|know|understand|get a sense of|get a feel for|find out|check|gauge))? (?:just |really )?how loyal (?:folks|people|customers|buyers|shoppers|they|our (?:folks|people|customers|buyers|shoppers)) (?:really |actually )?are(?: ,)? so (?:please )?/,
        meant: () => '',
      },
    ],
  ],
  // "Full name and how many", in a sentence of its own.
  [/^full$/, [{ said: /\bfull (?=names?\b)/, meant: () => '' }]],
  [/^registered$/, [{ said: /\bregistered (?=(?:customers|buyers|shoppers)\b)/, meant: () => '' }]],
  [
    /^two$/,
    [
      {
        said: /\b(?:show|give me|with|and) the two (?:counts|numbers|averages|totals|figures)\b/,
        meant: () => 'show both numbers',
      },
      {
        said: /^(?<now>(?:(?:now|and|ok|okay|then|so)(?: ,)? )*)each of (?:the|those|these) two(?= (?:by|per)\b)/,
        meant: ({ groups }) => `${groups?.['now'] ?? ''}each`,
      },
    ],
  ],
  [
    /^last$/,
    [
      {
        said: /(?<=[,:.] |\bwith )first (?:and |, )?last(?= (?:name|email|ltv|city|state|[,+])|$)(?: name)?(?: ,)?/,
        meant: () => 'first name , last name ,',
      },
    ],
  ],
  [
    /^than$/,
    [
      {
        said: /(?<=^(?:do|does) [a-z' &-]{2,40}(?<!refund|conversion|nightly|cancellation|abandonment) )rates? (?<how>higher|better|lower|worse) (?:on average )?than\b/,
        meant: ({ groups }) =>
          `have a ${/^(lower|worse)$/.test(groups?.['how'] ?? '') ? 'lower' : 'higher'} average rating than`,
      },
    ],
  ],
  [
    /^not$/,
    [
      {
        // "… had a completed order last year but haven't had a single completed one this year".
        said: new RegExp(
          `\\b(?<order>(?:${state} )?(?:orders?|purchases?)) (?<when>[^,.;]{2,40}) but (?:have|has|had) not (?:had|placed|made) (?:${some}|(?:an? |any |a single |one )?(?<own>${state}) (?:one|order))(?= (?:this|in|since|so|last)\\b)`,
        ),
        meant: ({ 0: said, groups = {} }) => {
          const { order = '', when = '', own } = groups
          return own === undefined || order.startsWith(own) ? `${order} ${when} but none` : said
        },
      },
    ],
  ],
]

export const shopTalk = talk.map(([word, own]) => wherever(word, own))
