import type { Letter } from '../../foundation/mail'

type Reader = { email: string; firstName: string }

const to = ({ email, firstName }: Reader) => ({ to: email, name: firstName })

export const claimMail = (reader: Reader, profile: string, url: string): Letter => ({
  kind: 'claim',
  ...to(reader),
  values: { profile },
  url,
})

export const grantedMail = (reader: Reader, profile: string, url: string): Letter => ({
  kind: 'claimGranted',
  ...to(reader),
  values: { profile },
  url,
})

export const deniedMail = (reader: Reader, profile: string): Letter => ({
  kind: 'claimDenied',
  ...to(reader),
  values: { profile },
})
