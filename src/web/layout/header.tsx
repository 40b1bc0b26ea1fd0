import { headerLinks } from '#brand/navigation.ts'
import { currentAs } from './current-link.ts'
import { Logo } from './logo.tsx'
import './header.css'

function Links({ path }: { path: string }) {
  return headerLinks.map(link => (
    <a key={link.to} href={link.to} data-material={link.material} aria-current={currentAs(link, path)}>
      {link.label}
    </a>
  ))
}

function ThemeSwitch() {
  return (
    <button
      type="button"
      className="icon-button theme-switch needs-script"
      data-theme-switch
      aria-label="Switch color theme"
    >
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden
      >
        <g className="sun">
          <path d="M10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M4.5 15.5l1.1-1.1M14.4 5.6l1.1-1.1" />
          <circle cx="10" cy="10" r="3.4" />
        </g>
        <path className="moon" d="M16.6 12.2A7 7 0 0 1 7.8 3.4a7 7 0 1 0 8.8 8.8Z" strokeLinejoin="round" />
      </svg>
    </button>
  )
}

export function Header({ path }: { path: string }) {
  return (
    <header className="header">
      <div className="header-row">
        <Logo />
        <nav className="header-links" aria-label="Main">
          <Links path={path} />
        </nav>
        <div className="header-tools">
          <ThemeSwitch />
          <details className="menu" data-menu>
            <summary className="icon-button" aria-label="Menu">
              <svg
                viewBox="0 0 20 20"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
                aria-hidden
              >
                <path d="M3 6.5h14" />
                <path d="M3 13.5h14" />
              </svg>
            </summary>
            <nav className="menu-links" aria-label="Menu">
              <Links path={path} />
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
