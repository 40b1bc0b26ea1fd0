// "Which homes have the most upcoming bookings?" and then "which ones have none at all?": the first question again, with none of what it
// counted.
const asked =
  /^(?:(?:and|so|ok|okay|now|then|but)[ ,]+)*(?:which|what|any|are there any|show me|list)(?: of (?:them|those|these))?(?: (?:ones?|homes?|houses?|places?|properties|listings?|cities|states|guests|customers|products|brands|categories|sources|areas|communities|leads))?(?: (?:that|who|which))? (?:have|has|had|got|get|with)(?: had| got)? (?:none|nothing|zero|not a single one|no (?<what>[a-z]+))(?: (?:at all|whatsoever|of them|so far|yet))?[.!? ]*$/i

const ranked =
  /^(?<lead>.*?)\b(?:the )?(?:most|fewest|least|highest number of|lowest number of) (?<what>.+?)[.!? ]*$/i
const grouped =
  /^(?:(?:show|give|get|tell)(?: me)? )?(?:the )?(?:how many |number of |count of |# of )?(?<what>[a-z][a-z ]{2,30}?) (?:per|by|for each|for every) (?<thing>home|house|place|property|listing|guest|customer|product|brand|category|city|state|source|area|community)(?<rest> .*?)?[.!? ]*$/i

/** The question as it would be asked alone, or as it was. */
export function noneOfBefore(question: string, before: string): string {
  const said = asked.exec(question)
  if (said === null) return question
  const same = said.groups?.['what']?.toLowerCase()
  const isSame = (what: string) => same === undefined || what.toLowerCase().split(' ').includes(same)
  const most = ranked.exec(before)?.groups
  if (most?.['what'] !== undefined && isSame(most['what']))
    return `${withoutNumber(most['lead'] ?? '')}no ${most['what']}`
  const of = grouped.exec(before)?.groups
  if (of?.['what'] === undefined || of['thing'] === undefined || !isSame(of['what'])) return question
  return `which ${plural(of['thing'])} have no ${of['what']}${of['rest'] ?? ''}`
}

/** "The top 5 homes with the most bookings": of those with none there are as many as there are. */
const withoutNumber = (lead: string): string =>
  lead.replace(/\b(?:the )?(?:top |first |best )?(?:\d{1,3}|two|three|four|five|six|ten|top) (?=[a-z])/i, '')

const plural = (thing: string): string => (thing.endsWith('y') ? `${thing.slice(0, -1)}ies` : `${thing}s`)
