import { MOST_INVITED } from '@stackyard/shared/reference/sourcing-terms'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { endQuotes, lockQuotesOf } from '../../quote'
import { insertInvitations, invitationsOf, lotsOf, markWithdrawn } from '../repository'
import { sendInvitations } from '../send-invitations'
import { tellEnded } from '../tell-ended'
import { warehousesOf } from './save-event'
import { takeOwnStep } from './take-step'

/**
 * Asks further warehouses for the lots that have no award yet; those that were asked before are left out.
 * @throws CodedError NOT_FOUND for another's, TRANSITION_REFUSED, VALIDATION_FAILED beyond 20, LISTING_UNAVAILABLE
 */
export const inviteWarehouses = (
  services: Services,
  user: SessionUser,
  { id, warehouseIds }: { id: number; warehouseIds: readonly number[] },
): Promise<SourcingBoard> =>
  takeOwnStep(services, user, { id, action: 'invite' }, async (tx, event) => {
    const invited = await invitationsOf(tx, id)
    const known = new Set(invited.map(({ warehouseId }) => warehouseId))
    const warehouses = (await warehousesOf({ db: tx }, warehouseIds, true)).filter(
      ({ warehouseId }) => !known.has(warehouseId),
    )
    if (invited.filter(({ withdrawnAt }) => withdrawnAt === null).length + warehouses.length > MOST_INVITED)
      throw new CodedError('VALIDATION_FAILED', {
        issues: [{ path: 'warehouseIds', message: `Choose at most ${MOST_INVITED} warehouses` }],
      })
    const lots = (await lotsOf(tx, id)).filter(({ quoteId }) => quoteId === null)
    await insertInvitations(tx, id, warehouses, services.clock.now())
    await sendInvitations(services, tx, { user, event, lots, warehouses })
    return { note: warehouses.map(({ name }) => name).join(', ') }
  })

/**
 * Takes an invitation back: the warehouse can't answer any more.
 * @throws CodedError NOT_FOUND for another's, TRANSITION_REFUSED once the warehouse has answered
 */
export const uninviteWarehouse = (
  services: Services,
  user: SessionUser,
  { id, warehouseId }: { id: number; warehouseId: number },
): Promise<SourcingBoard> =>
  takeOwnStep(services, user, { id, action: 'uninvite' }, async (tx, event) => {
    const rows = await lockQuotesOf(tx, id, { warehouseId })
    if (rows.length === 0) throw new CodedError('NOT_FOUND')
    if (rows.some(({ stage, state }) => stage !== 'requested' || state !== 'open'))
      throw new CodedError('TRANSITION_REFUSED', { message: 'This warehouse has answered already.' })
    const ended = await endQuotes(services, tx, rows, { actor: 'customer', userId: user.id, note: '' })
    await markWithdrawn(tx, id, warehouseId, services.clock.now())
    let note = ''
    await tellEnded(services, tx, event, ended, {
      kind: 'quote_withdraw',
      subject: `${event.profile.company} withdrew a request`,
      say: (warehouses) => {
        note = warehouses
        return `${event.profile.company} withdrew its request to ${warehouses}. You don’t need to answer.`
      },
    })
    return { note }
  })
