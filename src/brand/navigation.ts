import type { Material } from './tokens.ts'

export interface NavigationLink {
  label: string
  to: string
  material?: Material
  /** Pages that belong to this link's section though their path does not say so. */
  section?: readonly string[]
}

export const demoPaths = {
  vacationRental: '/demo',
  realEstate: '/real-estate-demo',
  realEstateUpload: '/real-estate-upload',
  ecommerce: '/ecommerce/demo',
} as const

/** The six links of the header, in order. */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Vacation Rental', to: '/vacation-rental', material: 'pool', section: [demoPaths.vacationRental] },
  {
    label: 'Real Estate',
    to: '/real-estate',
    material: 'blue',
    section: [demoPaths.realEstate, demoPaths.realEstateUpload],
  },
  { label: 'Ecommerce', to: '/ecommerce', material: 'kraft' },
  { label: 'Blog', to: '/blog' },
  { label: 'Contact', to: '/contact' },
]

export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Solutions',
    links: [
      { label: 'Vacation Rental', to: '/vacation-rental' },
      { label: 'Real Estate', to: '/real-estate' },
      { label: 'Ecommerce', to: '/ecommerce' },
      { label: 'Legal', to: '/legal' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: '/' },
      { label: 'Contact', to: '/contact' },
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms of Service', to: '/terms-of-service' },
    ],
  },
]

/** The contact form with an industry chosen; the ids are those of the form's list. */
export const contactFor = (vertical: 'vacation-rental' | 'real-estate' | 'education' | 'legal' | 'other') =>
  `/contact?vertical=${vertical}`
