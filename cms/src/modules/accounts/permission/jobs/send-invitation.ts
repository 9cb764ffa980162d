import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import { hashToken, randomToken } from '../../account'
import { INVITATION_DAYS, permissionUserToken } from '../permission-link'
import { findOwner, findPermission, updatePermission } from '../repository'

export const SEND_INVITATION = 'permission:send-invitation'

const DAY_MS = 86_400_000

/** Mails an invitation with a new token; the one of an earlier mail ends with it. */
export const sendInvitationJob: JobDefinition = {
  name: SEND_INVITATION,
  async run(services, { permissionId }) {
    const { db, env, clock } = services
    const row = await findPermission(db, Number(permissionId))
    const owner = row ? await findOwner(db, row.ownerId) : undefined
    if (!row || row.state !== 'invited' || !owner?.isActive) return
    const token = randomToken()
    const expiresAt = new Date(clock.now().getTime() + INVITATION_DAYS * DAY_MS)
    await updatePermission(db, row.id, { tokenHash: hashToken(token), expiresAt })
    const url = new URL('/acceptPermission', env.PUBLIC_URL)
    url.searchParams.set('token', token)
    url.searchParams.set('permissionUserToken', permissionUserToken(row.id, row.email, env.PAYLOAD_SECRET))
    await sendLetter(services, {
      kind: 'teamInvitation',
      to: row.email,
      name: '',
      values: { name: owner.name, days: INVITATION_DAYS },
      url: url.href,
    })
  },
}
