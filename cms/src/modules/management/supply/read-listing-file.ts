import { type ListingRow, readListingRows, rowIssue } from '@stackyard/shared/domain/listing-file'
import { priceDropIssues, priceDrops } from '@stackyard/shared/domain/price-drops'
import type { Issue } from '@stackyard/shared/schema/envelope'
import { WarehouseInput } from '@stackyard/shared/schema/warehouse-input'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'
import type { Db } from '../../../platform/db'
import { locateZips } from '../../listings/address'
import { blankListing, problemsOf, wholeContent } from './listing-rules'
import { readTableFile } from './read-table-file'

export type FileListing = { row: number; key: string; content: ListingContent; isDraft: boolean }

/**
 * The listings of a file with every row that is wrong, checked as the form's are for an owner of this type. A US ZIP
 * code places the pin where no coordinates are given. @throws CodedError for what is no CSV or XLSX
 */
export async function readListingFile(
  db: Db,
  file: File,
  sellerType: string,
): Promise<{ listings: FileListing[]; issues: Issue[] }> {
  const read = readListingRows(await readTableFile(file))
  const issues = [...read.issues]
  const listings: FileListing[] = []
  for (const line of read.listings) {
    const { listing, issues: found } = newListing(line, sellerType)
    issues.push(...found)
    if (listing) listings.push(listing)
  }
  return { listings: await placed(db, listings), issues: byRow(issues) }
}

/** A row as a new listing, and what is wrong with it; null for one that the schema of a listing refuses. */
export function newListing(
  { row, key, fields }: ListingRow,
  sellerType: string,
): { listing: FileListing | null; issues: Issue[] } {
  const parsed = WarehouseInput.safeParse({ ...fields, address: { country: 'US', ...(fields.address as object) } })
  if (!parsed.success)
    return {
      listing: null,
      issues: parsed.error.issues.map(({ path, message }) => rowIssue(row, message, path.join('.'))),
    }
  const { isDraft = true, ...changes } = parsed.data
  const content = wholeContent(blankListing, changes)
  const issues = problemsOf(content, isDraft, sellerType).map(({ path, message }) => rowIssue(row, message, path))
  // A file has no way to confirm a price: one that is meant to be none is left empty.
  const free = isDraft ? [] : priceDropIssues(priceDrops(null, content))
  issues.push(...free.map(({ path }) => rowIssue(row, 'Leave a term that is not offered empty, not 0', path)))
  return { listing: { row, key, content, isDraft }, issues }
}

/** Issues in the order of the rows. */
export const byRow = (issues: readonly Issue[]): Issue[] => issues.toSorted((a, b) => rowOf(a) - rowOf(b))

export const rowOf = ({ path }: Issue): number => Number(/\d+/.exec(path)?.[0] ?? 0)

const zipOf = ({ address, latitude, longitude }: ListingContent): string | null =>
  latitude === null && longitude === null && address.country.toUpperCase() === 'US' && /^\d{5}/.test(address.zipCode)
    ? address.zipCode.slice(0, 5)
    : null

/** The same with a pin at the US ZIP code where no coordinates are given. */
export async function placed<T extends { content: ListingContent }>(db: Db, listings: readonly T[]): Promise<T[]> {
  const zips = listings.map(({ content }) => zipOf(content)).filter((zip) => zip !== null)
  const places = await locateZips(db, zips)
  return listings.map((listing) => {
    const place = places.get(zipOf(listing.content) ?? '')
    return place ? { ...listing, content: { ...listing.content, ...place } } : listing
  })
}
