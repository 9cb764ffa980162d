import { rowIssue } from '@stackyard/shared/domain/listing-file'
import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import type { Issue } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { addListings, inRecordTransaction } from '../../../listings/listing'
import { assertMayAddListing } from '../../../payments/plan'
import { saveKeys } from '../key-repository'
import type { Actor } from '../listing-rules'
import { type FileChange, readChangeFile } from '../read-change-file'
import { byRow, type FileListing, rowOf } from '../read-listing-file'
import { refusable } from './edit-in-bulk'
import { updateListing } from './save-listing'

/** Issues and changes that are told at once. */
const MOST_TOLD = 200

type Owner = { id: number; type: string; planId: string }

/**
 * Changes the listings that a file names, and adds drafts for references that are new. Each row is taken whole or refused
 * with its reason; the others go on. A dry run stores nothing and answers the same.
 */
export async function changeFromFile(
  services: Services,
  actor: Actor,
  owner: Owner,
  { file, dryRun, confirmed }: { file: File; dryRun: boolean; confirmed: ReadonlySet<string> },
): Promise<ListingImport> {
  const read = await readChangeFile(services, file, owner, confirmed)
  const issues = [...read.issues]
  const full = await refusalOfPlan(services, owner, read.added)
  issues.push(...full)
  const adding = full.length > 0 ? [] : read.added
  const taken = dryRun ? read.changed : await changeAll(services, actor, owner, read.changed, issues)
  if (!dryRun) await addAll(services, actor, owner, adding)
  const changes = taken.map(({ row, id, content, fields }) => ({ row, id, name: content.name, fields }))
  return {
    dryRun,
    rows: adding.length + taken.length + read.unchanged,
    drafts: adding.length,
    created: dryRun ? 0 : adding.length,
    changed: taken.length,
    unchanged: read.unchanged,
    refused: new Set(issues.map(rowOf)).size,
    changes: changes.slice(0, MOST_TOLD),
    priceDrops: read.priceDrops,
    issues: byRow(issues).slice(0, MOST_TOLD),
  }
}

/** Why a provider's plan takes none of the new listings, told for each of their rows. */
async function refusalOfPlan(services: Services, owner: Owner, added: readonly FileListing[]): Promise<Issue[]> {
  if (owner.type !== 'seller' || added.length === 0) return []
  return refusable(
    async () => {
      await assertMayAddListing(services, owner, undefined, added.length)
      return []
    },
    (problem) => added.map(({ row }) => rowIssue(row, problem)),
  )
}

/** Writes each change in a transaction of its own; answers those that were taken, and notes the others. */
async function changeAll(
  services: Services,
  actor: Actor,
  owner: Owner,
  changed: readonly FileChange[],
  issues: Issue[],
): Promise<FileChange[]> {
  const taken: FileChange[] = []
  for (const change of changed) {
    const { row, id, version, key, sent, isDraft, confirmPrices } = change
    const { latitude, longitude } = change.content
    await refusable(
      async () => {
        await updateListing(services, actor, id, { ...sent, latitude, longitude, isDraft, version, confirmPrices })
        taken.push(change)
      },
      (problem) => void issues.push(rowIssue(row, problem)),
    )
    if (key !== '' && taken.at(-1) === change)
      await withTransaction(services.db, (tx) => saveKeys(tx, [{ listingId: id, sellerId: owner.id, key }]))
  }
  return taken
}

async function addAll(services: Services, actor: Actor, owner: Owner, added: readonly FileListing[]): Promise<void> {
  if (added.length === 0) return
  const now = services.clock.now()
  await inRecordTransaction(services, async (_req, tx) => {
    if (owner.type === 'seller') await assertMayAddListing(services, owner, tx, added.length)
    const ids = await addListings(services.payload, tx, added, { sellerId: owner.id, actorId: actor.id, now })
    await saveKeys(tx, keysOf(added, ids, owner.id))
  })
}

/** The references of listings that were just added, of those that have one. */
export const keysOf = (added: readonly FileListing[], ids: readonly number[], sellerId: number) =>
  added.flatMap(({ key }, at) => {
    const listingId = ids[at]
    if (listingId === undefined) throw new CodedError('INTERNAL')
    return key === '' ? [] : [{ listingId, sellerId, key }]
  })
