import type { Letter } from '../../../foundation/mail'

type Reader = { email: string; firstName: string }
type Change = { from: string; to: string }

const toReader = ({ email, firstName }: Reader) => ({ to: email, name: firstName })

/** To the present address: it has to agree to the change. */
export const confirmOldMail = (reader: Reader, { to }: Change, url: string): Letter => ({
  kind: 'emailConfirmOld',
  ...toReader(reader),
  values: { to },
  url,
})

/** To the new address: it has to prove that it is read. */
export const confirmNewMail = (reader: Reader, { from }: Change, url: string): Letter => ({
  kind: 'emailConfirmNew',
  ...toReader(reader),
  values: { from },
  url,
})

/** To the present address when it was never verified: it is told and not asked. */
export const changeBegunMail = (reader: Reader, { to }: Change, url: string): Letter => ({
  kind: 'emailChangeBegun',
  ...toReader(reader),
  values: { to },
  url,
})

/** To a new address that has an account of its own: nothing changes. */
export const addressInUseMail = (email: string, url: string): Letter => ({
  kind: 'emailInUse',
  to: email,
  name: '',
  url,
})

/** To both addresses after the change. */
export const emailChangedMail = (reader: Reader, { from, to }: Change, url: string): Letter => ({
  kind: 'emailChanged',
  ...toReader(reader),
  values: { from, to },
  url,
})
