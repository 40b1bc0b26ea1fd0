import { landing } from '#verticals/vacation-rental/landing/copy.ts'
import { NightCalendar } from './dashboards/night-calendar.tsx'
import { VerticalPage } from './vertical-page.tsx'

export default function VacationRentalPage() {
  return <VerticalPage landing={landing} dashboard={<NightCalendar />} />
}
