import { brand } from '@stackyard/shared/reference/brand'
import type { JobDefinition } from '../../../../platform/jobs'
import { hashToken, randomToken, toMail } from '../../account'
import { INVITATION_DAYS, permissionUserToken } from '../permission-link'
import { findOwner, findPermission, updatePermission } from '../repository'

export const SEND_INVITATION = 'permission:send-invitation'

const DAY_MS = 86_400_000

/** Mails an invitation with a new token; the one of an earlier mail ends with it. */
export const sendInvitationJob: JobDefinition = {
  name: SEND_INVITATION,
  async run({ db, env, clock, mailer }, { permissionId }) {
    const row = await findPermission(db, Number(permissionId))
    const owner = row ? await findOwner(db, row.ownerId) : undefined
    if (!row || row.state !== 'invited' || !owner?.isActive) return
    const token = randomToken()
    const expiresAt = new Date(clock.now().getTime() + INVITATION_DAYS * DAY_MS)
    await updatePermission(db, row.id, { tokenHash: hashToken(token), expiresAt })
    const url = new URL('/acceptPermission', env.PUBLIC_URL)
    url.searchParams.set('token', token)
    url.searchParams.set('permissionUserToken', permissionUserToken(row.id, row.email, env.PAYLOAD_SECRET))
    const name = owner.name.replace(/\s+/g, ' ').trim()
    await mailer.send(
      toMail({
        to: row.email,
        subject: `${name} invites you to their ${brand.name} account`,
        paragraphs: [
          'Hello,',
          `${name} would like you to help with their account at ${brand.name}. Accept within ${INVITATION_DAYS} days; they confirm your access then.`,
        ],
        button: { label: 'Accept the invitation', url: url.href },
        why: 'If you do not know them, do nothing: nothing was opened with your address.',
      }),
    )
  },
}
