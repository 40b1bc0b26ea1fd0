import { landing } from '#verticals/real-estate/landing/copy.ts'
import { LeadPlan } from './dashboards/lead-plan.tsx'
import { VerticalPage } from './vertical-page.tsx'

export default function RealEstatePage() {
  return <VerticalPage landing={landing} dashboard={<LeadPlan />} />
}
