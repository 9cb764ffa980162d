import { brand } from '@stackyard/shared/reference/brand'
import type { Mail } from '../../../platform/mailer'
import { toMail } from '../account'

type Reader = { email: string; firstName: string }

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()
const greeting = ({ firstName }: Reader) => `Hello ${oneLine(firstName)},`

export const claimMail = (reader: Reader, profile: string, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Confirm your claim of ${oneLine(profile)}`,
    paragraphs: [
      greeting(reader),
      `somebody said with this address that the profile ${oneLine(profile)} at ${brand.name} is theirs. If that was you, confirm the address within three days. We look at your claim then and write to you.`,
    ],
    button: { label: 'Confirm your claim', url },
    why: 'If that was not you, do nothing: the profile stays as it is.',
  })

export const grantedMail = (reader: Reader, profile: string, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `${oneLine(profile)} is yours`,
    paragraphs: [
      greeting(reader),
      `the profile ${oneLine(profile)} and its listings are yours now. Set a password to sign in; the link works for three days.`,
    ],
    button: { label: 'Set a password', url },
    why: `You get this mail because you claimed a profile at ${brand.name}.`,
  })

export const deniedMail = (reader: Reader, profile: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Your claim of ${oneLine(profile)}`,
    paragraphs: [
      greeting(reader),
      `we could not confirm that the profile ${oneLine(profile)} is yours, so it stays as it is. Answer to ${brand.supportEmail} if you can tell us more.`,
    ],
    why: `You get this mail because you claimed a profile at ${brand.name}.`,
  })
