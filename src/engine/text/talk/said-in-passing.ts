// "…, which, good luck with that, …", "I'd like to check that before Thanksgiving, how many …", "say a few words": what is said in passing
// holds a time or a word that the data knows, and limits nothing.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const aside =
  '(?:good luck with that|good luck to (?:him|her|them|us)|bless (?:her|him|them|their hearts?|her heart|his heart)|mind you|go figure|god help us|lord knows|god knows|heaven knows|who knows|whatever that means|believe it or not|if you can believe it|whether we like it or not|like it or not|do not ask|do not get me started|long story)'
const asks =
  '(?=(?:so |and |now )*(?:how|what|which|who|where|when|can|could|would|show|list|give|tell|i need|i want)\\b)'
const feast =
  '(?:thanksgiving|christmas|xmas|easter|new year|new years|halloween|the holidays|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|then|(?:the )?end of (?:the |this )?(?:day|week|month)|the weekend|next week|the meeting)'

export const saidInPassing: readonly Rewording[] = [
  wherever(/^(luck|bless|mind|figure|help|knows|believe|means|like|ask|started|story)$/, [
    { said: new RegExp(` , (?:which|and|but|so|well)(?: ,)? ${aside}(?= [,.?!]|$)`), meant: () => '' },
    { said: new RegExp(` , ${aside}(?= [,.?!]|$)`), meant: () => '' },
    {
      said: /(?<=^(?:he|she|they|we|i|my [a-z]+)\b[^?]*) whether we like it or not(?= [,.])/,
      meant: () => '',
    },
  ]),
  wherever(
    [/^(before|by)$/, /^(check|know|verify|settle|decide|clear|sort|answer)$/],
    [
      {
        said: new RegExp(
          `(?:^|(?<=[,.] ))(?:so |and )?(?:i|we) (?:would like|want|need|have|would love) to (?:check|know|verify|settle|decide|clear up|sort out|answer)(?: (?:that|this|it))? (?:before|by) ${feast}(?: ,)? ${asks}`,
        ),
        meant: () => '',
      },
    ],
  ),
  // "Customer on the phone wants the Kestrel headphones. How many do we have": whoever calls is none of those who are counted.
  wherever(
    [/^(phone|line|shop|store|counter|door|desk)$/, /^(wants|needs|asks|asking|wanting|looking)$/],
    [
      {
        said: /^(?:i have |i've got |there is |there's |got )?(?:an? |the |my )?(?:customer|client|guest|buyer|lady|man|woman|guy|caller|someone|somebody)(?: is)? (?:(?:here|out|waiting|standing) )?(?:on the (?:phone|line)|in the (?:shop|store)|at the (?:counter|door|desk)) (?:who )?(?:is )?(?:wants|needs|asks about|asks for|asking about|asking for|wanting|looking for) /,
        meant: () => '',
      },
    ],
  ),
  // "So today I want to know": it is asked then.
  wherever(
    [/^(today|tonight|morning|afternoon|evening)$/, /^(know|see|find|check|ask|look)$/],
    [
      {
        said: /\b(?:today|tonight|this (?:morning|afternoon|evening)) (?=(?:i|we) (?:just |really )?(?:want|need|would like|have|would love) to (?:know|see|find out|check|ask|look)\b)/,
        meant: () => '',
      },
    ],
  ),
  // "Nobody is in the shop, so which products …": those who ask are alone, and no row is denied.
  wherever(/^(nobody|one)$/, [
    {
      said: /(?:^|(?<=[,.] ))(?:and |but |because |since )?(?:nobody|no one|no - one) (?:is|was) (?:here|around|in|in (?:the|our|this|my) (?:shop|store|office|house|building)|answering|working|talking|awake|home|picking up)(?: (?:today|tonight|now|right now|this (?:morning|afternoon|week)|yet|anyway))* [,.] (?=\S)/,
      meant: () => '',
    },
  ]),
  wherever(/^forget$/, [
    {
      said: /(?:^|(?<=, ))(?:(?:ok|okay|actually|no|wait|please) (?:, )?)*forget (?:what|that|the thing|everything) (?:i|we) (?:just )?(?:said|asked|wrote|typed)(?: about (?:the |those |that )?[a-z]+(?: [a-z]+)?)?(?: ,| \.)? (?=(?:just |and |so |please )*(?:tell|give|show|list|how|what|which)\b)/,
      meant: () => '',
    },
  ]),
  wherever(/^words$/, [
    {
      said: /\b(?<say>say|saying|said) (?:a few|a couple of|some|a couple|two|three) words\b(?: about (?:it|that|this))?/,
      meant: ({ groups: { say = '' } = {} }) => (say === 'saying' ? 'speaking' : 'speak'),
    },
  ]),
]
