import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { notifyAdmins, notifyUser, notifyUsers } from '../../foundation/notification'
import type { EventRow } from './repository'

/** A provider, and what they are told; the requests of a managed profile are the admins'. */
export type Told = { sellerId: number; sellerType: string; message: string }

const pathOf = (eventId: number): string => `/dashboard/requests/${eventId}`

/** Tells providers about a request, each in words of their own: nothing in them is about another provider. */
export async function tellProviders(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  event: EventRow,
  { kind, subject, told }: { kind: string; subject: string; told: readonly Told[] },
): Promise<void> {
  const path = pathOf(event.id)
  const shared = { kind, data: { eventId: event.id, path }, mail: { subject, path } }
  const people = told.filter(({ sellerType }) => sellerType !== 'manager')
  const managed = told.filter(({ sellerType }) => sellerType === 'manager')
  await notifyUsers(jobs, tx, {
    ...shared,
    told: people.map(({ sellerId, message }) => ({ userId: sellerId, message })),
  })
  if (managed.length > 0)
    await notifyAdmins(jobs, tx, { ...shared, message: [...new Set(managed.map(({ message }) => message))].join(' ') })
}

/** Tells the merchant about their request. */
export const tellMerchant = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  event: EventRow,
  { kind, subject, message }: { kind: string; subject: string; message: string },
): Promise<void> =>
  notifyUser(jobs, tx, {
    userId: event.customerId,
    kind,
    message,
    data: { eventId: event.id, path: pathOf(event.id) },
    mail: { subject, path: pathOf(event.id) },
  })
