// The order matters: a longer, more telling pattern is tried before the words that it is made of.
import { attributeAgainstAttribute } from './recognize/limits/against-attribute.ts'
import { againstAverage } from './recognize/limits/against-average.ts'
import { allOfThem, allTogether } from './recognize/conditions/all-of-them.ts'
import { countedRated, ratedThings } from './recognize/limits/counted-rated.ts'
import { amountFirst, amountLast } from './recognize/limits/amounts.ts'
import { asides } from './recognize/asides.ts'
import { asks, itAgain } from './recognize/numbers/asks.ts'
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
} from './recognize/numbers/averages-and-totals.ts'
import { measureAgain } from './recognize/columns/measure-again.ts'
import { atLeastOnce } from './recognize/limits/at-least-once.ts'
import { averagesPer } from './recognize/numbers/average-per.ts'
import { namedBands } from './recognize/limits/named-bands.ts'
import { bandings } from './recognize/limits/bands-by-often.ts'
import { bothEnds } from './recognize/orders/both-ends.ts'
import { breakdown } from './recognize/groups/breakdown.ts'
import { byHowMuch } from './recognize/columns/by-how-much.ts'
import { change } from './recognize/comparisons/change.ts'
import { columns } from './recognize/columns/columns.ts'
import { common } from './recognize/orders/common.ts'
import { asManyAs } from './recognize/comparisons/as-many-as.ts'
import { comparatives } from './recognize/comparisons/comparative.ts'
import { doneBy } from './recognize/conditions/by-person.ts'
import { flags, namedValue, negation, segments, values } from './recognize/conditions/conditions.ts'
import { dateMeant } from './recognize/times/date-meant.ts'
import { deniedLimit, didNothing, lightVerb, noneOfMeasure } from './recognize/conditions/denied.ts'
import { eachBeyond } from './recognize/limits/each-beyond.ts'
import { doing } from './recognize/limits/doing.ts'
import { earnedLimit } from './recognize/limits/earned-limit.ts'
import { examples } from './recognize/groups/examples.ts'
import { everyOne } from './recognize/groups/every-one.ts'
import { endOfEach, extremes, range } from './recognize/orders/extremes.ts'
import { edgeDate, firstAndLast } from './recognize/orders/first-and-last.ts'
import { beforeIt, howManyDays, lengthAgain } from './recognize/numbers/how-many-days.ts'
import { inTurns } from './recognize/groups/month-of-year.ts'
import { guess } from './recognize/orders/guess.ts'
import { grouping } from './recognize/groups/grouping.ts'
import { inclusions } from './recognize/conditions/including.ts'
import { once } from './recognize/times/once-before.ts'
import { moreOrMore } from './recognize/comparisons/more-or-more.ts'
import { lastEvent } from './recognize/times/last-event.ts'
import { afterLength, daysShown, oneUnit } from './recognize/limits/length-of-time.ts'
import { means } from './recognize/limits/limited-mean.ts'
import { inMoney } from './recognize/numbers/in-money.ts'
import { howSuch } from './recognize/numbers/how-such.ts'
import { markedAs } from './recognize/conditions/marked-as.ts'
import { measuredIn } from './recognize/orders/measured-in.ts'
import { multiple } from './recognize/limits/multiples.ts'
import { namedTimes } from './recognize/times/named-stretch.ts'
import { doneByEach } from './recognize/groups/same-one.ts'
import { nothingSuch } from './recognize/conditions/nothing-such.ts'
import { nothingWritten, onFile } from './recognize/conditions/nothing-written.ts'
import { notAnyOf } from './recognize/conditions/not-any-of.ts'
import { oneOfTwo } from './recognize/numbers/not-the-other.ts'
import { numberHead } from './recognize/numbers/number-heads.ts'
import { limitsOfRows } from './recognize/limits/number-of-group.ts'
import { numbered } from './recognize/orders/numbered.ts'
import { eachDoes } from './recognize/groups/of-each.ts'
import { ofOne } from './recognize/limits/of-one.ts'
import { ofThose } from './recognize/numbers/of-those.ts'
import { origins } from './recognize/groups/origin.ts'
import { countedColumn } from './recognize/columns/counted-column.ts'
import { partShares } from './recognize/numbers/part-share.ts'
import { pivot } from './recognize/groups/pivot.ts'
import { quantity } from './recognize/numbers/quantity.ts'
import { ranking } from './recognize/orders/ranking.ts'
import { perMeasure, ratio } from './recognize/numbers/ratio.ts'
import { inOrder } from './recognize/orders/in-order.ts'
import type { Recognizer } from './recognize/recognizer.ts'
import { inName, street, textSearch } from './recognize/conditions/search.ts'
import { restated } from './recognize/conditions/restated.ts'
import { separately } from './recognize/groups/separately.ts'
import { splitBetween } from './recognize/groups/split-between.ts'
import { stateRate } from './recognize/numbers/state-rate.ts'
import { steps } from './recognize/groups/steps.ts'
import { percentAgain, saidAgain } from './recognize/columns/said-again.ts'
import { leftOut, takenOut } from './recognize/conditions/taken-out.ts'
import { telegram } from './recognize/numbers/telegram.ts'
import { theirMoney } from './recognize/numbers/their-money.ts'
import { attributes, dayShown, nouns, unitAgain } from './recognize/things.ts'
import { attributeInPeriod, dateWord, period, present, shift } from './recognize/times/time.ts'
import { weighed } from './recognize/comparisons/two-sides.ts'
import { ofOneNight } from './recognize/conditions/one-night.ts'
import { wentFor } from './recognize/limits/went-for.ts'
import {
  countedTimes,
  firstColumn,
  spanInBrackets,
  statedUnit,
  trailingUnit,
  unitOfTime,
} from './recognize/groups/units-of-time.ts'
import { timesDone } from './recognize/limits/times-done.ts'
import { onWeekdays } from './recognize/conditions/weekdays.ts'
import { whether } from './recognize/conditions/whether.ts'
import { unitsInStock } from './recognize/numbers/units-held.ts'
import { withOrWithout } from './recognize/conditions/with-and-without.ts'
import { worth } from './recognize/numbers/worth.ts'
import { yearBounds } from './recognize/times/year-bounds.ts'
import { yearOfDate } from './recognize/times/year-of-date.ts'

export const recognizers: readonly Recognizer[] = [
  ...columns,
  ...inTurns,
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
  ...doneBy,
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
  ...withOrWithout,
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
  ...doneByEach,
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
  asManyAs,
  ...comparatives,
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
