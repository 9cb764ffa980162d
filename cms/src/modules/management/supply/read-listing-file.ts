import { readListingRows, rowIssue } from '@stackyard/shared/domain/listing-file'
import { priceDropIssues, priceDrops } from '@stackyard/shared/domain/price-drops'
import type { Issue } from '@stackyard/shared/schema/envelope'
import { WarehouseInput } from '@stackyard/shared/schema/warehouse-input'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'
import type { Db } from '../../../platform/db'
import { locateZips } from '../../listings/address'
import { blankListing, problemsOf, wholeContent } from './listing-rules'
import { readTableFile } from './read-table-file'

export type FileListing = { row: number; content: ListingContent; isDraft: boolean }

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
  for (const { row, fields } of read.listings) {
    const parsed = WarehouseInput.safeParse({ ...fields, address: { country: 'US', ...(fields.address as object) } })
    if (!parsed.success) {
      issues.push(...parsed.error.issues.map(({ path, message }) => rowIssue(row, message, path.join('.'))))
      continue
    }
    const { isDraft = true, ...changes } = parsed.data
    const content = wholeContent(blankListing, changes)
    issues.push(...problemsOf(content, isDraft, sellerType).map(({ path, message }) => rowIssue(row, message, path)))
    // A file has no way to confirm a price: one that is meant to be none is left empty.
    const free = isDraft ? [] : priceDropIssues(priceDrops(null, content))
    issues.push(...free.map(({ path }) => rowIssue(row, 'Leave a term that is not offered empty, not 0', path)))
    listings.push({ row, content, isDraft })
  }
  return { listings: await placed(db, listings), issues: issues.toSorted((a, b) => rowOf(a) - rowOf(b)) }
}

const rowOf = ({ path }: Issue): number => Number(/\d+/.exec(path)?.[0] ?? 0)

const zipOf = ({ address, latitude, longitude }: ListingContent): string | null =>
  latitude === null && longitude === null && address.country.toUpperCase() === 'US' && /^\d{5}/.test(address.zipCode)
    ? address.zipCode.slice(0, 5)
    : null

async function placed(db: Db, listings: readonly FileListing[]): Promise<FileListing[]> {
  const zips = listings.map(({ content }) => zipOf(content)).filter((zip) => zip !== null)
  const places = await locateZips(db, zips)
  return listings.map((listing) => {
    const place = places.get(zipOf(listing.content) ?? '')
    return place ? { ...listing, content: { ...listing.content, ...place } } : listing
  })
}
