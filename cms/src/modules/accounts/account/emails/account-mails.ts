import type { Letter } from '../../../foundation/mail'

type Reader = { email: string; firstName: string }

const to = ({ email, firstName }: Reader) => ({ to: email, name: firstName })

export const verificationMail = (reader: Reader, url: string): Letter => ({ kind: 'verification', ...to(reader), url })

export const passwordResetMail = (reader: Reader, url: string): Letter => ({
  kind: 'passwordReset',
  ...to(reader),
  url,
})

export const passwordChangedMail = (reader: Reader, url: string): Letter => ({
  kind: 'passwordChanged',
  ...to(reader),
  url,
})

export const invitationMail = (reader: Reader, url: string): Letter => ({ kind: 'invitation', ...to(reader), url })

const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const

/** After a provider was linked or unlinked. */
export const signInChangedMail = (
  reader: Reader,
  { provider, isLinked }: { provider: keyof typeof providerNames; isLinked: boolean },
  url: string,
): Letter => ({
  kind: isLinked ? 'signInLinked' : 'signInUnlinked',
  ...to(reader),
  values: { provider: providerNames[provider] },
  url,
})

/** After a passkey or an app for one-time codes was added or removed. */
export const secondFactorMail = (
  reader: Reader,
  { name, isAdded, isByTeam }: { name: string; isAdded: boolean; isByTeam: boolean },
  url: string,
): Letter => ({
  kind: isAdded ? 'factorAdded' : isByTeam ? 'factorRemovedByTeam' : 'factorRemoved',
  ...to(reader),
  values: { name },
  url,
})

/** After a sign-in with a browser that the person has not used before. */
export const newDeviceMail = (
  reader: Reader,
  { device, ip, at }: { device: string; ip: string; at: Date },
  url: string,
): Letter => ({ kind: 'newDevice', ...to(reader), values: { device, ip, at: { at: at.toISOString() } }, url })
