// Words that carry a voice and no question. Contractions are spelled out, as tokens are.

import { sentenceAdverbs } from './sentence-adverbs.ts'
import { phraseList, wordSet } from '#engine/text/word-list.ts'

export const fillerPhrases = {
  filler: [
    ...sentenceAdverbs,
    ...phraseList(`
    um, umm, uhm, uh, uhh, er, erm, hmm, hm, mm, ah, oh, eh, yeah, yep, yo, ok, okay, alright, all
    right, right so, well so, if yes, if so, you know, i mean, that is a lot, that is quite a lot, that is too many, that is too much, that is a long list, that is many, basically, actually, honestly, literally, kind of,
    kinda, sort of, sorta, obviously, anyway, anyways, of course, by the way, btw, fyi, i guess, i
    suppose, i think, let us say, let us see, more or less so, in fact, or something, or whatever, and
    stuff, and all that, for real, lol, haha, long story short, out of curiosity, just curious, just
    wondering, quick question, one more thing, one more question, first of all, go ahead and, at the end
    of the day, as i said, like i said, here it comes, here goes, so basically, i have the feeling, if i
    may ask, to be honest, tbh, imo, quick one, quick q, perhaps, maybe, possibly, roughly speaking, in
    short, for my own interest, for my own information, for the record, off the top of your head, as far
    as you know, as far as we know, if memory serves, for future reference, if i remember correctly,
    curious, asking for a friend, no rush, no hurry, when you get a chance, at your convenience, at your
    earliest convenience, by any chance, would be nice, would be great, would be good, would be helpful, would be useful, would be handy, would be perfect, would be awesome, would be lovely, would be fine, would be enough, is enough, are enough, is plenty, are plenty, would do, would work, might work, could work, would fit, would suit, would be right, would be right for them, nothing else, nothing more, nothing more than that, and nothing else, nothing fancy, if you can tell us that, if you can tell me that, i forget, i forgot, two lines, two rows, just two numbers, no details needed, no details, when you have a minute, when you have a moment, when you have a second, when you have time, when you get a moment, when you get a minute, if you have a minute, if you have a second, if you have a moment,
    e g, eg, for example, for instance, fit the bill, fits the bill, price does not matter, money does not matter, price is no object, money is no object, budget is no object, no budget at all, no budget limit, no budget cap, no budget constraints, unlimited budget, price is not an issue, money is not an issue, budget is not an issue,
    to start with, to start off, to begin with, let us start with, let me start with, let us begin with, on a different note, on another note, moving on to, switching topics, next question, another question, here is one for you, here is another one, back to business,
    purely out of interest, just out of interest, out of interest, out of pure curiosity, take a look at, have a look at, let us look at, let us take a look at, let us have a look at, much obliged, this
    one is for, question for you, to the cent, to the dollar, exact figure, exact number please, one line each, one row each, one line, one row, a single line,
    in one go, all in one go, in one shot, in one swoop, in one fell swoop, in one reply, in one answer, in one view, one per line, one number, one total, one single total, a single total, as one total, just one total, one lump figure, one lump sum, as one lump sum, in one lump sum, as a lump sum, one big number, one grand figure, as one number, a single number, one figure, a single figure, just the number, just one number, and how large was it, and how big was it, and how big is it, and how large is it, and how
    big, and how large, end up, ends up, ended up, ending up, wind up, wound up, turns out, turned out, asap, hopefully, ideally, preferably, if any, by
    anybody, by anyone, by anybody at all, by anyone at all, by a single person, by a soul,
    dunno, dunno if you can but, dunno if you can, dunno if this is possible but, not sure if you can but, not sure if you can,
    not sure if this is possible but, i e, ie, ugh, argh, sigh, oof, omg, gosh, yikes, geez, jeez, let me think, let me check, let me see here, now let me think, lets think, one sec, hang on a sec,
    is it true that, is it true, is it correct that, is it right that, is it the case that, is it so that, if that is possible, if it is possible, if at all possible, if that works,
    if that is ok, if that is okay, if that makes sense, if it helps, if you have it, if you have that, if you know, if you happen to know, for what it is worth, off hand, offhand, any idea, does anyone know, does anybody know, i was wondering, have you any idea, do you have any idea, i wonder if, i wonder whether, i wonder, would you know, do you know, can you say, is there a way to see, is there any way to see, is there a way to know,
    if i am not mistaken, for starters, in a nutshell, not sure but, idk, idk if you can but, i do not know if you can but, no idea if you can but,
    as a bar chart, as bar chart, as a pie chart, as a line chart, as a line graph, as a bar graph, as a chart, as a graph, as a pie, as a line, as bars, as a table, in a table, in a chart, in a graph, in a bar chart, in a pie chart, in table form,
    whole database, entire database, the whole database, in the database, in our database, in this database, in the dataset, in this dataset, in the whole database, across the database, in our system, in the system, in our files, in the file, in this file, in the files, in the table, on file, on record, on our records, in our records, in our books, on our books, entire dataset, whole dataset, in the dataset, in this dataset, in this data, in the data, in our data,
    entire period, the entire period, over the entire period, whole period, the whole period, over the whole period, entire period on record, whole period on record, entire history, whole history,
    view of, i am lost, i am so lost, i will leave you alone, then i will leave you alone, and then i will leave you alone, ask about it, ask about this, ask about that,
    definitely, for sure, certainly, a bit, a little bit, rather see numbers, i would rather see numbers, i want numbers, show me numbers
  `),
  ],
  politeness: phraseList(`
    please, kindly, thanks, thank you, thanks a lot, thank you very much, thanks in advance, many
    thanks, many thanks in advance, thank you in advance, thank you very much in advance, thank you so much in advance, cheers, hey, hey there, hi, hi there, hello, hello there, hiya, howdy, greetings, good
    morning, good afternoon, good evening, good day, sorry, excuse me, if you can, if you could, if
    possible, if you do not mind, if you would, when you can, would you mind, do you mind, be so kind,
    would ya, n thx, and thx, thx a mil, ta very much, ta muchly, many thanks for your trouble, thanks for your trouble, thank you for your trouble, sorry for the trouble, i appreciate your help, i appreciate your help very much,
    i really appreciate your help, your help is much appreciated, thanks for your help, thank you for your help, many thanks for your help, thank you for your time, thanks for your time,
    much appreciated, appreciate it, for me please, dear, mate, buddy, my friend, folks please, sorry
    for the long message, hey siri, siri, ok google, okay google, hey google, alexa, hey alexa, chatgpt, sorry if it is a dumb question, sorry to bother you
  `),
  request: phraseList(`
    show, show me, show us, please to show me, give, give me, give us, tell, tell me, tell us, say me,
    say, get me, get us, fetch, fetch me, find, find me, find out, pull, pull up, pull me, bring up,
    bring me, look up, display, print, present, provide, provide me, provide me with, report, return,
    output, run, please state, state the, send me, send us, let me know, let me see, let me have, let me get, help me,
    help me find, can i offer, can we offer, could i offer, could we offer, can i propose, can we propose, can you, can u, could you, would you, will you, can you like tell me, can you pull up,
    do you have, can i, we are looking, i am looking, looking for, i am looking for, we are looking for, i search, i am searching for,
    we search, searching for, i am after, i would rather see, i want see, i wanna see, what i need is,
    what i want is, what i want to know is, what i would like to know is, what i would love to know is, all i need is,
    all i want to know is, what i am after is, what i'm after is, what i am looking for is, what i'm looking for is, what we are after is, what i need is, the question is, my question is, figure out, work out, work that out, work it out, calculate, compute, estimate the, see,
    remind me, remind us, remind me again, refresh my memory, refresh my memory on, read me, read me out, read out, check, check for me,
    double check, jog my memory, exist, exists, advise, kindly advise, please advise, advise me, advise us, advise on,
    bar chart of, a bar chart of, bar graph of, a bar graph of, line chart of, a line chart of, line graph of, a line graph of, pie chart of, a pie chart of, pie of,
    column chart of, chart of, a chart of, the chart of, graph of, a graph of, plot of, a plot of, plot, chart, graph, visualize, table of, a table of, draw, draw me, map out,
    aging report for, aging report of, an aging report for, an aging report of,
    make it, make that, group them, group those, split them, split those, break them down, break those down,
    rundown of, a rundown of, the rundown on, rundown on, snapshot of, a snapshot of, overview of, an overview of, summary of, a summary of,
    recap of, a recap of, roundup of, a roundup of, digest of, a digest of, leaderboard of, a leaderboard of, league table of,
    a league table of, roster of, a roster of, lineup of, a lineup of, pipeline of, log of, a log of, rollup of, a rollup of, lowdown on, the lowdown on, calendar of, a calendar of
  `),
} as const satisfies Record<string, readonly string[]>

/** After these, "like" has a meaning: "looks like", "would like", "things like". */
export const likeMeans: ReadonlySet<string> = wordSet(`
  look looks looked would feel feels sound sounds seem seems thing things stuff something anything
  word words place places city cities title titles name names i we you they people guests weather not
  do does
`)
