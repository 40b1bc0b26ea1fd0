// "Where haven't we sold anything in the last thirty days? Which areas", "every community except those that had a home sell last month": the
// groups without one.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const group = '(?<group>areas?|communit(?:y|ies)|neighbou?rhoods?|subdivisions?|villages?)'
const many = (said = ''): string =>
  said.endsWith('s') ? said : said.endsWith('y') ? `${said.slice(0, -1)}ies` : `${said}s`
const time =
  '(?<time>(?:in |over |during )?(?:the )?(?:last|past|this) (?:\\d+ |[a-z]+ )?(?:days?|weeks?|months?|quarters?|years?)|so far this year|(?:in|since) 20\\d\\d|this year|ytd)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:so )?where (?:have not we|have we not|did we not|did not we|have not|did not) ?(?:we )?(?:sold|sell|closed|close)(?: (?:anything|a single home|a home|any homes?|a thing|one))? ${time}(?: [,?:;.-])+ (?:which|what|list the|show the) ${group}(?= ?[.?!]|$)`,
    ),
    meant: ({ groups = {} }) => `${many(groups['group'])} without a sale ${groups['time'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?:(?:list|show|name|give)(?: me)? )?(?:every|all|all the|each|the) ${group} (?:except|but|other than|apart from|besides)(?: for)? (?:those|the ones|ones|any) (?:that|which|where|with) (?:had|has|have|saw|there was)? ?(?:a|any|at least one|one) (?:home|house|property|listing)? ?(?:sell|sold|sale|close|closed|closing|that sold) ${time}(?= ?[.?!]|$)`,
    ),
    meant: ({ groups = {} }) => `${many(groups['group'])} without a sale ${groups['time'] ?? ''}`,
  },
]

export const noneInThatTime = wherever(
  [/^(where|except|but|other|apart|besides)$/, /^(sold|sell|sale|close|closed|closing)$/],
  rules,
)
