// Invented people, each with an address of their own in a domain that can never receive mail.
import { firstNames, lastNames } from './names.ts'
import { lottery, type Random } from './random.ts'

export interface Person {
  firstName: string
  lastName: string
  email: string
}

export const fullName = (person: Person): string => `${person.firstName} ${person.lastName}`

const mailDomain = lottery([
  ['example.com', 62],
  ['mail.example.net', 16],
  ['post.example.net', 6],
  ['inbox.example.org', 11],
  ['family.example.org', 5],
])

type MailboxStyle = (first: string, last: string, random: Random) => string
const mailboxStyle = lottery<MailboxStyle>([
  [(first, last) => `${first}.${last}`, 42],
  [(first, last) => `${first}${last}`, 18],
  [(first, last) => `${first.charAt(0)}${last}`, 16],
  [(first, last) => `${first}_${last}`, 7],
  [(first, last, random) => `${first}${last.charAt(0)}${random.integer(70, 99)}`, 10],
  [(first, last) => `${last}.${first}`, 7],
])

/** Hands out people who never share an e-mail address: it is what tells two guests of one name apart. */
export function peopleFrom(random: Random): () => Person {
  const taken = new Set<string>()
  return () => {
    const firstName = random.pick(firstNames)
    const lastName = random.pick(lastNames)
    const mailbox = mailboxStyle(random)(firstName.toLowerCase(), lastName.toLowerCase(), random)
    const domain = mailDomain(random)
    let email = `${mailbox}@${domain}`
    for (let suffix = 2; taken.has(email); suffix++) email = `${mailbox}${suffix}@${domain}`
    taken.add(email)
    return { firstName, lastName, email }
  }
}
