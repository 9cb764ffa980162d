import type { DirectoryQuery } from '@stackyard/shared/schema/curation'
import type { Db } from '../../../../platform/db'
import { toCsv } from '../../../../platform/to-csv'
import { listPeople } from '../repository'

/** Rows of one file; who needs more narrows the filters. */
const MAX_ROWS = 10_000

/** People as CSV (RFC 4180, UTF-8); cells that a spreadsheet would take for a formula are neutralised. */
export async function exportPeople(db: Db, filters: DirectoryQuery): Promise<string> {
  const { rows } = await listPeople(db, { ...filters, limit: MAX_ROWS, skip: 0 })
  const lines = rows.map((person) => ({
    Id: person.id,
    Kind: person.userType,
    Service: person.serviceType ?? '',
    'First name': person.firstName,
    'Last name': person.lastName,
    Company: person.company,
    Email: person.email,
    Phone: person.phone,
    Website: person.website,
    City: person.city,
    State: person.state,
    Country: person.country,
    Plan: person.planId,
    Diamonds: person.diamond,
    Verified: person.isVerified,
    Active: person.isActive,
    Listings: person.serviceCount,
    Orders: person.totalTransactions,
    Since: person.createdAt,
  }))
  return toCsv(lines)
}
