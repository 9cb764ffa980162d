import { withOnePrimary } from '@stackyard/shared/domain/listing-photos'
import { readServiceDetails, serviceProblems, toServiceType } from '@stackyard/shared/domain/service-details'
import { serviceSubtypes } from '@stackyard/shared/reference/service-subtypes'
import type { ServiceContent, ServiceFlag, ServiceInput, ServiceRecord } from '@stackyard/shared/schema/service'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { PayloadRequest } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { changesBetween, fieldsChangedBetween } from '../../../foundation/audit'
import { inRecordTransaction } from '../../listing'
import { createRecord, updateRecord } from '../commands/write-record'
import { findServiceOf, lockProvider, lockService, readService } from '../repository'
import { serviceContentOf, toServiceRecord, withChanges } from '../service-content'

type Actor = Pick<SessionUser, 'id' | 'userType' | 'isEmailVerified'>
type Flags = Partial<Record<ServiceFlag, boolean>>

/** What a call changes: fields of the record, and for admins flags beside them. */
export type ServiceChange = ServiceInput & { flags?: Flags }

/**
 * Writes the service of a provider; the first call creates it, a draft unless `isDraft` is false. A provider has one.
 * @throws CodedError NOT_FOUND for a person who is no provider; CONFLICT; VALIDATION_FAILED with the fields;
 * EMAIL_NOT_VERIFIED when a seller without a verified address publishes
 */
export async function saveServiceOf(
  services: Services,
  actor: Actor,
  sellerId: number,
  change: ServiceChange,
): Promise<ServiceRecord> {
  return inRecordTransaction(services, async (req, tx) => {
    const provider = await lockProvider(tx, sellerId)
    if (!provider) throw new CodedError('NOT_FOUND')
    const id = await findServiceOf(tx, sellerId)
    if (id !== null) return update(req, tx, actor, id, change)
    const own = toServiceType(provider.serviceType)
    const type = change.serviceType ?? (own === 'warehouse' ? null : own)
    if (!type) throw refusal('serviceType', 'Choose a service type')
    return create(req, tx, actor, sellerId, { ...change, serviceType: type }, provider.maySpotlight)
  })
}

/**
 * Changes a service by its id. @throws CodedError NOT_FOUND; CONFLICT when `version` is not the present one;
 * VALIDATION_FAILED; PLAN_REQUIRED when the provider's plan has no right to spotlights
 */
export async function updateService(
  services: Services,
  actor: Actor,
  id: number,
  change: ServiceChange,
): Promise<ServiceRecord> {
  const isFlagOnly = Object.entries(change).every(([key, value]) => key === 'flags' || value === undefined)
  return inRecordTransaction(services, (req, tx) => update(req, tx, actor, id, change), {
    keepVersion: isFlagOnly,
  })
}

async function create(
  req: PayloadRequest,
  tx: Tx,
  actor: Actor,
  sellerId: number,
  { version: _version, isDraft = true, flags = {}, ...changes }: ServiceChange,
  maySpotlight: boolean,
): Promise<ServiceRecord> {
  const content = fit(serviceContentOf({}), changes, isDraft)
  if (!isDraft) assertMayPublish(actor)
  assertPlan(maySpotlight, flags)
  const data = { ...content, ...flags, isDraft, seller: sellerId }
  const id = await createRecord(req, tx, data, actor.id)
  return toServiceRecord(await readService(req, id))
}

async function update(
  req: PayloadRequest,
  tx: Tx,
  actor: Actor,
  id: number,
  { version, isDraft: wantsDraft, flags = {}, ...changes }: ServiceChange,
): Promise<ServiceRecord> {
  const held = await lockService(tx, id)
  if (!held) throw new CodedError('NOT_FOUND')
  if (version !== undefined && version !== null && version !== held.version)
    throw new CodedError('CONFLICT', {
      changed: await fieldsChangedBetween(tx, { kind: 'service', id }, version, held.version),
    })
  assertPlan(held.maySpotlight, flags)
  const record = toServiceRecord(await readService(req, id))
  const before = serviceContentOf(record)
  const isDraft = wantsDraft ?? held.isDraft
  const isWritten = Object.values(changes).some((value) => value !== undefined) || isDraft !== held.isDraft
  const content = isWritten ? fit(before, changes, isDraft) : before
  if (held.isDraft && !isDraft) assertMayPublish(actor)
  const changed = changesBetween({ ...record, ...before }, { ...content, isDraft, ...flags })
  if (Object.keys(changed).length === 0) return record
  // A draft that gets another name gets another address; a published one keeps it, because it is linked to.
  const address = held.isDraft && content.name !== before.name ? { serviceUrl: null } : {}
  const action = Object.keys(flags).length > 0 && !isWritten ? 'flag' : actionOf(held.isDraft, isDraft)
  const data = { ...content, ...address, ...flags, isDraft }
  await updateRecord(req, tx, id, data, { actorId: actor.id, action, changes: changed })
  return toServiceRecord(await readService(req, id))
}

const actionOf = (wasDraft: boolean, isDraft: boolean) =>
  wasDraft === isDraft ? 'update' : isDraft ? 'withdraw' : 'publish'

const refusal = (path: string, message: string) =>
  new CodedError('VALIDATION_FAILED', { message, issues: [{ path, message }] })

/** The whole content after the changes. Another type takes kinds and details of the old one away. */
function fit(before: ServiceContent, changes: Record<string, unknown>, isDraft: boolean): ServiceContent {
  const merged = withChanges(before, changes)
  const known = serviceSubtypes[merged.serviceType].map(({ key }) => key)
  const isOtherType = merged.serviceType !== before.serviceType
  const content: ServiceContent = {
    ...merged,
    photos: withOnePrimary(merged.photos),
    serviceSubType:
      isOtherType && changes.serviceSubType === undefined
        ? merged.serviceSubType.filter((key) => known.includes(key))
        : merged.serviceSubType,
    details: isOtherType && changes.details === undefined ? {} : merged.details,
  }
  const issues = serviceProblems(content, isDraft)
  const [first] = issues
  if (first) throw new CodedError('VALIDATION_FAILED', { message: first.message, issues })
  return { ...content, details: readServiceDetails(content.serviceType, content.details).details }
}

/** Unverified people may write drafts, but not publish. */
function assertMayPublish({ userType, isEmailVerified }: Actor): void {
  if (userType !== 'admin' && !isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
}

/** A spotlight needs a plan with the right to it. */
function assertPlan(maySpotlight: boolean, { isFeatured }: Flags): void {
  if (isFeatured && !maySpotlight) throw new CodedError('PLAN_REQUIRED')
}
