// The closed class: words that shape a question, whatever the business. What they are called here is what they do.

const words = (list: string): readonly string[] =>
  list.split('|').map(phrase => phrase.trim().replace(/\s+/g, ' '))

export const grammarWords = {
  count:
    words(`how many | number of | the number of | count of | count | quantity of | qty of | no of | countif |
    countifs | total number of | tally of | tally for | headcount of | head count of | amount of | how many of`),
  'how much': words(
    'how much | what amount | what does it cost | go for | going for | went for | goes for | gone for',
  ),
  'how much money': words('how much money | how many money | total dollars | how many dollars | what money'),
  average:
    words(`average | avg | mean | on average | in average | typical | averageif | averaged | averaging | on avg |
    typically | usually | normally | generally`),
  median: words('median | middle'),
  sum: words('total | sum of | sum | sumif | sumifs'),
  'in total': words(
    'all together | in total | in all | altogether | added up | add up | summed up | summed over | summed | all told | combined | in the total',
  ),
  minimum: words('minimum | min'),
  maximum: words('maximum | max'),
  share: words(`percent of | percentage of | share of | proportion of | part of | fraction of | percents of |
    pct of | percent | percentage | share | proportion | percents | pct | portion of | mix | slice of |
    percentages | portion | fraction | slice | chunk of | chunk | percentage wise | percent wise | how big a part of | how big a share of | how big a piece of | how big a slice of |
    how large a share of | how large a part of | how much of a share of | how much percent of | how many percent of | how much percents of | how many percents of | how much percentage of | how much pct of | percentage terms | percent terms`),
  by: words(`by | per | for each | for every | in each | of each | each | within each | within every | inside each | inside every | among each | split by | split per |
    split | broken down by | broken out by | split out by | broken down into | broken up by | broken out | break down by | breakdown by | group by | grouped by | across |
    in every | of every | for each one | bucket | group | split of | separately for | by each | pivot by | rows | columns |
    each combination of | combination of | breakdown of | distribution of | according to | in terms of |
    measured by | as measured by |  spread over | spread across | distributed over |
    distributed across | distributed by | per each | by every | distribution over | distribution across | spread out over`),
  top: words(`top | peak | peaked | best | highest | most | biggest | largest | greatest | strongest | steepest | heftiest | fattest | number one | record high | all time high | all time highest | record breaking |
    most of | most high | rank first | rank highest | rank number one | rank top | come out on top | come out ahead | come out first | come first | in first place | in the lead | out in front |
    top the chart | top the charts | most often | most frequently | the most often | most commonly`),
  common: words('most common | commonest | most frequent | most usual | most typical'),
  rare: words('least common | rarest | least frequent'),
  bottom:
    words(`worst | record low | all time low | all time lowest | least | lowest | fewest | smallest | thinnest | slimmest | bottom | weakest | rank last | rank lowest | come out last | come in last | bring up the rear | least often | least frequently |
    the least often | least commonly`),
  more: words(`more | higher | larger | bigger | greater | better | faster | longer | beat | beats | exceeded |
    exceed`),
  less: words('less | fewer | lower | smaller | worse | slower | shorter'),
  than: words('than | then'),
  versus:
    words(`vs | versus | compared to | compared with | against | v | in comparison to | in comparison with |
    relative to | next to | side by side with | alongside`),
  compare: words(
    'next to each other | side by side | compare | comparison | comparing | how does that compare to | stack up',
  ),
  minus: words('minus'),
  none: words(`no | without any | zero | never | not any | not a single | nobody | none | nothing | without |
    without a single | no one | lacking | not one | have not any | w/o |
    never ever | not ever`),
  not: words(`not | anything but | everything but | all but | anyone but | everyone but | except | excluding | other than | but not | apart from | leave out | leaving out | ignore |
    exclude | do not count | does not count | not counting | ignoring | skip | minus the | non | neither | nor`),
  including: words(`including | incl | included | include | whatever the | regardless of | of any | of every |
    all reservations incl`),
  or: words('or'),
  and: words('and | plus | as well as | along with | with | but | together with'),
  comma: [',', ';', '/', '|', ':', '-'],
  average_reference: words('overall | portfolio'),
  own: words('own | their own | its own | respective'),
  'order by':
    words(`sort by | sorted by | order by | ordered by | sort | sort them by | rank by | ranked by | rank |
    sort it by | sort that by | sort this by | order that by | order them by | order it by | rank that by | rank them by | rank it by | order | sort those by | sort these by | sort the list by | sort the results by | order those by | order these by | rank those by | rank these by | in order of | sorted | ordered | arrange | arranged by | arrange by | line up`),
  first: words('first | on top | at the top | up top'),
  descending:
    words(`descending | desc | high to low | highest to lowest | largest to smallest | biggest to smallest |
    most to least | best to worst | high low | highest lowest | top down | top to bottom`),
  ascending: words(`ascending | asc | low to high | lowest to highest | smallest to largest | least to most |
    worst to best | a z | a to z | low high | lowest highest | bottom up`),
  change:
    words(`change | growth | increase | difference | gain | gap | delta | decline | declined | declining | drop | grow | grew | grown | differ | differs | differ from | differs from |
    rise | rose | risen | fell | fallen | decrease | climbed | jumped | shrank | shrunk | slipped | went up | gone up |
    go up | went down | gone down | go down | up on | up from | up vs | down on | down from | down vs | changed |
    difference between | different between | gap between | spread | spread between | gap`),
  'which way': words(`up or down | down or up | going up | going down | better or worse | worse or better |
    getting better | getting worse | improving | worsening | growing or shrinking | rising or falling |
    more or less than | going up or down | go up or down | went up or down | gone up or down`),
  'year over year': words('yoy | year over year | year on year | y/y'),
  'month over month':
    words(`mom | month over month | month on month | m/m | vs the month before | versus the month before |
    against the month before | than the month before | than in the month before |
    from the month before | compared with the month before | vs the previous month`),
  running: words(`running total | running total of | cumulative | cumulated | running sum | cumulatively |
    year to date total`),
  different: words('different | distinct | unique | separate | individual'),
  which: words('what about | how about | which | what | wich | who | whose | where | in which | which of'),
  all: words('all | everything | any | anything | every single | stuff | all the'),
  only: words(
    'only | just | narrow that to | narrow it to | narrow it down to | narrow that down to | restrict that to | restrict it to | limit that to | limit it to',
  ),
  search: words(`mention | mentions | mentioned | mentioning | wrote about | write about | writing about |
    wrote something about | wrote to us about | about | containing | contain | contains |
    with the word | talk about | talking about | talked about | asking about | asked about | inquire about | inquired about | inquiring about |
    containing the word | brought up | bring up | brings up | referring to | referred to | say something about | said something about | the word`),
  belongs:
    words(`fall into | falls into | fell into | fall in | falls in | fall under | account for | accounts for |
    accounted for | make up | makes up | made up | landed | land in | lands in | contribute | contributes |
    contributed | represent | represents | gobble up | gobbled up | gobbles up | eat up | eats up | ate up | swallow | swallowed |
    swallow up | soak up | soaked up | hog | hogged | chip in | chipped in | kick in | kicked in | take up | takes up | took up`),
  trend: words(`trend | trends | over time | developed | development | how has | evolution | history of |
    progression`),
  both: words('both'),
  'how often': words('how often'),
  'rate unit': words(
    'per night | a night | for a night | for the night | each night | a nite | per nite | / night',
  ),
  divided: words('divided by | over | relative to'),
} as const satisfies Record<string, readonly string[]>

