import type { Letter } from '../../../foundation/mail'

type Reader = { email: string; firstName: string }

const to = ({ email, firstName }: Reader) => ({ to: email, name: firstName })

export const erasureAskedMail = (reader: Reader, dueAt: Date, url: string): Letter => ({
  kind: 'erasureAsked',
  ...to(reader),
  values: { date: { day: dueAt.toISOString().slice(0, 10) } },
  url,
})

export const erasureCancelledMail = (reader: Reader, url: string): Letter => ({
  kind: 'erasureCancelled',
  ...to(reader),
  url,
})

export const erasedMail = (reader: Reader): Letter => ({ kind: 'erased', ...to(reader) })
