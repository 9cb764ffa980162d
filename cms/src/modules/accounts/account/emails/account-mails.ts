import { brand } from '@stackyard/shared/reference/brand'
import type { Mail } from '../../../../platform/mailer'
import { toMail } from './mail-page'

type Reader = { email: string; firstName: string }

const greeting = ({ firstName }: Reader) => (firstName ? `Hello ${firstName},` : 'Hello,')

export const verificationMail = (reader: Reader, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Verify your e-mail for ${brand.name}`,
    paragraphs: [
      greeting(reader),
      `please verify your e-mail address, so that you can reserve space and publish listings. The link works for three days.`,
    ],
    button: { label: 'Verify e-mail', url },
    why: `You get this mail because an account was opened with this address. If that was not you, do nothing.`,
  })

export const passwordResetMail = (reader: Reader, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Set a new password for ${brand.name}`,
    paragraphs: [
      greeting(reader),
      'somebody asked for a new password for your account. The link works once, within an hour.',
    ],
    button: { label: 'Set a new password', url },
    why: 'If that was not you, do nothing: your password stays as it is.',
  })

export const passwordChangedMail = (reader: Reader, forgotUrl: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [greeting(reader), 'your password was changed just now, and all other sessions were ended.'],
    button: { label: 'That was not me', url: forgotUrl },
    why: 'You get this mail whenever your password changes.',
  })

export const invitationMail = (reader: Reader, url: string): Mail =>
  toMail({
    to: reader.email,
    subject: `Your ${brand.name} account: set a password`,
    paragraphs: [
      greeting(reader),
      'you asked a warehouse for a quote, so we opened a free account for you, in which your requests and their answers stand. Set a password to use it. The link works once, within seven days.',
    ],
    button: { label: 'Set a password', url },
    why: 'If that was not you, do nothing: without a password nobody can use the account.',
  })

const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const

/** After a provider was linked or unlinked. */
export const signInChangedMail = (
  reader: Reader,
  { provider, isLinked }: { provider: keyof typeof providerNames; isLinked: boolean },
  url: string,
): Mail =>
  toMail({
    to: reader.email,
    subject: `${providerNames[provider]} was ${isLinked ? 'linked to' : 'unlinked from'} your ${brand.name} account`,
    paragraphs: [
      greeting(reader),
      isLinked
        ? `you can sign in with ${providerNames[provider]} from now on.`
        : `you can no longer sign in with ${providerNames[provider]}.`,
    ],
    button: { label: 'Check your sign-ins', url },
    why: 'If that was not you, change your password and end your other sessions in your settings.',
  })

/** After a passkey or an app for one-time codes was added or removed. */
export const secondFactorMail = (
  reader: Reader,
  { name, isAdded, isByTeam }: { name: string; isAdded: boolean; isByTeam: boolean },
  url: string,
): Mail =>
  toMail({
    to: reader.email,
    subject: `A second factor was ${isAdded ? 'added to' : 'removed from'} your ${brand.name} account`,
    paragraphs: [
      greeting(reader),
      isAdded
        ? `“${name}” was added to your account. You use it to sign in from now on.`
        : `“${name}” was removed from your account${isByTeam ? ' by our team, and you were signed out everywhere' : ''}. It no longer signs you in.`,
    ],
    button: { label: 'Check your sign-ins', url },
    why: isByTeam
      ? 'If you did not ask us to do this, tell us at once and change your password.'
      : 'If that was not you, change your password and end your other sessions in your settings.',
  })

/** After a sign-in with a browser that the person has not used before. */
export const newDeviceMail = (
  reader: Reader,
  { device, ip, at }: { device: string; ip: string; at: Date },
  url: string,
): Mail =>
  toMail({
    to: reader.email,
    subject: `New sign-in to your ${brand.name} account`,
    paragraphs: [
      greeting(reader),
      `someone signed in to your account from ${device} (${ip}) on ${at.toUTCString()}. If it was you, there is nothing to do.`,
    ],
    button: { label: 'See where you are signed in', url },
    why: 'If that was not you, sign that device out and change your password.',
  })
