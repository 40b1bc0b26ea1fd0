import {
  board,
  frame,
  ringed,
  standingOf,
  standings,
  students,
  type Standing,
} from '#verticals/education/landing/dashboard.ts'
import { PencilRing } from '#web/ui/pencil.tsx'
import { Dashboard } from './dashboard.tsx'
import './seating.css'

const looks = {
  'On track': 'on-track',
  'Needs support': 'needs-support',
  'Excellent progress': 'excellent',
} satisfies Record<Standing, string>

const legend = standings.map(standing => ({ look: `seat-key ${looks[standing]}`, label: standing }))

/** The class at its desks, as a teacher sees it from the board. */
export function Seating() {
  return (
    <Dashboard frame={frame} legend={legend}>
      <p className="seating-board">{board}</p>
      <ul className="seats">
        {students.map(student => {
          const standing = standingOf(student)
          return (
            <li key={student.name} className={looks[standing]}>
              <b>{student.name}</b>
              <span>{student.mastery}%</span>
              <span className="visually-hidden">, {standing}</span>
              {student.name === ringed && <PencilRing seed={3} />}
            </li>
          )
        })}
      </ul>
    </Dashboard>
  )
}
