import { landing } from '#verticals/real-estate/landing/copy.ts'
import { LeadPlan } from './dashboards/lead-plan.tsx'
import { verticalMeta } from './vertical-meta.ts'
import { VerticalPage } from './vertical-page.tsx'

export const meta = () => verticalMeta(landing)

export default function RealEstatePage() {
  return <VerticalPage landing={landing} dashboard={<LeadPlan />} />
}
