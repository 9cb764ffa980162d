import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import { CodedError, type Issue } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { isUniqueViolation } from '../../../../platform/unique-violation'
import { addListings, inRecordTransaction } from '../../../listings/listing'
import { assertMayAddListing } from '../../../payments/plan'
import { saveKeys } from '../key-repository'
import { assertMayPublish, type Actor } from '../listing-rules'
import { readListingFile, type FileListing } from '../read-listing-file'
import { findOwner } from '../repository'
import { changeFromFile, keysOf } from './change-from-file'

/** Issues that are told at once. */
const MOST_ISSUES = 200

const TAKEN = 'Another listing took the address of one of these in the meantime. Send the file again.'

type Import = {
  file: File
  dryRun: boolean
  change: boolean
  sellerId?: number | undefined
  /** Rows whose lower prices are meant. */
  confirmed: ReadonlySet<string>
}
type Owner = { id: number; type: string; planId: string }

/**
 * Adds the listings of a file to a provider's own, all or none, or changes those that it names; admins name the provider. A dry run stores nothing and
 * answers with every wrong row. @throws CodedError NOT_FOUND without such a provider; VALIDATION_FAILED naming the
 * rows; EMAIL_NOT_VERIFIED; PLAN_LIMIT_REACHED; CONFLICT when an address was taken in between
 */
export async function importListings(
  services: Services,
  actor: Actor,
  { file, dryRun, change, sellerId, confirmed }: Import,
): Promise<ListingImport> {
  const owner = await findOwner(services.db, actor.userType === 'admin' ? (sellerId ?? 0) : actor.id)
  if (!owner || !['seller', 'manager'].includes(owner.type)) throw new CodedError('NOT_FOUND')
  if (change) return changeFromFile(services, actor, owner, { file, dryRun, confirmed })
  const { listings, issues } = await readListingFile(services.db, file, owner.type)
  const outcome = { rows: listings.length, drafts: listings.filter(({ isDraft }) => isDraft).length }
  const found = issues.slice(0, MOST_ISSUES)
  if (dryRun) {
    const refusal = listings.length > 0 ? await refusalOf(services, actor, owner, listings) : []
    return { dryRun, ...outcome, created: 0, issues: [...refusal, ...found] }
  }
  const [first] = found
  if (first) throw new CodedError('VALIDATION_FAILED', { message: first.message, issues: found })
  if (outcome.drafts < outcome.rows) assertMayPublish(actor)
  const created = await store(services, actor, owner, listings)
  return { dryRun, ...outcome, created, issues: [] }
}

/** What would keep the whole file from being taken. */
async function refusalOf(
  services: Services,
  actor: Actor,
  owner: Owner,
  listings: readonly FileListing[],
): Promise<Issue[]> {
  try {
    if (listings.some(({ isDraft }) => !isDraft)) assertMayPublish(actor)
    if (owner.type === 'seller') await assertMayAddListing(services, owner, undefined, listings.length)
    return []
  } catch (error) {
    if (error instanceof CodedError) return [{ path: 'file', message: error.message }]
    throw error
  }
}

async function store(
  services: Services,
  actor: Actor,
  owner: Owner,
  listings: readonly FileListing[],
): Promise<number> {
  const now = services.clock.now()
  return inRecordTransaction(services, async (_req, tx) => {
    // The platform's managed profiles have no plan.
    if (owner.type === 'seller') await assertMayAddListing(services, owner, tx, listings.length)
    const by = { sellerId: owner.id, actorId: actor.id, now }
    const ids = await addListings(services.payload, tx, listings, by)
    await saveKeys(tx, keysOf(listings, ids, owner.id))
    return ids.length
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new CodedError('CONFLICT', { message: TAKEN, cause: error })
    throw error
  })
}
