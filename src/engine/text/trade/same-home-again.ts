// "Any guests who came back to the very same house? who and which house": each guest with each home is counted, and those of more than one
// stay are left. Counted by guest alone, a second stay elsewhere would do.
import { wherever } from '#engine/text/rewritten.ts'

const home = '(?:home|house|place|property|listing|rental|cabin|unit)'
const times =
  '(?: (?:again|more than once|(?:at least )?twice(?: or more)?|two or more times|at least two times|multiple times|several times|repeatedly))'
const back = '(?:came back|come back|returned|return|went back|go back|coming back|keep coming back|rebooked)'
const stayed = '(?:stayed|stay|booked|book|rented|rent|were)'

export const sameHomeAgain = wherever(
  [/^same$/, /^(?:guests?|people|anyone|anybody)$/],
  [
    {
      said: new RegExp(
        `^(?:(?:(?:do|did|have) we (?:have|had) |are there |were there |show me |list |find |give me )?(?:any |the |all |all the |our |which |what )?(?:guests|people)|(?:has )?(?:anyone|anybody)|who are the (?:guests|people)) (?:(?:who|that) )?(?:(?:have|has) )?(?:${back} (?:to|in|at)|${stayed}(?: (?:in|at))?) (?:exactly )?the (?:very |exact )?same ${home}(?<again>${times})?(?= |$)(?: [?,] (?:who(?: is it| are they| was it)? and )?(?:which|what) (?:${home}|one))?`,
      ),
      meant: ({ groups = {}, 0: said }) =>
        groups['again'] === undefined && !new RegExp(`\\b${back} `).test(said)
          ? said
          : 'stays by guest and home with at least 2 stays',
    },
  ],
)
