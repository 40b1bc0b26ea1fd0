import { landing } from '#verticals/education/landing/copy.ts'
import { Seating } from './dashboards/seating.tsx'
import { VerticalPage } from './vertical-page.tsx'

export default function EducationPage() {
  return <VerticalPage landing={landing} dashboard={<Seating />} />
}
