import { landing } from '#verticals/vacation-rental/landing/copy.ts'
import { NightCalendar } from './dashboards/night-calendar.tsx'
import { verticalMeta } from './vertical-meta.ts'
import { VerticalPage } from './vertical-page.tsx'

export const meta = () => verticalMeta(landing)

export default function VacationRentalPage() {
  return <VerticalPage landing={landing} dashboard={<NightCalendar />} />
}
