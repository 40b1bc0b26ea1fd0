// Those who wrote or signed up, whatever they came for.
import type { Noun } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'

const visitor: Noun = {
  id: 'visitor',
  table: 'visitors',
  name: ['visitors.name'],
  label: ['visitor', 'visitors'],
  words: words(`
    visitor, lead, prospect, potential customer, potential client, potential guest,
    prospective guest, prospective customer, prospective client, would be guest,
    inquirer, enquirer, sign up, signup, subscriber, contact
  `),
  verbs: words(`
    write, wrote to us, sign up, contact us, reach out, get in touch, message us, email us, approach us,
    write in, contact, register, drop us a line, drop a line, ping, ping us, subscribe, join the mailing list,
    join the newsletter, text us, shoot us a message
  `),
  vague: words('person, people, folk'),
  date: 'visitors.visited_at',
  otherDates: [
    {
      attribute: 'visitors.visited_at',
      words: words('came in, come in, come through, received, arrived through, arrived from'),
    },
  ],
  origin: 'visitors.source',
  columns: ['visitors.email', 'visitors.interest_type', 'visitors.source', 'visitors.visited_at'],
}

/** Those who say what they came for: "potential buyers" are not all who wrote. */
const wouldBe = ([interest, person]: readonly [string, string]): Noun => ({
  ...visitor,
  id: `would_be_${person}`,
  label: [`would-be ${person}`, `would-be ${person}s`],
  words: [
    ...['would be', 'potential', 'prospective', 'aspiring'].map(kind => `${kind} ${person}`),
    // A renter is also who stays.
    ...(person === 'renter'
      ? ['renter lead', 'rental lead', 'renter prospect', 'rental prospect', 'renter visitor']
      : [person]),
  ],
  verbs: [],
  vague: [],
  where: [is('visitors.interest_type', interest)],
})
const interests = [
  ['renting', 'renter'],
  ['buying', 'buyer'],
  ['investing', 'investor'],
] as const

export const people: readonly Noun[] = [visitor, ...interests.map(wouldBe)]
