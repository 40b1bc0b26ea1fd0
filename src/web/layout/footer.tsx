import { brand } from '#brand/brand.ts'
import { footerColumns } from '#brand/navigation.ts'
import { Logo } from './logo.tsx'
import './footer.css'

const years = __BUILD_YEAR__ > brand.since ? `${brand.since}–${__BUILD_YEAR__}` : brand.since

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo />
            <p className="muted">{brand.tagline}</p>
            <address>
              <a className="link" href={`mailto:${brand.email}`}>
                {brand.email}
              </a>
              <span className="muted">
                {brand.city}, {brand.state}
              </span>
            </address>
          </div>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <a href={to}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer-end">
          <span>
            © {years} {brand.name}
          </span>
          <span>Dashboards show illustrative data. Demos answer from sample data.</span>
        </div>
      </div>
    </footer>
  )
}
