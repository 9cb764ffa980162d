import { brand } from '@stackyard/shared/reference/brand'
import type { Mail } from '../../../../platform/mailer'
import { toMail } from '../../../accounts/account'

type Reader = { email: string; firstName: string }

const greeting = ({ firstName }: Reader) => (firstName ? `Hello ${firstName},` : 'Hello,')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

export const erasureAskedMail = (reader: Reader, dueAt: Date, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Your ${brand.name} account will be erased on ${day.format(dueAt)}`,
    paragraphs: [
      greeting(reader),
      `we will erase your account on ${day.format(dueAt)}. Until then you can sign in and cancel this. Afterwards nothing of it can be restored.`,
      'Orders and invoices stay in our books, as the law asks for, without your name.',
    ],
    button: { label: 'Cancel the erasure', url },
    why: 'If that was not you, sign in, cancel it and change your password.',
  })

export const erasureCancelledMail = (reader: Reader, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Your ${brand.name} account stays`,
    paragraphs: [greeting(reader), 'the erasure of your account was cancelled. Nothing was deleted.'],
    button: { label: 'Open your settings', url },
    why: 'You get this email because the erasure of your account had been asked for.',
  })

export const erasedMail = (reader: Reader): Mail =>
  toMail({
    to: reader.email,
    subject: `Your ${brand.name} account was erased`,
    paragraphs: [
      greeting(reader),
      'your account was erased: your name, addresses, pictures, documents and sign-ins are deleted. Orders and invoices stay in our books without your name.',
    ],
    why: `This is the last email we send to this address. Questions: ${brand.supportEmail}`,
  })
