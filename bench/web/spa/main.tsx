// The peer: the same components in a plain client-rendered app, as a starter template would ship them.
import 'virtual:tokens.css'
import '#web/styles/fonts.css'
import '#web/styles/base.css'
import '#web/styles/type.css'
import '#web/styles/layout.css'
import '#web/styles/ui.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { Footer } from '#web/layout/footer.tsx'
import { Header } from '#web/layout/header.tsx'
import ContactPage from '#web/pages/contact/page.tsx'
import HomePage from '#web/pages/home/page.tsx'
import PrivacyPage from '#web/pages/legal-text/privacy.tsx'
import TermsPage from '#web/pages/legal-text/terms.tsx'
import EcommercePage from '#web/pages/vertical/ecommerce.tsx'
import EducationPage from '#web/pages/vertical/education.tsx'
import LegalPage from '#web/pages/vertical/legal.tsx'
import RealEstatePage from '#web/pages/vertical/real-estate.tsx'
import VacationRentalPage from '#web/pages/vertical/vacation-rental.tsx'

function Shell() {
  return (
    <>
      <Header path={useLocation().pathname} />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
    </>
  )
}

const router = createBrowserRouter([
  {
    Component: Shell,
    children: [
      { path: '/', Component: HomePage },
      { path: '/vacation-rental', Component: VacationRentalPage },
      { path: '/real-estate', Component: RealEstatePage },
      { path: '/ecommerce', Component: EcommercePage },
      { path: '/education', Component: EducationPage },
      { path: '/legal', Component: LegalPage },
      { path: '/contact', Component: ContactPage },
      { path: '/terms-of-service', Component: TermsPage },
      { path: '/privacy-policy', Component: PrivacyPage },
    ],
  },
])

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
