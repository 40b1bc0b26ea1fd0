// Roundabout words for what people wrote and what nobody believes of it, each with the plain ones that are meant.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

const writer =
  /^(leads?|visitors?|people|prospects?|messages?|notes?|that|who|which|guests?|they|inquiries|ones|actually|even|ever|also)$/

export const ofWriting: readonly Saying[] = [
  {
    meant: 'mention',
    said: `bring up, brings up, touch on, touches on, touch upon, allude to, alludes to, refer to, refers to, speak of, speaks of`,
    before: writer,
  },
  {
    meant: 'mention',
    said: `say anything about, says anything about, said anything about, says something about, have anything about,
      write anything about, wrote anything about, say a word about, includes the word, include the word, use the word, uses the word,
      used the word, have the word, has the word, contain the phrase, with the phrase`,
  },
  {
    meant: 'in their message',
    said: `when they wrote to us, when they wrote us, when they wrote in, when they wrote, when writing to us, when writing in,
      when they contacted us, when they reached out, when they got in touch, when they write to us, when they write us, when they write in, when they write,
      when they contact us`,
    before: /^(?!and$|,$|with$|or$|$)/,
  },
  {
    meant: 'left no message',
    said: `${each('left the message, left the note, left it, left that, left theirs', 'blank, empty')},
      wrote nothing, did not write anything, did not write a message, did not leave a message, left nothing`,
    behind: /^(|[,.?!;:)]|and|at|this|last|by|per|in|for|from|on)$/,
  },
  {
    meant: 'in their message',
    said: 'in what they wrote, in what they write, in what they said, in what they sent',
  },
  // "… who sent it and what they wrote".
  {
    meant: 'who wrote them',
    said: 'who sent it, who sent them, who sent that, who sent those, who sent each, who it is from, who it came from, who they are from, who they came from',
    before: /^(,|and|with|:|\+|;)$/,
  },
  // "Folks who said they want to buy": what they want is on record, whether they said so or not.
  {
    meant: '',
    said: each('said, told us, say, tell us, told me, indicated, stated', 'they, that they'),
    before: /^(who|that|leads|visitors|people|folks|prospects|many)$/,
    behind: /^(want|wanted|wants|would|hope|plan|wish|prefer|are|were)$/,
  },
  // What nobody believes is not bought either.
  {
    meant: 'doubt it',
    said: 'do not buy it, do not buy that, do not buy this, not buying it, not buying that, cannot buy that, can not buy that',
    before: /^(i|we|am|are|just|really|simply|still|quite|honestly|frankly)$/,
    behind: /^([.,!?:;-]|)$/,
  },
  // Cards that are sent pay for nothing.
  {
    meant: 'greetings',
    said: 'thank you cards, thank you notes, christmas cards, holiday cards, birthday cards, greeting cards, a thank you card, a thank you note',
  },
]
