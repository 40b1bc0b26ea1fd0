import type { Landing } from '#verticals/landing/landing.ts'

const contact = '/contact?vertical=education'

export const landing: Landing = {
  id: 'education',
  path: '/education',
  name: 'Education',
  hero: {
    title: 'See who needs help this week.',
    lede: 'An agent for schools. It reads mastery, attendance and deadlines, and tells a teacher where to start on Monday.',
    actions: [
      { label: 'Get Started Today', to: contact },
      { label: 'Try Demo', to: contact },
    ],
  },
  features: {
    title: 'Four things a school asks of it',
    lede: 'It does the reading and the paperwork. Teachers keep the judgment.',
    list: [
      {
        title: 'Learning paths',
        text: 'Orders the next units for each student by what they have and have not mastered.',
        slip: {
          kind: 'track',
          steps: [
            { time: 'Done', text: 'Linear equations, 88%', done: true },
            { time: 'Done', text: 'Exponents, 81%', done: true },
            { time: 'Next', text: 'Factoring, with two warm-ups', done: false },
            { time: 'Then', text: 'Word problems', done: false },
          ],
        },
      },
      {
        title: 'Student support',
        text: 'Answers homework questions with a hint first, and tells a teacher when a hint is not enough.',
        slip: {
          kind: 'messages',
          received: 'I don’t get why x² − 9 splits into two brackets.',
          sent: 'Try this first: what is (x + 3)(x − 3) if you multiply it out?',
          note: 'Rosa, 7:52 pm. Third question on factoring: teacher told',
        },
      },
      {
        title: 'Analytics',
        text: 'Shows where a class stopped together, not only who stopped.',
        slip: {
          kind: 'bars',
          caption: 'Students below mastery, by unit',
          bars: [
            { name: 'Factoring', share: 1, value: '6' },
            { name: 'Word problems', share: 0.833, value: '5' },
            { name: 'Graphs', share: 0.167, value: '1' },
          ],
        },
      },
      {
        title: 'Administrative automation',
        text: 'Drafts attendance letters, progress notes and schedules for someone to sign.',
        slip: {
          kind: 'rows',
          caption: 'Monday, 7:30 am',
          rows: [
            { name: 'Attendance letters', value: '14 drafted' },
            { name: 'Progress notes', value: '28 drafted' },
            { name: 'Room changes', value: '2 proposed' },
            { name: 'Waiting for a signature', value: '44', strong: true },
          ],
        },
      },
    ],
  },
  figures: {
    title: 'What schools get back',
    lede: '200+ schools work with it.',
    list: [
      { figure: '+45%', label: 'engagement', drawn: { before: 1, after: 1.45 } },
      { figure: '12+ hours', label: 'saved per week', drawn: { hours: 12 } },
      { figure: '+30%', label: 'completion', drawn: { before: 1, after: 1.3 } },
      { figure: '−50%', label: 'administrative workload', drawn: { before: 1, after: 0.5 } },
    ],
  },
  words: [
    {
      term: 'Mastery',
      meaning: 'Correct on the last three tries at a skill, not an average since September.',
    },
    {
      term: 'On track',
      meaning: 'Projected to clear the cut-off at the present pace. Excused work is left out.',
    },
    {
      term: 'Chronic absence',
      meaning: 'Missing ten percent of days enrolled, counted from the day a student joined.',
    },
    { term: 'Cohort', meaning: 'Students who started the same term, so transfers are compared fairly.' },
  ],
  reads: ['Mastery and assignment records', 'Attendance and timetables', 'Messages students send to it'],
  leavesAlone: [
    'Counseling and health files',
    'Grades: it drafts, a teacher records',
    'Selling or sharing student data',
  ],
  questions: [
    {
      question: 'Does it grade?',
      answer: 'No. It drafts a note with the evidence beside it. A teacher decides and records.',
    },
    {
      question: 'Who can see a student’s questions?',
      answer: 'The student, their teachers and whoever the school names. Nobody outside the school.',
    },
    {
      question: 'Is there a demo with sample students?',
      answer: 'Not yet. Bring one class, without names if you prefer, and we walk through it together.',
    },
  ],
  closing: {
    title: 'Bring one class to a consultation',
    lede: 'Thirty minutes with your own question, and an honest answer on what your records can support.',
    actions: [
      { label: 'Contact Sales', to: contact },
      { label: 'Try Demo', to: contact },
    ],
  },
  next: { label: 'Legal', to: '/legal' },
}
