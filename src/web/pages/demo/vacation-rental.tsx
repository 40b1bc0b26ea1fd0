import { DemoPage } from '#web/demo/demo-page.tsx'
import { vacationRental } from '#web/demo/definitions/vacation-rental.ts'
import { hydrated } from '#web/document/handle.ts'

export const handle = hydrated

export default function VacationRentalDemo() {
  return <DemoPage demo={vacationRental} />
}
