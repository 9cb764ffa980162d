import { type BulkChange, changesOf } from '@stackyard/shared/domain/bulk-edit'
import { priceDropIssues, priceDrops } from '@stackyard/shared/domain/price-drops'
import { text } from '@stackyard/shared/messages/text'
import { type BulkField, bulkFields } from '@stackyard/shared/reference/bulk-fields'
import type { BulkApplyInput, BulkPreviewInput, BulkPreviewRow, BulkResult } from '@stackyard/shared/schema/bulk-edit'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { inRecordTransaction, listingContentOf } from '../../../listings/listing'
import { smallestTotals } from '../../../reservations/booking'
import { type Actor, problemsOf, wholeContent } from '../listing-rules'
import { type HeldListing, listHeld, type ListingDoc, readListings } from '../repository'
import { updateListing } from './save-listing'

const labelOf = (field: string): string => bulkFields.find((each) => each.field === field)?.label ?? field

const REFUSALS = { negative: 'It would fall below 0.', none: 'It has no value to raise.' } as const

/**
 * What rules would change of listings, with what keeps each from being changed. Nothing is stored. Another's listings,
 * and those that are gone, are absent.
 */
export function previewBulkEdit(services: Services, actor: Actor, input: BulkPreviewInput): Promise<BulkPreviewRow[]> {
  return inRecordTransaction(services, async (req, tx) => {
    const held = await listHeld(tx, input.ids, actor.userType === 'admin' ? null : actor.id)
    const ids = held.map(({ id }) => id)
    const docs = await readListings(req, ids)
    const least = await smallestTotals(tx, ids, services.clock.now())
    return held.flatMap((each) => {
      const doc = docs.get(each.id)
      return doc ? [previewOf(each, doc, input.rules, least.get(each.id) ?? 0)] : []
    })
  })
}

function previewOf(
  { id, version, isDraft, sellerType }: HeldListing,
  doc: ListingDoc,
  rules: BulkPreviewInput['rules'],
  least: number,
): BulkPreviewRow {
  const before = listingContentOf(doc)
  const row = { id, version, name: before.name, warning: null }
  const { changes, problem } = changesOf(before, rules)
  if (problem) return { ...row, changes: [], problem: `${labelOf(problem.field)}: ${REFUSALS[problem.problem]}` }
  const after = wholeContent(before, valuesOf(changes))
  const [broken] = changes.length > 0 ? problemsOf(after, isDraft, sellerType) : []
  const isShort = changes.some(({ field }) => field === 'totalSpace') && (after.totalSpace ?? 0) < least
  const short = isShort ? text('listing.totalBelowHolds', { least: least.toLocaleString('en-US') }) : null
  const drops = isDraft ? [] : priceDropIssues(priceDrops(before, after))
  const warning = drops.map(({ message }) => message).join('; ') || null
  return { ...row, changes, problem: broken?.message ?? short, warning }
}

const valuesOf = (changes: readonly BulkChange[]): Partial<Record<BulkField, number | null>> =>
  Object.fromEntries(changes.map(({ field, after }) => [field, after]))

/**
 * Writes the figures of listings, each in a transaction of its own with all rules of a listing: one that is refused stays
 * whole as it was, and the others are changed. Their prices count as confirmed, since they were previewed.
 */
export async function applyBulkEdit(services: Services, actor: Actor, { rows }: BulkApplyInput): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const { id, version, values } of rows)
    results.push(
      await refusable<BulkResult>(
        async () => {
          const saved = await updateListing(services, actor, id, { ...values, version, confirmPrices: true })
          return { id, version: saved.version, problem: null }
        },
        (problem) => ({ id, version: null, problem }),
      ),
    )
  return results
}

/** What a step answers; for a refusal, what is made of its sentence. What is no refusal is thrown. */
export async function refusable<T>(step: () => Promise<T>, refused: (problem: string) => T): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof CodedError) return refused(error.issues?.[0]?.message ?? error.message)
    throw error
  }
}
