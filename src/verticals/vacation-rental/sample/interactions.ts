// What people did on the site, session by session.
import type { RowOf } from '#contract/tables.ts'
import { DAY, dayOf, lastMoment, momentOn, momentText, SECOND } from '#verticals/days.ts'
import { lottery, powerLaw, type Random, randomFrom } from '#verticals/random.ts'
import { byPopularity, type Listing } from './listings.ts'
import { firstVisit, LONGEST_SESSION, sources, visitDays, type Visitor } from './visitors.ts'

type Action = 'impression' | 'view' | 'click' | 'inquiry' | 'favorite' | 'share'

interface Step {
  action: Action
  listing: Listing | null
}

interface Session {
  visitor: Visitor | null
  source: string
  startedAt: number
  steps: Step[]
  /** Visitors write at the end of a session: the moment is theirs, and the session is laid out backward from it. */
  endedAt?: number
}

type Interaction = Omit<RowOf<'visitor_interactions'>, 'id'>

const INTERACTIONS = 8000
const SHARE_WRITING_ABOUT_A_HOME = 0.72
const SHARE_COMING_BACK = 0.22
const SESSIONS_TODAY = 4

const drawDevice = lottery([
  ['mobile', 56],
  ['desktop', 37],
  ['tablet', 7],
])
const homesLookedAt = lottery([
  [1, 42],
  [2, 34],
  [3, 16],
  [4, 8],
])

export function makeInteractions(
  listings: readonly Listing[],
  visitors: readonly Visitor[],
  asOf: number,
): RowOf<'visitor_interactions'>[] {
  const random = randomFrom('vacation rental: interactions')
  const drawListing = powerLaw(byPopularity(listings), 0.9)
  const listedBy = (moment: number): Listing => {
    for (;;) {
      const listing = drawListing(random)
      if (listing.listedAt < moment) return listing
    }
  }

  const sessions = visitors.flatMap(visitor => sessionsOf(visitor, asOf, listedBy, random))
  const interactions = sessions.flatMap(session => play(session, random))
  const drawDay = visitDays(asOf)
  for (let session = 0; interactions.length < INTERACTIONS; session++) {
    const startedAt = momentOn(session < SESSIONS_TODAY ? asOf : drawDay(random), asOf, random)
    const steps = browse([], startedAt, listedBy, random)
    const played = play({ visitor: null, source: sources.renting(random), startedAt, steps }, random)
    if (played.every(({ at }) => at < lastMoment(asOf))) interactions.push(...played)
  }
  return interactions.sort((a, b) => a.at - b.at).map(({ row }, index) => ({ id: index + 1, ...row }))
}

function sessionsOf(
  visitor: Visitor,
  asOf: number,
  listedBy: (moment: number) => Listing,
  random: Random,
): Session[] {
  const { favorite, source, visitedAt } = visitor
  const wantsHome = visitor.interest !== 'listing'
  const steps = browse(wantsHome ? [favorite] : [], visitedAt - LONGEST_SESSION, listedBy, random)
  if (wantsHome && visitor.message !== null && random.chance(SHARE_WRITING_ABOUT_A_HOME)) {
    steps.push({ action: 'inquiry', listing: favorite })
  }
  const sessions: Session[] = [{ visitor, source, startedAt: visitedAt, steps, endedAt: visitedAt }]
  if (random.chance(SHARE_COMING_BACK)) {
    const startedAt = visitedAt + random.integer(-12 * DAY, 12 * DAY)
    const isWithin = dayOf(startedAt) >= firstVisit(asOf) && startedAt < lastMoment(asOf) - LONGEST_SESSION
    const isListed = startedAt > favorite.listedAt
    if (isWithin && isListed && Math.abs(startedAt - visitedAt) > DAY) {
      sessions.push({ visitor, source, startedAt, steps: browse([favorite], startedAt, listedBy, random) })
    }
  }
  return sessions
}

/** A list of homes, a closer look at some, and now and then a heart or a link sent to a friend. */
function browse(
  first: Listing[],
  moment: number,
  listedBy: (moment: number) => Listing,
  random: Random,
): Step[] {
  const homes = new Set(first)
  const count = homesLookedAt(random)
  while (homes.size < count) homes.add(listedBy(moment))

  const steps: Step[] = []
  const add = (action: Action, listing: Listing | null) => steps.push({ action, listing })
  if (random.chance(0.32)) add('impression', null)
  for (const listing of homes) add('impression', listing)
  for (const listing of homes) {
    if (!first.includes(listing) && !random.chance(0.5)) continue
    add('view', listing)
    if (random.chance(0.5)) add('click', listing)
    if (random.chance(0.16)) add('favorite', listing)
    if (random.chance(0.07)) add('share', listing)
  }
  if (random.chance(0.08)) add('view', null)
  return steps
}

function play(session: Session, random: Random): { at: number; row: Interaction }[] {
  const { visitor, source, steps } = session
  const gaps = steps.map((_, index) => (index === 0 ? 0 : random.integer(4 * SECOND, 110 * SECOND)))
  const length = gaps.reduce((sum, gap) => sum + gap, 0)
  const shared = {
    visitor_id: visitor?.id ?? null,
    session_id: random.uuid(),
    device_type: drawDevice(random),
    referrer_source: source,
  }
  let at = session.endedAt === undefined ? session.startedAt : session.endedAt - length
  return steps.map(({ action, listing }, index) => {
    at += gaps[index] ?? 0
    return {
      at,
      row: {
        visitor_id: shared.visitor_id,
        property_id: listing?.id ?? null,
        interaction_type: action,
        interaction_timestamp: momentText(at),
        session_id: shared.session_id,
        device_type: shared.device_type,
        referrer_source: shared.referrer_source,
      },
    }
  })
}
