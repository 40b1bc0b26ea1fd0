// The order matters: a longer, more telling pattern is tried before the words that it is made of.
import { attributeAgainstAttribute } from './recognize/against-attribute.ts'
import { againstAverage } from './recognize/against-average.ts'
import { allOfThem, allTogether } from './recognize/all-of-them.ts'
import { countedRated, ratedThings } from './recognize/counted-rated.ts'
import { amountFirst, amountLast } from './recognize/amounts.ts'
import { asides } from './recognize/asides.ts'
import { asks, itAgain } from './recognize/asks.ts'
import {
  averagedBehind,
  againOfIt,
  bothNumbers,
  each,
  inTotal,
  itsDate,
  moneyOfMany,
  names,
  onAverage,
  total,
} from './recognize/averages-and-totals.ts'
import { measureAgain } from './recognize/measure-again.ts'
import { atLeastOnce } from './recognize/at-least-once.ts'
import { averagesPer } from './recognize/average-per.ts'
import { namedBands } from './recognize/named-bands.ts'
import { bandings } from './recognize/bands-by-often.ts'
import { bothEnds } from './recognize/both-ends.ts'
import { breakdown } from './recognize/breakdown.ts'
import { byHowMuch } from './recognize/by-how-much.ts'
import { change } from './recognize/change.ts'
import { columns } from './recognize/columns.ts'
import { common } from './recognize/common.ts'
import { betweenPeriodsOnly, comparative, moreInWhich } from './recognize/comparative.ts'
import { byPerson } from './recognize/by-person.ts'
import { flags, namedValue, negation, segments, values } from './recognize/conditions.ts'
import { dateMeant } from './recognize/date-meant.ts'
import { deniedLimit, didNothing, lightVerb, noneOfMeasure } from './recognize/denied.ts'
import { eachBeyond } from './recognize/each-beyond.ts'
import { doing } from './recognize/doing.ts'
import { earnedLimit } from './recognize/earned-limit.ts'
import { examples } from './recognize/examples.ts'
import { everyOne } from './recognize/every-one.ts'
import { endOfEach, extremes, range } from './recognize/extremes.ts'
import { edgeDate, firstAndLast } from './recognize/first-and-last.ts'
import { beforeIt, howManyDays, lengthAgain } from './recognize/how-many-days.ts'
import { hour } from './recognize/hour.ts'
import { guess } from './recognize/guess.ts'
import { grouping } from './recognize/grouping.ts'
import { inclusions } from './recognize/including.ts'
import { once } from './recognize/once-before.ts'
import { moreOrMore } from './recognize/more-or-more.ts'
import { lastEvent } from './recognize/last-event.ts'
import { afterLength, daysShown, oneUnit } from './recognize/length-of-time.ts'
import { means } from './recognize/limited-mean.ts'
import { inMoney } from './recognize/in-money.ts'
import { howSuch } from './recognize/how-such.ts'
import { markedAs } from './recognize/marked-as.ts'
import { measuredIn } from './recognize/measured-in.ts'
import { multiple } from './recognize/multiples.ts'
import { namedTimes } from './recognize/named-stretch.ts'
import { newcomers } from './recognize/newcomers.ts'
import { nothingSuch } from './recognize/nothing-such.ts'
import { nothingWritten, onFile } from './recognize/nothing-written.ts'
import { notAnyOf } from './recognize/not-any-of.ts'
import { oneOfTwo } from './recognize/not-the-other.ts'
import { numberHead } from './recognize/number-heads.ts'
import { limitsOfRows } from './recognize/number-of-group.ts'
import { numbered } from './recognize/numbered.ts'
import { eachDoes } from './recognize/of-each.ts'
import { ofOne } from './recognize/of-one.ts'
import { ofThose } from './recognize/of-those.ts'
import { origins } from './recognize/origin.ts'
import { countedColumn } from './recognize/counted-column.ts'
import { partShares } from './recognize/part-share.ts'
import { pivot } from './recognize/pivot.ts'
import { quantity } from './recognize/quantity.ts'
import { ranking } from './recognize/ranking.ts'
import { perMeasure, ratio } from './recognize/ratio.ts'
import { inOrder } from './recognize/in-order.ts'
import type { Recognizer } from './recognize/recognizer.ts'
import { inName, street, textSearch } from './recognize/search.ts'
import { restated } from './recognize/restated.ts'
import { separately } from './recognize/separately.ts'
import { splitBetween } from './recognize/split-between.ts'
import { stateRate } from './recognize/state-rate.ts'
import { steps } from './recognize/steps.ts'
import { percentAgain, saidAgain } from './recognize/said-again.ts'
import { leftOut, takenOut } from './recognize/taken-out.ts'
import { telegram } from './recognize/telegram.ts'
import { theirMoney } from './recognize/their-money.ts'
import { attributes, dayShown, nouns, unitAgain } from './recognize/things.ts'
import { attributeInPeriod, dateWord, period, present, shift } from './recognize/time.ts'
import { weighed } from './recognize/two-sides.ts'
import { ofOneNight } from './recognize/one-night.ts'
import { wentFor } from './recognize/went-for.ts'
import {
  countedTimes,
  firstColumn,
  spanInBrackets,
  statedUnit,
  trailingUnit,
  unitOfTime,
} from './recognize/units-of-time.ts'
import { timesDone } from './recognize/times-done.ts'
import { onWeekdays } from './recognize/weekdays.ts'
import { whether } from './recognize/whether.ts'
import { unitsInStock } from './recognize/units-held.ts'
import { withoutOne } from './recognize/without-one.ts'
import { worth } from './recognize/worth.ts'
import { yearBounds } from './recognize/year-bounds.ts'
import { yearOfDate } from './recognize/year-of-date.ts'

