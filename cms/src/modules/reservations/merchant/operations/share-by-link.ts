import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import type { RfpLink } from '@stackyard/shared/schema/rfp-sharing'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import { readWithSecrets } from '../../../../platform/secrets'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { type AuditEntry, recordAudit } from '../../../foundation/audit'
import {
  countOpenLinks,
  findLink,
  insertLink,
  type LinkRow,
  listLinks,
  noteOpened,
  revokeLink,
} from '../link-repository'
import { linkToken, readLinkToken } from '../link-token'
import { findMerchant, findRfp, lockMerchant } from '../repository'
import { issuesOf, toMerchant, withoutFiles } from '../to-merchant'

/** Open links of one merchant. */
const MOST_OPEN = 50

const toLink = (row: LinkRow, { env }: Services): RfpLink => ({
  id: row.id,
  _id: row.id,
  label: row.label,
  path: row.revokedAt ? null : `/warehouses/rfp/shared/${linkToken(row.id, env.PAYLOAD_SECRET)}`,
  createdAt: row.createdAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  openedCount: row.openedCount,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
})

/** The links to a merchant's request, the newest first. */
export const readLinks = async (services: Services, user: SessionUser): Promise<RfpLink[]> =>
  (await listLinks(services.db, user.id)).map((row) => toLink(row, services))

/**
 * Makes a link to the merchant's request, which must be complete.
 * @throws CodedError NOT_FOUND without a request, VALIDATION_FAILED, CONFLICT with too many open links
 */
export const makeLink = (services: Services, user: SessionUser, label: string): Promise<RfpLink> =>
  withTransaction(services.db, async (tx) => {
    await lockMerchant(tx, user.id)
    const now = services.clock.now()
    const rfp = await findRfp(tx, user.id)
    if (!rfp) throw new CodedError('NOT_FOUND')
    const issues = issuesOf(rfp, now)
    if (issues.length > 0) throw new CodedError('VALIDATION_FAILED', { message: issues[0]?.message ?? '', issues })
    if ((await countOpenLinks(tx, user.id)) >= MOST_OPEN)
      throw new CodedError('CONFLICT', { message: `You have ${MOST_OPEN} open links. Revoke one first.` })
    const row = await insertLink(tx, { merchantId: user.id, label, createdAt: now })
    await noteLink(tx, user, 'rfp.link', row.id)
    return toLink(row, services)
  })

/** Revokes one of the merchant's links; it opens nothing from then on. @throws CodedError NOT_FOUND */
export const takeBackLink = (services: Services, user: SessionUser, id: number): Promise<RfpLink> =>
  withTransaction(services.db, async (tx) => {
    const row = await revokeLink(tx, user.id, id, services.clock.now())
    if (!row) throw new CodedError('NOT_FOUND')
    await noteLink(tx, user, 'rfp.revoke-link', id)
    return toLink(row, services)
  })

const noteLink = (
  tx: Parameters<typeof recordAudit>[0],
  user: SessionUser,
  action: AuditEntry['action'],
  linkId: number,
) =>
  recordAudit(tx, {
    actorId: user.actorId ?? user.id,
    action,
    subjectKind: 'user',
    subjectId: user.id,
    changes: { link: [null, linkId] },
  })

/**
 * The request that a link opens, without its files. Openings by the merchant are not counted.
 * @throws CodedError NOT_FOUND for an unknown token, LINK_REVOKED
 */
export async function openLink(services: Services, user: SessionUser | null, token: string): Promise<MerchantRecord> {
  const { db, env, clock } = services
  const id = readWithSecrets(env, (secret) => readLinkToken(token, secret))
  const link = id === null ? null : await findLink(db, id)
  if (!link) throw new CodedError('NOT_FOUND')
  if (link.revokedAt) throw new CodedError('LINK_REVOKED')
  const [person, row] = await Promise.all([findMerchant(db, link.merchantId), findRfp(db, link.merchantId)])
  if (!person?.isActive || !row) throw new CodedError('NOT_FOUND')
  if (user?.id !== person.id) await noteOpened(db, link.id, clock.now())
  return withoutFiles(toMerchant(person, row))
}
