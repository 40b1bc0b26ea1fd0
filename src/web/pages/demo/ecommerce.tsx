import { DemoPage } from '#web/demo/demo-page.tsx'
import { ecommerce } from '#web/demo/definitions/ecommerce.ts'
import { hydrated } from '#web/document/handle.ts'

export const handle = hydrated

export default function EcommerceDemo() {
  return <DemoPage demo={ecommerce} />
}
