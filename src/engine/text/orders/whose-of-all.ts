// "Of all the brands, whose products are most often out of stock": which one, and no list of ten.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const groups: Readonly<Record<string, string>> = {
  brands: 'brand',
  categories: 'category',
  cities: 'city',
  states: 'state',
  areas: 'area',
  subdivisions: 'subdivision',
  communities: 'community',
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:of|among|out of|from) (?:all )?(?:of )?(?:the |our )?(?<groups>${Object.keys(groups).join('|')})(?: ,)? whose (?<things>products|items|goods|homes|houses|listings) (?:are|were|is) most often (?<state>out of stock|sold out)(?<rest> , by (?:the )?(?:number|count) of (?:products|items|goods|homes|houses|listings))?(?= |$)`,
    ),
    meant: ({ groups: said = {} }) =>
      `which ${groups[said['groups'] ?? ''] ?? ''} has the most ${said['things'] ?? ''} ${said['state'] ?? ''}`,
  },
]

export const whoseOfAll = wherever(/^whose$/, rules)
