// Every word of the contact page.
import { brand } from '#brand/brand.ts'

export const copy = {
  title: `Get Started with ${brand.name}`,
  lede: 'Tell us your trade and what you would like to know. We reply within 24 hours.',
  form: {
    title: 'Start Your Free Trial',
    name: 'Full Name',
    company: 'Company Name',
    email: 'Email Address',
    vertical: 'Industry Vertical',
    chooseVertical: 'Choose your industry',
    message: 'Tell us about your needs',
    messagePlaceholder: 'The question you cannot get answered today',
    send: 'Start Free Trial',
    sending: 'Sending...',
    failed: 'Failed to submit form. Please try again.',
    leaveEmpty: 'Website',
  },
  thanks: {
    title: 'Thank you, we have your message',
    text: (email: string) => `We will reply to ${email} within 24 hours.`,
    textWithoutAddress: 'We will reply within 24 hours.',
  },
  touch: {
    title: 'Get in Touch',
    email: { title: 'Email Us', note: 'We reply within 24 hours.' },
    visit: { title: 'Visit Us', place: `${brand.city}, ${brand.state}` },
    consultation: {
      title: 'Free Consultation Available',
      text: 'A 30-minute consultation, no charge. Bring one question; leave with its answer, or with what it would take.',
    },
    next: {
      title: 'What happens next',
      steps: [
        'We read your message and reply within 24 hours.',
        'We agree on a time for the 30-minute consultation.',
        'Your free trial starts.',
      ],
    },
  },
} as const

/** The thank-you stays this long, then the empty form returns. */
export const thanksShownForMs = 3000
