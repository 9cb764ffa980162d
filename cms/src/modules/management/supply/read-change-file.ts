import { confirmationOf } from '@stackyard/shared/domain/confirmed-row'
import {
  changedHeaders,
  KEY_HEADER,
  type ListingRow,
  readListingRows,
  rowIssue,
} from '@stackyard/shared/domain/listing-file'
import { priceDropIssues, priceDrops } from '@stackyard/shared/domain/price-drops'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import { WarehouseInput } from '@stackyard/shared/schema/warehouse-input'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'
import type { Services } from '../../../platform/services'
import { inRecordTransaction, listingContentOf } from '../../listings/listing'
import { listKeys } from './key-repository'
import { problemsOf, wholeContent } from './listing-rules'
import { byRow, type FileListing, newListing, placed, rowOf } from './read-listing-file'
import { readTableFile } from './read-table-file'
import { type HeldListing, listHeld, type ListingDoc, readListings } from './repository'

/** A listing that a row changes: its content after, and the headers of what differs. */
export type FileChange = {
  row: number
  id: number
  version: number
  key: string
  isDraft: boolean
  /** Whether prices that fall by more than half are meant. */
  confirmPrices: boolean
  /** What the row says. */
  sent: Omit<WarehouseInput, 'isDraft' | 'confirmPrices'>
  content: ListingContent
  fields: string[]
}

type PriceDropRow = NonNullable<ListingImport['priceDrops']>[number]

type ChangeFile = {
  added: FileListing[]
  changed: FileChange[]
  unchanged: number
  /** Rows that nothing but their lower prices keeps from being taken. */
  priceDrops: PriceDropRow[]
  /** What is wrong, by row; a row with an issue is in none of the others. */
  issues: Issue[]
}

type Owner = { id: number; type: string }
type Known = { held: HeldListing; doc: ListingDoc; key: string }

/**
 * What the rows of a file come to for a provider: those that name a listing by Id or own reference change it, the others
 * add drafts. A row whose prices fall by more than half is refused unless `confirmed` names it with the version of the
 * listing that it was tried at. Nothing is stored. @throws CodedError for what is no CSV or XLSX
 */
export async function readChangeFile(
  services: Services,
  file: File,
  owner: Owner,
  confirmed: ReadonlySet<string>,
): Promise<ChangeFile> {
  const read = readListingRows(await readTableFile(file), 'change')
  const known = await knownListings(services, owner, read.listings)
  const issues = [...read.issues, ...repeated(read.listings, known)]
  const wrong = new Set(issues.map(rowOf))
  const added: FileListing[] = []
  const changes: FileChange[] = []
  const dropRows: PriceDropRow[] = []
  for (const line of read.listings) {
    if (wrong.has(line.row)) continue
    const found = known.of(line)
    const outcome = found ? changeOf(line, found, owner.type) : additionOf(line, owner.type)
    issues.push(...outcome.issues)
    if (outcome.issues.length > 0) continue
    if (!('change' in outcome)) {
      added.push(outcome.listing)
      continue
    }
    const { change, drops } = outcome
    const isMeant = drops.length > 0 && confirmed.has(confirmationOf(change))
    if (drops.length === 0 || isMeant) {
      changes.push({ ...change, confirmPrices: isMeant })
      continue
    }
    const { row, id, version, content } = change
    issues.push(...drops.map(({ path, message }) => rowIssue(row, message, path)))
    dropRows.push({ row, id, version, name: content.name, drops: drops.map(({ message }) => message) })
  }
  const changed = changes.filter(({ fields }) => fields.length > 0)
  return {
    added: await placed(services.db, added),
    changed: await placed(services.db, changed),
    unchanged: changes.length - changed.length,
    priceDrops: dropRows,
    issues: byRow(issues),
  }
}

