import { brand } from '#brand/brand.ts'
import { demoPaths, footerColumns, headerLinks } from '#brand/navigation.ts'
import type { Material } from '#brand/tokens.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PencilStrike } from '#web/ui/pencil.tsx'
import { nearestPath } from './nearest.ts'
import './not-found.css'

const known = [
  ...[...headerLinks, ...footerColumns.flatMap(column => column.links)].map(link => link.to),
  ...Object.values(demoPaths),
  '/education',
]

const places: { label: string; to: string; about: string; material?: Material }[] = [
  {
    label: 'Vacation Rental',
    to: '/vacation-rental',
    about: 'Bookings, pricing and guests',
    material: 'pool',
  },
  { label: 'Real Estate', to: '/real-estate', about: 'Leads, listings and follow-ups', material: 'blue' },
  { label: 'Ecommerce', to: '/ecommerce', about: 'Products, customers and orders', material: 'kraft' },
  { label: 'Legal', to: '/legal', about: 'Documents, research and intake', material: 'pad' },
  { label: 'Blog', to: '/blog', about: '31 articles from three trades' },
  { label: 'Contact', to: '/contact', about: 'A reply within 24 hours' },
]

/** The wrong path, struck out, with the nearest right one under it. */
export function NotFound({ path }: { path: string }) {
  const nearest = nearestPath(path, known)
  return (
    <section className="wrap not-found">
      <h1 className="heading-4">Page not found</h1>
      <p>
        <span className="not-found-path">
          {path.slice(0, 60)}
          <PencilStrike seed={4} />
        </span>
      </p>
      {nearest && (
        <p className="not-found-nearest">
          <a href={nearest}>{nearest}</a>
        </p>
      )}
      <div className="not-found-help">
        <div>
          <p className="lede">
            There is nothing at the address you asked for.{' '}
            {nearest
              ? 'The nearest one we have is written under it.'
              : `Here is what ${brand.name} does have.`}
          </p>
          <div className="actions">
            <ButtonLink to="/">Back to Home</ButtonLink>
          </div>
        </div>
        <ul>
          {places.map(({ label, to, about, material }) => (
            <li key={to} data-material={material}>
              <a href={to}>
                <i />
                <b>{label}</b>
                <span>{about}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
