// From what words contribute to a plan: most questions are one draft, some are made of two.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { build, type Built } from './build.ts'
import { draftOf, type Draft } from './draft.ts'
import { isLimit } from './limited-rows.ts'
import { narrowedByThings, type SuchThings } from './narrowed-by-things.ts'
import { ofSuchThings } from './of-such-things.ts'
import { suchThings } from './such-things.ts'
import { Unclear } from './unclear.ts'
import { apartByTheSame, withTheSame } from './with-the-same.ts'

/** Of most questions one; of those made of two, both. */
export function draftsOf(index: ModelIndex, today: string, given: readonly Placed[]): Draft[] {
  const placed = withTheSame(index, given)?.rest ?? given
  const such = madeOfTwo(index, placed)
  const said = such === null ? [placed] : [such.listed, such.counted]
  return said.map(one => draftOf(index, today, one))
}

export function assembled(index: ModelIndex, today: string, placed: readonly Placed[]): Built {
  const same = withTheSame(index, placed)
  if (same !== null) {
    const { plan, period } = assembled(index, today, same.rest)
    const apart = apartByTheSame(same, plan, index)
    if (apart === null) throw new Unclear('the same one for each of them')
    return { plan: apart, period }
  }
  const drafted = (said: readonly Placed[]) => build(draftOf(index, today, said))
  const such = madeOfTwo(index, placed)
  if (such === null) return drafted(placed)
  const { plan: asked, period } = drafted(such.counted)
  const plan = narrowedByThings(such, drafted(such.listed).plan, asked, index)
  if (plan === null) throw new Unclear('how many of each group have so many')
  // The limit tells its own time.
  return { plan, period }
}

const madeOfTwo = (index: ModelIndex, placed: readonly Placed[]): SuchThings | null =>
  placed.some(isLimit) ? (suchThings(index, placed) ?? ofSuchThings(index, placed)) : null
