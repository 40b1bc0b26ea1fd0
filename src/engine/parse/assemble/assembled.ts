// From what words contribute to a plan: most questions are one draft, some are made of two.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { build, type Built } from './build.ts'
import { draftOf, type Draft } from './draft.ts'
import { countedInGroups, suchThings } from './such-things.ts'
import { Unclear } from './unclear.ts'

/** Of most questions one; of those made of two, both. */
export function draftsOf(index: ModelIndex, today: string, placed: readonly Placed[]): Draft[] {
  const such = suchThings(index, placed)
  const said = such === null ? [placed] : [such.listed, such.counted]
  return said.map(one => draftOf(index, today, one))
}

export function assembled(index: ModelIndex, today: string, placed: readonly Placed[]): Built {
  const drafted = (said: readonly Placed[]) => build(draftOf(index, today, said))
  const such = suchThings(index, placed)
  if (such === null) return drafted(placed)
  const list = drafted(such.listed)
  const plan = countedInGroups(such, list.plan, drafted(such.counted).plan, index)
  if (plan === null) throw new Unclear('how many of each group have so many')
  // The limit tells its own time.
  return { plan, period: null }
}
