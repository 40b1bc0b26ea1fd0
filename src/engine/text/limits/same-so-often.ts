// "Booked the same home three times": how often stands with its verb, "booked three times in the same home". "Came back to the same home",
// "bought the same product again" tell a number as well: twice or more.
import { wherever } from '#engine/text/rewritten.ts'

const same =
  '(?:(?:in|at|to|of|for|with|on) )?(?:exactly )?(?:one and )?the (?:very |exact )?same (?:exact |single )?(?<thing>(?!time|month|day|week|year|city|state|category|brand|type|kind)[a-z]+)'
const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
const often = `(?:at least |more than |no less than |no fewer than |over )?(?:once|twice|thrice|${number}(?: or more|\\+| \\+)? times)(?: or more(?: often| times)?| and more)?`
const again =
  '(?:(?:came|come|comes|coming|went|go|goes|going) back|returned|return|returns|returning|rebooked|rebook)'

const isGoods = /^(?:product|item|article|thing|goods)s?$/

/** "Came back for the same product, i.e. have two or more orders of it": how often is told. */
const isNumbered = (question: string): boolean =>
  /\b(?:at least|more than|or more|twice|thrice|once|times|i \. ?e)\b|\d ?\+/.test(question)

const inTheSame = (thing = '') => `in the same ${thing}`

export const sameSoOften = wherever(
  [/^same$/],
  [
    {
      said: new RegExp(`${same} (?<often>${often})(?= |$)`),
      meant: ({ groups = {} }) => {
        const times = groups['often'] ?? ''
        // "Bought twice or more" is said of customers, whatever they bought.
        const isTwice = /^(?:at least )?twice(?: or more.*)?$/.test(times)
        return `${isTwice ? 'more than once' : times} ${inTheSame(groups['thing'])}`
      },
    },
    {
      said: new RegExp(`\\b${again} ${same}(?: again)?(?= ?[?.!,]|$)`),
      meant: ({ groups = {}, 0: said }, question) =>
        isNumbered(question)
          ? said
          : `${isGoods.test(groups['thing'] ?? '') ? 'ordered' : 'stayed'} more than once ${inTheSame(groups['thing'])}`,
    },
    {
      said: new RegExp(
        `\\b(?<verb>booked|stayed|rented|bought|ordered|purchased|reordered|rebought|rebooked) ${same} (?:again|repeatedly|over and over|again and again|multiple times|a second time)(?= |$)`,
      ),
      meant: ({ groups = {} }) =>
        `${(groups['verb'] ?? '').replace(/^re(?!nt)/, '')} more than once ${inTheSame(groups['thing'])}`,
    },
    {
      said: new RegExp(`\\b(?:reordered|rebought|repurchased) ${same}(?= ?[?.!,]|$)`),
      meant: ({ groups = {} }) => `ordered more than once ${inTheSame(groups['thing'])}`,
    },
  ],
)