export type GrammarWord = keyof typeof grammarWords

/** Words that tie others together and change nothing by themselves. */
export const softWords = new Set(
  `gotten the a an of our us we do does did is are was were be been being to for in at on that have has had there it its they them their
   i me my you your this those these so as from with and up out into if then than ones one get got gets go goes going went came come comes
   coming make makes take will would can could please now right currently current present still already yet ever here like kind sort
   between when while also too very really much many some such each other per any whichever whether what which who whom whose how
   s t re ve ll m am not-so day-to-day let lets want wants need needs know tell give show list find see look got pull bring brings brought bringing sends put
   or just only even well ok okay hey hi hello thanks thank um uh folks people person someone somebody anyone anybody everyone everybody
   thing things stuff data table column columns row rows values field fields record records result results number figure figures
   name names amount amounts pivot filter new across break down same add dollars dollar bucks usd cols total-of title-of
   among amongst happened happen happens reported report reports cover covers supposed something settle
   give gives gave given giving run runs ran hold holds held holding sit sits fit fits suit suits qualify qualifies match
   matches stand stands stood show shows showed shown see sees saw seen log logged record recorded register
   registered count counts counted add adds amount amounts exist exists existing appear appears taking takes taken took
   hits hit reach reaches reached experience experienced manage managed received
   completely totally entirely utterly wholly entire itself themselves himself herself ourselves actual actually exactly exact precisely approximately roughly basically simply presently
   certain particular specific respective respectively whole nicely pretty quite fairly rather
   occur occurs occurred occurring receive receives
   keep keeps kept lasted lasting getting having doing being made seem seems seemed tend tends achieve achieved achieves inclusive sitting
   whatever question info information detail details based using use used across about around over under by during through within`
    .split(/\s+/)
    .filter(word => word !== ''),
)

export const requests = {
  'wants a change': [
    'delete',
    'remove',
    'update',
    'set',
    'mark',
    'raise',
    'increase the',
    'change the',
    'add a',
    'insert',
    'drop',
    'edit',
    'modify',
    'rename',
    'cancel',
    'refund the',
    'book',
    'send',
    'email',
    'lower the',
    'reduce the',
    'discount all',
    'put',
    'schedule',
    'block',
    'assign',
    'create',
    'archive',
    'truncate',
    'reset',
    'merge',
    'approve',
  ],
  'wants a forecast': [
    'predict',
    'forecast',
    'prediction',
    'projection',
    'project',
    'will be',
    'what will',
    'how will',
    'next summer',
    'expect',
    'estimate next',
    'going to be',
    'outlook',
  ],
  'wants an opinion': [
    'should i',
    'should we',
    'would you',
    'do you think',
    'is it worth',
    'recommend',
    'advise',
    'better idea',
    'smarter to',
    'suggest',
    'your opinion',
    'what do you think',
  ],
  'not a question about the data': [
    'poem',
    'joke',
    'weather',
    'story',
    'song',
    'who are you',
    'your name',
    'translate',
    'recipe',
    'capital of',
  ],
} as const

export const aboutTheData = [
  'what can i ask',
  'what can you do',
  'what kind of data',
  'what data',
  'what do you know',
  'how does this work',
  'what is this',
  'what tables',
  'which tables',
  'what questions',
  'what is in here',
  'what information',
]
