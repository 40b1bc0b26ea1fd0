// What people did on the site: visitors whom we know, and others who never left a name.
import type { RowOf } from '#contract/tables.ts'
import { clicksFrom, clicksUntil } from '#verticals/clicks.ts'
import { DAY, dayOf, lastMoment, momentOn, momentText } from '#verticals/days.ts'
import { entry, powerLaw, type Random, randomFrom, weighted } from '#verticals/random.ts'
import { browse, type Step } from './browsing.ts'
import { sources } from './interests.ts'
import { byPopularity, type Listing } from './listings.ts'
import { firstVisit, LONGEST_SESSION, visitDays, type Visitor } from './visitors.ts'

interface Session {
  visitor: Visitor | null
  source: string
  steps: Step[]
  /** One for each step. */
  clicks: number[]
}

interface Interaction {
  at: number
  step: Step
  visitor: Visitor | null
  source: string
  sessionId: string
  device: string
}

const INTERACTIONS = 8000
const SHARE_WRITING_ABOUT_A_HOME = 0.72
const SHARE_COMING_BACK = 0.22
const SESSIONS_TODAY = 4

const drawDevice = weighted(['mobile', 'desktop', 'tablet'], [56, 37, 7])

type HomeOnline = (moment: number) => () => Listing

export function makeInteractions(
  listings: readonly Listing[],
  visitors: readonly Visitor[],
  asOf: number,
): RowOf<'visitor_interactions'>[] {
  const random = randomFrom('vacation rental: interactions')
  const drawListing = powerLaw(byPopularity(listings), 0.9)
  const homeOnline: HomeOnline = moment => () => {
    for (;;) {
      const listing = drawListing(random)
      if (listing.listedAt < moment) return listing
    }
  }

  const interactions = visitors
    .flatMap(visitor => [
      firstSession(visitor, homeOnline, random),
      ...secondSession(visitor, asOf, homeOnline, random),
    ])
    .flatMap(session => record(session, random))
  const drawDay = visitDays(asOf)
  for (let session = 0; interactions.length < INTERACTIONS; session++) {
    const startedAt = momentOn(session < SESSIONS_TODAY ? asOf : drawDay(random), asOf, random)
    const steps = browse([], homeOnline(startedAt), random)
    const clicks = clicksFrom(startedAt, steps.length, random)
    if (entry(clicks, clicks.length - 1) >= lastMoment(asOf)) continue
    interactions.push(...record({ visitor: null, source: sources.renting(random), steps, clicks }, random))
  }
  return interactions.sort((a, b) => a.at - b.at).map(interactionRow)
}

/** It ends when the visitor writes or signs up; most who write do so about the home they came for. */
function firstSession(visitor: Visitor, homeOnline: HomeOnline, random: Random): Session {
  const { favorite, source, visitedAt } = visitor
  const wantsHome = visitor.interest !== 'listing'
  const steps = browse(wantsHome ? [favorite] : [], homeOnline(visitedAt - LONGEST_SESSION), random)
  if (wantsHome && visitor.message !== null && random.chance(SHARE_WRITING_ABOUT_A_HOME)) {
    steps.push({ action: 'inquiry', listing: favorite })
  }
  return { visitor, source, steps, clicks: clicksUntil(visitedAt, steps.length, random) }
}

/** Some had a look days before, or come back later. */
function secondSession(visitor: Visitor, asOf: number, homeOnline: HomeOnline, random: Random): Session[] {
  const { favorite, source, visitedAt } = visitor
  const startedAt = visitedAt + random.integer(-12 * DAY, 12 * DAY)
  const isWithin = dayOf(startedAt) >= firstVisit(asOf) && startedAt < lastMoment(asOf) - LONGEST_SESSION
  const isAnotherDay = Math.abs(startedAt - visitedAt) > DAY
  const isOnline = startedAt > favorite.listedAt
  if (!random.chance(SHARE_COMING_BACK) || !isWithin || !isAnotherDay || !isOnline) return []
  const steps = browse([favorite], homeOnline(startedAt), random)
  return [{ visitor, source, steps, clicks: clicksFrom(startedAt, steps.length, random) }]
}

function record({ visitor, source, steps, clicks }: Session, random: Random): Interaction[] {
  const sessionId = random.uuid()
  const device = drawDevice(random)
  return steps.map((step, index) => ({ at: entry(clicks, index), step, visitor, source, sessionId, device }))
}

const interactionRow = (interaction: Interaction, index: number): RowOf<'visitor_interactions'> => ({
  id: index + 1,
  visitor_id: interaction.visitor?.id ?? null,
  property_id: interaction.step.listing?.id ?? null,
  interaction_type: interaction.step.action,
  interaction_timestamp: momentText(interaction.at),
  session_id: interaction.sessionId,
  device_type: interaction.device,
  referrer_source: interaction.source,
})
