import { landing } from '#verticals/ecommerce/landing/copy.ts'
import { Contribution } from './dashboards/contribution.tsx'
import { VerticalPage } from './vertical-page.tsx'

export default function EcommercePage() {
  return <VerticalPage landing={landing} dashboard={<Contribution />} />
}
