// "Counting every status, how many homes were built before 1960", "orders in 2025, all statuses counted": none is left out. Before the
// things it is not known yet of what, and it might ask for a number of each.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const status = '(?:status(?:es)?|states|stages)'
const all = '(?:every|all|any|all the|all of the|each)'
const whatever =
  '(?:whatever|no matter|regardless of|irrespective of|never mind) (?:(?:the|their|its|what) )?(?:status|state|stage)(?: (?:they|it) (?:have|has|are in|is in|may be|is|are))?'
const everyOne = `(?:(?:counting|including|considering|taking|across|over|of|at|any|with) ${all} ${status}(?: (?:counted|included|together|alike))?|${all} ${status} (?:counted|included|together|alike)|${whatever})`

const before: Rewriting = {
  said: new RegExp(`^${everyOne} [,:;] (?<asked>[^?.!]+)`),
  meant: ({ groups = {} }) => `${(groups['asked'] ?? '').trim()} , any status`,
}

const behind: Rewriting = {
  said: new RegExp(
    `(?<=[a-z\\d]) [,;(] (?:(?:with )?${all} ${status} (?:counted|included|together|alike|counts?|allowed|(?:is|are) fine|will do)|(?:whatever|no matter) (?:its|their) status)(?= [.?!),]|$)`,
  ),
  meant: () => ' , any status',
}

export const everyStatus = wherever(/^(status|statuses|states|stages|state|stage)$/, [before, behind])
