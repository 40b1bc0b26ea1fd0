// Adverbs of a whole sentence: what the speaker feels about it, how sure she is of it, and how it goes on from what was said. They
// say nothing of the rows. An adverb of how often, how steadily or how long something happens is none of them.
import { phraseList } from '#engine/text/word-list.ts'

export const sentenceAdverbs: readonly string[] = [
  // What the speaker feels.
  ...phraseList(`
    unfortunately, sadly, regrettably, luckily, fortunately, thankfully, happily enough, surprisingly, strangely, oddly, oddly enough,
    strangely enough, interestingly, interestingly enough, funnily enough, curiously, curiously enough, amazingly, incredibly,
    unsurprisingly, understandably, to my surprise, to our surprise, to my horror, to our delight, alas, sad to say, needless to say
  `),
  // How frankly, and how sure.
  ...phraseList(`
    frankly, seriously, admittedly, truthfully, sincerely speaking, quite frankly, candidly, in all honesty, in all seriousness,
    in truth, in reality, in practice, to tell the truth, to be frank, to be fair, to be exact, to be precise, to be clear,
    to be specific, strictly speaking, broadly speaking, generally speaking, roughly speaking, statistically speaking,
    financially speaking, apparently, evidently, presumably, supposedly, allegedly, reportedly, seemingly, arguably, undeniably,
    clearly, undoubtedly, unquestionably, probably, indeed, truly, genuinely, without a doubt, no doubt, without doubt, i believe, i assume, i presume, i reckon, i suspect,
    i imagine, i suppose, rumor has it, word has it, as it happens, as it turns out, so to speak, as it were, if you will,
    if you like, if i am honest, believe it or not
  `),
  // How it goes on.
  ...phraseList(`
    however, moreover, furthermore, additionally, besides that, on top of that, apart from that, other than that, aside from that,
    that said, that being said, having said that, with that said, with that in mind, with this in mind, meanwhile, in the meantime,
    in the meanwhile, nonetheless, nevertheless, even so, all the same, be that as it may, at any rate, in any case, in any event,
    in that case, by and large, on the whole, on balance, all things considered, therefore, hence, consequently, accordingly,
    as a result, for that reason, for this reason, incidentally, on a related note, on another note, on a different note, speaking of which, on the other hand,
    on the one hand, in other words, put differently, put simply, simply put, to put it simply, in plain english, in summary,
    to sum up, in conclusion, in essence, essentially, in effect, effectively, in principle, to begin with,
    first off, firstly, secondly, thirdly, last but not least, moving on, while we are at it, while you are at it,
    while i have you, now then, as always, as usual, as ever, for instance, for example, per se, as such
  `),
]
