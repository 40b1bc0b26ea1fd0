// One class at its desks. Invented, and labelled so on the page.
import type { DashboardFrame } from '#verticals/landing/landing.ts'

export const standings = ['On track', 'Needs support', 'Excellent progress'] as const
export type Standing = (typeof standings)[number]

export interface Student {
  name: string
  mastery: number
}

export const standingOf = ({ mastery }: Student): Standing =>
  mastery >= 90 ? 'Excellent progress' : mastery < 60 ? 'Needs support' : 'On track'

export const students: readonly Student[] =
  'Ada:92 Ben:78 Cleo:94 Dov:58 Ewa:83 Finn:71 Gia:97 Hugo:54 Iris:86 Jae:91 Kofi:74 Lena:80 Milo:57 Nora:95 Omar:69 Pia:88 Quin:76 Rosa:41 Sam:82 Tess:93 Uma:73 Vera:79 Wes:52 Xan:85 Yara:96 Zeke:70 Anya:77 Bo:55'
    .split(' ')
    .map(entry => {
      const [name = '', mastery = '0'] = entry.split(':')
      return { name, mastery: Number(mastery) }
    })

export const board = 'Factoring and word problems'
export const ringed = 'Rosa'

const of = (standing: Standing) => String(students.filter(student => standingOf(student) === standing).length)

export const frame: DashboardFrame = {
  title: 'Period 4 Algebra',
  subtitle: `${students.length} seats, mastery of this unit`,
  stats: (['On track', 'Excellent progress', 'Needs support'] as const).map(standing => ({
    label: standing,
    value: of(standing),
    beside: `of ${students.length}`,
  })),
  finding: {
    head: 'Six students stopped at the same place: factoring.',
    text: 'Seat them together on Thursday. Start with Rosa, who has missed three classes.',
  },
}
