import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { Industries } from './industries.tsx'
import { Reasons } from './reasons.tsx'
import { Solutions } from './solutions.tsx'
import './mosaic.css'
import './highlights.css'
import './ledger.css'
import './why.css'

export default function HomePage() {
  return (
    <>
      <Hero />
      <Solutions />
      <Highlights />
      <Industries />
      <Reasons />
      <Closing />
    </>
  )
}
