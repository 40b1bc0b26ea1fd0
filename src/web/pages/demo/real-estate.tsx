import { DemoPage } from '#web/demo/demo-page.tsx'
import { realEstate } from '#web/demo/definitions/real-estate.ts'
import { hydrated } from '#web/document/handle.ts'

export const handle = hydrated

export default function RealEstateDemo() {
  return <DemoPage demo={realEstate} />
}