export const recognizers: readonly Recognizer[] = [
  ...columns,
  hour,
  splitBetween,
  telegram,
  ...partShares,
  guess,
  whether,
  inMoney,
  namedBands,
  byHowMuch,
  markedAs,
  measuredIn,
  howSuch,
  pivot,
  separately,
  examples,
  ...namedTimes,
  asides,
  restated,
  dateMeant,
  ...oneOfTwo,
  takenOut,
  saidAgain,
  percentAgain,
  earnedLimit,
  ...limitsOfRows,
  leftOut,
  ...ofOneNight,
  wentFor,
  ofOne,
  doing,
  ...unitsInStock,
  ...countedTimes,
  numberHead,
  howManyDays,
  lengthAgain,
  beforeIt,
  ...once,
  byPerson,
  ...origins,
  ofThose,
  allOfThem,
  atLeastOnce,
  ...timesDone,
  eachDoes,
  everyOne,
  breakdown,
  stateRate,
  change,
  bothNumbers,
  theirMoney,
  againOfIt,
  measureAgain,
  firstColumn,
  inName,
  street,
  textSearch,
  withoutOne,
  onFile,
  statedUnit,
  dayShown,
  afterLength,
  oneUnit,
  daysShown,
  spanInBrackets,
  trailingUnit,
  itAgain,
  worth,
  ...averagesPer,
  edgeDate,
  newcomers,
  lastEvent,
  firstAndLast,
  bothEnds,
  extremes,
  endOfEach,
  range,
  ...inOrder,
  ...bandings,
  steps,
  eachBeyond,
  noneOfMeasure,
  didNothing,
  nothingSuch,
  lightVerb,
  deniedLimit,
  notAnyOf,
  common,
  ratio,
  perMeasure,
  moreOrMore,
  weighed,
  ranking,
  multiple,
  againstAverage,
  comparative,
  betweenPeriodsOnly,
  moreInWhich,
  yearBounds,
  ...means,
  amountLast,
  countedRated,
  ratedThings,
  amountFirst,
  attributeAgainstAttribute,
  numbered,
  grouping,
  unitOfTime,
  each,
  shift,
  ...inclusions,
  namedValue,
  yearOfDate,
  attributeInPeriod,
  dateWord,
  countedColumn,
  moneyOfMany,
  quantity,
  onAverage,
  averagedBehind,
  inTotal,
  total,
  itsDate,
  names,
  period,
  ...onWeekdays,
  flags,
  values,
  segments,
  allTogether,
  unitAgain,
  nouns,
  negation,
  nothingWritten,
  attributes,
  asks,
  present,
]
