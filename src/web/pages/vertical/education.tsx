import { landing } from '#verticals/education/landing/copy.ts'
import { Seating } from './dashboards/seating.tsx'
import { verticalMeta } from './vertical-meta.ts'
import { VerticalPage } from './vertical-page.tsx'

export const meta = () => verticalMeta(landing)

export default function EducationPage() {
  return <VerticalPage landing={landing} dashboard={<Seating />} />
}
