import { brand } from '@stackyard/shared/reference/brand'
import type { AskRfpInput, MerchantGlance, RfpAccess } from '@stackyard/shared/schema/merchant'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import { HOUR_MS, takeMail } from '../../../../platform/mail-cap'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { notifyUser } from '../../../foundation/notification'
import { decideAccess, findAccess, insertAccess, listAccesses } from '../access-repository'
import { findMerchant, findProvider, hasAsked, lockMerchant, type MerchantRow } from '../repository'
import { glanceAt } from './read-merchants'

const asksPerDay = { kind: 'rfp-ask', most: 3, withinMs: 24 * HOUR_MS }
const page = { limit: 1, skip: 0 }
/** Where a merchant edits their request, and where they decide who reads it. */
const OWN_RFP = '/settings/#RFP'
const ACCESS_PAGE = '/dashboard/submit-rfp'

const nameOf = ({ company, firstName, lastName }: SessionUser): string =>
  (company || `${firstName} ${lastName}`).replace(/\s+/g, ' ').trim()

/**
 * Asks a merchant for access to their request. The merchant decides; a denial is final.
 * @throws CodedError NOT_FOUND without a submitted request; TRANSITION_REFUSED when it was denied; RATE_LIMITED
 */
export const requestAccess = ({ db, jobs, clock }: Services, user: SessionUser, id: number): Promise<MerchantGlance> =>
  withTransaction(db, async (tx) => {
    await lockMerchant(tx, id)
    const merchant = await glanceAt(tx, user, id)
    if (!merchant.hasRfp) throw new CodedError('NOT_FOUND')
    if (merchant.standing === 'deny')
      throw new CodedError('TRANSITION_REFUSED', { message: 'This was decided before and cannot be changed.' })
    if (merchant.standing !== 'none') return merchant
    const now = clock.now()
    if (!(await takeMail(tx, { ...asksPerDay, kind: 'rfp-access', most: 20 }, user.email, now)))
      throw new CodedError('RATE_LIMITED')
    await insertAccess(tx, { merchantId: id, sellerId: user.id, state: 'requested', askedAt: now })
    await notifyUser(jobs, tx, {
      userId: id,
      kind: 'rfp_access_requested',
      message: `${nameOf(user)} asks to read your request for proposal.`,
      data: { userId: user.id, path: ACCESS_PAGE },
      mail: { subject: `${nameOf(user)} asks to read your request`, path: ACCESS_PAGE },
    })
    return { ...merchant, standing: 'requested' }
  })

/**
 * Approves or denies a provider's access to the merchant's request. Irreversible; the same decision again changes nothing.
 * @throws CodedError NOT_FOUND when that provider has not asked; TRANSITION_REFUSED when the opposite was decided before
 */
export const decideRequest = (
  { db, jobs, clock }: Services,
  user: SessionUser,
  sellerId: number,
  state: 'approve' | 'deny',
): Promise<RfpAccess> =>
  withTransaction(db, async (tx) => {
    await lockMerchant(tx, user.id)
    const standing = await findAccess(tx, user.id, sellerId)
    if (!standing) throw new CodedError('NOT_FOUND')
    if (standing.state === state) return accessOf(tx, user.id, sellerId)
    if (!(await decideAccess(tx, user.id, sellerId, state, clock.now())))
      throw new CodedError('TRANSITION_REFUSED', { message: 'This was decided before and cannot be changed.' })
    await recordAudit(tx, {
      actorId: user.actorId ?? user.id,
      action: `rfp.${state}`,
      subjectKind: 'user',
      subjectId: user.id,
      changes: { seller: [null, sellerId] },
    })
    const path = `/dashboard/submit-rfp/${user.id}`
    if (state === 'approve')
      await notifyUser(jobs, tx, {
        userId: sellerId,
        kind: 'rfp_access_approved',
        message: `${nameOf(user)} lets you read their request for proposal.`,
        data: { merchantId: user.id, path },
        mail: { subject: `You can read the request of ${nameOf(user)}`, path },
      })
    return accessOf(tx, user.id, sellerId)
  })

async function accessOf(tx: Tx, merchantId: number, sellerId: number): Promise<RfpAccess> {
  const { results } = await listAccesses(tx, merchantId, page, sellerId)
  const [access] = results
  if (!access) throw new CodedError('NOT_FOUND')
  return access
}

/** The wizard of a warehouse for a merchant who has an account: its step 0 asks for no account. */
const wizardPath = (merchant: MerchantRow, warehouseId: number, refUserId: number): string => {
  const query = new URLSearchParams({ merchantId: String(merchant.id), pendingRFP: 'true', ref: String(refUserId) })
  if (merchant.company) query.set('company', merchant.company)
  return `/warehouses/rfp/${warehouseId}?${query}`
}

/**
 * Asks a merchant by email to complete their request. Providers can ask those who asked them for a quote; admins anybody.
 * @throws CodedError NOT_FOUND for a merchant they have no quote request of, and for another's warehouse; RATE_LIMITED
 */
export const askForRfp = ({ db, jobs, clock }: Services, user: SessionUser, input: AskRfpInput): Promise<void> =>
  withTransaction(db, async (tx) => {
    const merchant = await findMerchant(tx, input.id)
    const isAdmin = user.userType === 'admin'
    const mayAsk = isAdmin || (await hasAsked(tx, input.id, user.id))
    if (!merchant?.isActive || !mayAsk) throw new CodedError('NOT_FOUND')
    const provider = input.warehouseId ? await findProvider(tx, input.warehouseId) : null
    if (input.warehouseId && (!provider || (!isAdmin && provider.sellerId !== user.id)))
      throw new CodedError('NOT_FOUND')
    if (!(await takeMail(tx, asksPerDay, merchant.email, clock.now()))) throw new CodedError('RATE_LIMITED')
    const from = isAdmin ? brand.name : nameOf(user)
    const path = input.warehouseId ? wizardPath(merchant, input.warehouseId, user.id) : OWN_RFP
    await notifyUser(jobs, tx, {
      userId: merchant.id,
      kind: 'rfp_requested',
      message: `${from} asks you to complete your request for proposal, for a quote${provider ? ` from ${provider.name}` : ''}.`,
      data: { userId: user.id, path },
      mail: { subject: `${from} asks for your request for proposal`, path },
    })
  })
