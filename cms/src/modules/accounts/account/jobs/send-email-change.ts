import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import { sendLetter } from '../../../foundation/mail'
import {
  addressInUseMail,
  changeBegunMail,
  confirmNewMail,
  confirmOldMail,
  emailChangedMail,
} from '../emails/email-change-mails'
import { type EmailChangeRow, findChange, updateChange } from '../email-change-repository'
import { needsOld, SEND_EMAIL_CHANGE } from '../operations/ask-email-change'
import { SEND_EMAIL_CHANGED } from '../operations/confirm-email-change'
import { findPersonByEmail, findPersonById } from '../repository'
import { hashToken, randomToken } from '../secret-token'

const pageUrl = ({ env }: Services, page: string, token?: string): string => {
  const url = new URL(page, env.PUBLIC_URL)
  if (token) url.searchParams.set('token', token)
  return url.href
}

const CONFIRM = '/auth/confirm-email'

async function sendToOld(services: Services, row: EmailChangeRow, firstName: string): Promise<void> {
  const reader = { email: row.oldEmail, firstName }
  const change = { from: row.oldEmail, to: row.newEmail }
  if (!needsOld(row)) return sendLetter(services, changeBegunMail(reader, change, pageUrl(services, '/auth/login')))
  if (row.oldConfirmedAt) return
  const token = randomToken()
  await updateChange(services.db, row.id, { oldTokenHash: hashToken(token) })
  await sendLetter(services, confirmOldMail(reader, change, pageUrl(services, CONFIRM, token)))
}

async function sendToNew(services: Services, row: EmailChangeRow, firstName: string): Promise<void> {
  if (row.newConfirmedAt) return
  if (await findPersonByEmail(services.db, row.newEmail))
    return sendLetter(services, addressInUseMail(row.newEmail, pageUrl(services, '/auth/login')))
  const token = randomToken()
  await updateChange(services.db, row.id, { newTokenHash: hashToken(token) })
  const reader = { email: row.newEmail, firstName }
  const change = { from: row.oldEmail, to: row.newEmail }
  await sendLetter(services, confirmNewMail(reader, change, pageUrl(services, CONFIRM, token)))
}

/** Sends the links of a change to those addresses that have not confirmed yet. */
export const sendEmailChangeJob: JobDefinition = {
  name: SEND_EMAIL_CHANGE,
  async run(services, { changeId }) {
    const row = await findChange(services.db, Number(changeId))
    const person = row?.state === 'open' ? await findPersonById(services.db, row.userId) : null
    if (!row || !person || person.is_active === false) return
    await sendToOld(services, row, person.first_name ?? '')
    await sendToNew(services, row, person.first_name ?? '')
  },
}

/** Tells both addresses of a change that is done. */
export const sendEmailChangedJob: JobDefinition = {
  name: SEND_EMAIL_CHANGED,
  async run(services, payload) {
    const person = await findPersonById(services.db, Number(payload.userId))
    const change = { from: String(payload.from), to: String(payload.to) }
    const url = pageUrl(services, '/contact-us')
    for (const email of [change.from, change.to])
      await sendLetter(services, emailChangedMail({ email, firstName: person?.first_name ?? '' }, change, url))
  },
}