/** Finds the listing that a row names, by Id first. */
async function knownListings({ db, ...services }: Services, owner: Owner, lines: readonly ListingRow[]) {
  const named = lines.flatMap(({ id }) => (id !== null && Number.isSafeInteger(id) && id < 2 ** 31 ? [id] : []))
  const keys = lines.flatMap(({ key }) => (key === '' ? [] : [key]))
  const rows = await listKeys(db, owner.id, { keys, ids: named })
  const byKey = new Map(rows.map(({ key, listingId }) => [key, listingId]))
  const keyOf = new Map(rows.map(({ key, listingId }) => [listingId, key]))
  const ids = [...new Set([...named, ...byKey.values()])]
  return inRecordTransaction(services, async (req, tx) => {
    const held = new Map((await listHeld(tx, ids, owner.id)).map((each) => [each.id, each]))
    const docs = await readListings(req, [...held.keys()])
    const idOf = ({ id, key }: ListingRow): number | undefined => id ?? byKey.get(key)
    const of = (line: ListingRow): Known | undefined => {
      const id = idOf(line) ?? 0
      const [one, doc] = [held.get(id), docs.get(id)]
      return one && doc ? { held: one, doc, key: keyOf.get(id) ?? '' } : undefined
    }
    return { of, idOf, byKey }
  })
}

/** Rows that name what is not there, what another row names, or nothing. */
function repeated(lines: readonly ListingRow[], known: Awaited<ReturnType<typeof knownListings>>): Issue[] {
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const { row, id, key } = line
    if (id !== null && !known.of(line)) return [rowIssue(row, 'You have no listing with this Id')]
    if (id === null && key === '') return [rowIssue(row, `Write an Id or ${KEY_HEADER.toLowerCase()}`)]
    if (key.length > 80) return [rowIssue(row, `${KEY_HEADER} has at most 80 characters`)]
    const owner = known.byKey.get(key)
    if (id !== null && owner !== undefined && owner !== id)
      return [rowIssue(row, 'Another of your listings has this reference')]
    const names = [`id ${known.idOf(line) ?? `new ${key}`}`, ...(key === '' ? [] : [`key ${key}`])]
    const isTwice = names.some((name) => seen.has(name))
    for (const name of names) seen.add(name)
    return isTwice ? [rowIssue(row, 'Another row names the same listing')] : []
  })
}

/** A listing of an unknown reference starts as a draft. */
function additionOf(line: ListingRow, sellerType: string): { listing: FileListing; issues: Issue[] } {
  const { listing, issues } = newListing({ ...line, fields: { ...line.fields, isDraft: true } }, sellerType)
  if (listing) return { listing, issues }
  return { listing: { row: line.row, key: line.key, content: listingContentOf({}), isDraft: true }, issues }
}

type Change = { change: FileChange; drops: Issue[]; issues: Issue[] }

function changeOf({ row, key, fields }: ListingRow, known: Known, sellerType: string): Change {
  const { held, doc } = known
  const before = listingContentOf(doc)
  const parsed = WarehouseInput.safeParse(fields)
  const base = { row, id: held.id, version: held.version, key, isDraft: held.isDraft, confirmPrices: false }
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => rowIssue(row, message, path.join('.')))
    return { change: { ...base, sent: {}, content: before, fields: [] }, drops: [], issues }
  }
  const { isDraft = held.isDraft, confirmPrices: _, ...changes } = parsed.data
  const content = pinned(before, wholeContent(before, changes), changes)
  const headers = changedHeaders({ ...before, isDraft: held.isDraft }, { ...content, isDraft })
  const isRenamed = key !== '' && key !== known.key
  const issues = headers.length > 0 ? problemsOf(content, isDraft, sellerType) : []
  const isLive = !isDraft && headers.length > 0
  return {
    change: { ...base, isDraft, sent: changes, content, fields: isRenamed ? [...headers, KEY_HEADER] : headers },
    drops: isLive ? priceDropIssues(priceDrops(held.isDraft ? null : before, content)) : [],
    issues: issues.map(({ path, message }) => rowIssue(row, message, path)),
  }
}

/** A listing that moves to another ZIP code gets its pin there, unless the file has coordinates. */
function pinned(
  before: ListingContent,
  after: ListingContent,
  { latitude, longitude }: Pick<WarehouseInput, 'latitude' | 'longitude'>,
): ListingContent {
  const isMoved = before.address.zipCode !== after.address.zipCode
  return isMoved && latitude === undefined && longitude === undefined
    ? { ...after, latitude: null, longitude: null }
    : after
}
