import type { DirectoryUser, ManagerUpdate, UserUpdate } from '@stackyard/shared/schema/curation'
import type { PayloadRequest } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { revokeAllSessions } from '../../../accounts/account'
import { changesBetween, recordAudit } from '../../../foundation/audit'
import { inRecordTransaction, verifyListingsOf, withdrawListingsOf } from '../../../listings/listing'
import { removeServiceOf } from '../../../listings/service'
import { findDirectoryUser, lockPerson } from '../repository'
import { asTaken } from '../taken-field'

type Person = { userType: string; serviceType: string | null }

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What `data` changes of a person, a group such as the address with the lines that were sent. */
function changesOf(before: Record<string, unknown>, data: Record<string, unknown>) {
  const held = Object.entries(data).map(([field, value]) => {
    const old = before[field]
    if (!isGroup(value) || !isGroup(old)) return [field, old]
    return [field, Object.fromEntries(Object.keys(value).map((key) => [key, old[key] ?? '']))]
  })
  return changesBetween(Object.fromEntries(held), data)
}

/** Changes a person under a lock and notes it; `alsoChange` runs in the same transaction before the record is written. */
async function changePerson(
  services: Services,
  adminId: number,
  id: number,
  data: Record<string, unknown>,
  alsoChange: (tx: Tx, person: Person, req: PayloadRequest) => Promise<void> = async () => undefined,
): Promise<DirectoryUser> {
  return inRecordTransaction(services, async (req, tx) => {
    const person = await lockPerson(tx, id)
    if (!person) throw new CodedError('NOT_FOUND')
    await alsoChange(tx, person, req)
    const before = await req.payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0, req })
    // The fields are those of a white list; the contract lets admins alone come here.
    await req.payload.update({ collection: 'users', id, data: data as never, overrideAccess: true, depth: 0, req })
    const changes = changesOf({ ...before }, data)
    if (Object.keys(changes).length > 0)
      await recordAudit(tx, { actorId: adminId, action: 'update', subjectKind: 'user', subjectId: id, changes })
    const after = await findDirectoryUser(tx, id)
    if (!after) throw new CodedError('NOT_FOUND')
    return after
  })
}

const sentOf = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/**
 * Changes a person's profile, verification or diamond. Verification cascades to all of a provider's listings in one
 * transaction. @throws CodedError NOT_FOUND
 */
export const updatePerson = (
  services: Services,
  adminId: number,
  { id, ...changes }: UserUpdate,
): Promise<DirectoryUser> =>
  changePerson(services, adminId, id, sentOf(changes), async (tx) => {
    if (changes.isVerified !== undefined) await verifyListingsOf(tx, id, changes.isVerified)
  })

/** Only managed profiles. @throws CodedError NOT_FOUND for others; VALIDATION_FAILED when the profile address is taken */
export async function updateManager(
  services: Services,
  adminId: number,
  { id, ...changes }: ManagerUpdate,
): Promise<DirectoryUser> {
  try {
    return await changePerson(services, adminId, id, sentOf(changes), async (_tx, person) => {
      if (person.userType !== 'manager') throw new CodedError('NOT_FOUND')
    })
  } catch (error) {
    throw asTaken(error)
  }
}

/**
 * Activates or deactivates a person. Deactivation ends every session; the listings leave the public lists at once.
 * @throws CodedError NOT_FOUND; FORBIDDEN for the own account
 */
export async function setActive(
  services: Services,
  adminId: number,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<DirectoryUser> {
  if (id === adminId) throw new CodedError('CONFLICT', { message: 'You cannot deactivate your own account here.' })
  const person = await changePerson(services, adminId, id, { isActive })
  if (!isActive) await revokeAllSessions(services.db, id, services.clock.now())
  return person
}

/** Another service type replaces what was offered: a service is taken away, warehouses are withdrawn to drafts. */
export const changeServiceType = (
  services: Services,
  adminId: number,
  { id, serviceType }: { id: number; serviceType: string },
): Promise<DirectoryUser> =>
  changePerson(services, adminId, id, { serviceType }, async (tx, person, req) => {
    if (!['manager', 'seller'].includes(person.userType)) throw new CodedError('NOT_FOUND')
    if (person.serviceType === serviceType) return
    await removeServiceOf(req, tx, { actorId: adminId, sellerId: id, now: services.clock.now() })
    if (serviceType !== 'warehouse') await withdrawListingsOf(tx, id)
  })
