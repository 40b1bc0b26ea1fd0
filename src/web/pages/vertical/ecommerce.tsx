import { landing } from '#verticals/ecommerce/landing/copy.ts'
import { Contribution } from './dashboards/contribution.tsx'
import { verticalMeta } from './vertical-meta.ts'
import { VerticalPage } from './vertical-page.tsx'

export const meta = () => verticalMeta(landing)

export default function EcommercePage() {
  return <VerticalPage landing={landing} dashboard={<Contribution />} />
}
