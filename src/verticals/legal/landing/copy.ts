import type { Landing } from '#verticals/landing/landing.ts'

const contact = '/contact?vertical=legal'

export const landing: Landing = {
  id: 'legal',
  path: '/legal',
  name: 'Legal',
  hero: {
    title: 'Every deadline, with the clause that sets it.',
    lede: 'An agent for law firms. It reviews documents, finds the authority, takes intake notes and keeps the time.',
    actions: [
      { label: 'Contact Sales', to: contact },
      { label: 'Try Demo', to: contact },
    ],
  },
  features: {
    title: 'Four jobs for a careful associate',
    lede: 'Every line it writes points at the page it came from. A lawyer signs.',
    list: [
      {
        title: 'Document review',
        text: 'Compares each clause with your form and marks what changed, with the page.',
        slip: {
          kind: 'clause',
          before: '4. Tenant shall give notice of renewal within',
          struck: 'ninety (90)',
          added: 'sixty (60) days',
          note: 'Okafor lease, page 12. Your form says ninety.',
        },
      },
      {
        title: 'Legal research',
        text: 'Finds the rule, quotes it, and says when it found nothing.',
        slip: {
          kind: 'rows',
          rows: [
            { name: 'Question', value: 'Time to answer after service' },
            { name: 'Rule', value: '21 days', strong: true },
            { name: 'Source', value: 'Fed. R. Civ. P. 12(a)(1)(A)(i)' },
          ],
        },
      },
      {
        title: 'Client intake',
        text: 'Takes the facts, checks conflicts, and opens a matter for someone to accept.',
        slip: {
          kind: 'track',
          steps: [
            { time: '9:02', text: 'Facts taken by chat', done: true },
            { time: '9:09', text: 'Conflict check: clear', done: true },
            { time: '9:10', text: 'Lease and two letters received', done: true },
            { time: 'Now', text: 'Waiting for a lawyer', done: false },
          ],
        },
      },
      {
        title: 'Time tracking with billing',
        text: 'Turns the day’s work into time entries and a draft invoice.',
        slip: {
          kind: 'rows',
          rows: [
            { name: 'Draft answer, Marlow', value: '1.4 h' },
            { name: 'Call with client', value: '0.3 h' },
            { name: 'Review lease, Okafor', value: '0.8 h' },
            { name: 'Tuesday, unbilled so far', value: '2.5 h', strong: true },
          ],
        },
      },
    ],
  },
  figures: {
    title: 'What firms get back',
    lede: '150+ firms work with it.',
    list: [
      { figure: '+25%', label: 'billable hours', drawn: { before: 1, after: 1.25 } },
      { figure: '−70%', label: 'review time', drawn: { before: 1, after: 0.3 } },
      { figure: '+90%', label: 'compliance accuracy', drawn: { before: 1, after: 1.9 } },
      { figure: '−60%', label: 'case preparation', drawn: { before: 1, after: 0.4 } },
    ],
  },
  words: [
    {
      term: 'Service',
      meaning: 'The date a party was served. Deadlines that run from it do not run from filing.',
    },
    {
      term: 'Matter',
      meaning: 'One client, one dispute or deal. Time, documents and conflicts hang from it.',
    },
    { term: 'Conflict', meaning: 'Any past or present client on the other side, spelled any way.' },
    {
      term: 'Redline',
      meaning: 'Every change against your form, including the ones with tracking switched off.',
    },
  ],
  reads: ['Documents in the matters you open', 'Court calendars and service dates', 'Time entries and rates'],
  leavesAlone: [
    'Matters walled off from the user',
    'Filing, signing or sending',
    'Legal advice: a lawyer decides',
  ],
  questions: [
    {
      question: 'Can it make up a citation?',
      answer:
        'It quotes only from sources it has opened and shows the passage. When it finds nothing, it says so.',
    },
    {
      question: 'Are walls between matters kept?',
      answer: 'Yes. It sees what the person asking may see, and nothing else.',
    },
    {
      question: 'Is there a demo with sample matters?',
      answer: 'Not yet. Bring one document to a consultation, and we redline it in front of you.',
    },
  ],
  closing: {
    title: 'Bring one document to a consultation',
    lede: 'Thirty minutes with a lease or a complaint of yours, redlined in front of you.',
    actions: [
      { label: 'Get Started Today', to: contact },
      { label: 'Try Demo', to: contact },
    ],
  },
  next: { label: 'Vacation rental', to: '/vacation-rental' },
}
