import { brand } from '@stackyard/shared/reference/brand'
import type { Mail } from '../../../../platform/mailer'
import { toMail } from './mail-page'

type Reader = { email: string; firstName: string }
type Change = { from: string; to: string }

const greeting = ({ firstName }: Reader) => (firstName ? `Hello ${firstName},` : 'Hello,')

const VALID = 'The link works once, within 24 hours.'

/** To the present address: it has to agree to the change. */
export const confirmOldMail = (reader: Reader, { to }: Change, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Confirm the change of your ${brand.name} email address`,
    paragraphs: [
      greeting(reader),
      `you asked to change the email address of your ${brand.name} account to ${to}. Confirm here, and with the link we sent to the new address. ${VALID}`,
    ],
    button: { label: 'Confirm the change', url },
    why: 'If that was not you, do nothing and change your password: without this link the address stays as it is.',
  })

/** To the new address: it has to prove that it is read. */
export const confirmNewMail = (reader: Reader, { from }: Change, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Confirm your new ${brand.name} email address`,
    paragraphs: [
      greeting(reader),
      `the ${brand.name} account of ${from} is to use this address. Confirm that it is yours. ${VALID}`,
    ],
    button: { label: 'Confirm this address', url },
    why: 'If that was not you, do nothing: your address is not used.',
  })

/** To the present address when it was never verified: it is told and not asked. */
export const changeBegunMail = (reader: Reader, { to }: Change, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `The email address of a ${brand.name} account is about to change`,
    paragraphs: [
      greeting(reader),
      `a ${brand.name} account that was opened with this address, and never verified it, is to use ${to} from now on.`,
    ],
    button: { label: 'Sign in', url },
    why: 'If you do not know this account, do nothing.',
  })

/** To a new address that has an account of its own: nothing changes. */
export const addressInUseMail = (email: string, url: string): Mail =>
  toMail({
    to: email,
    subject: `You have a ${brand.name} account already`,
    paragraphs: [
      'Hello,',
      `somebody asked to use this address for another ${brand.name} account. You have an account with it, so nothing has changed.`,
    ],
    button: { label: 'Sign in', url },
    why: 'If that was you, sign in with this address, or choose another for the other account.',
  })

/** To both addresses after the change. */
export const emailChangedMail = (reader: Reader, { from, to }: Change, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Your ${brand.name} email address was changed`,
    paragraphs: [
      greeting(reader),
      `the email address of your account was changed from ${from} to ${to}. Sign in with the new one from now on. All other sessions were ended.`,
    ],
    button: { label: 'That was not me', url },
    why: 'You get this email at both addresses whenever the address of your account changes.',
  })
