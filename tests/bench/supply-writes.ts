import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import papaparse from 'papaparse'
import type { SignedIn } from '../setup/actors'
import { call, ok } from '../setup/api'
import { listingRow } from '../setup/listing-row'
import { quantile } from './measure'

const SAVES = 100
export const IMPORT_ROWS = 1000

/** Saves a draft again and again as the form does, a changed text each time. Milliseconds. */
export async function timeAutosave(url: string, { token }: SignedIn): Promise<{ p50: number; p95: number }> {
  const { id, version } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', {
    token,
    body: { name: 'Bench draft' },
  })
  const times: number[] = []
  let at = version
  while (times.length < SAVES) {
    const body = { highlights: `Sentence ${times.length}`, version: at }
    const began = performance.now()
    const saved = await ok<WarehouseRecord>(url, 'PUT', `/warehouse/${id}`, { token, body })
    times.push(performance.now() - began)
    at = saved.version
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

/** A file of a thousand live listings: tried, then added. Milliseconds. @throws Error when a row is refused */
export async function timeImport(url: string, { token }: SignedIn): Promise<{ triedMs: number; addedMs: number }> {
  const content = papaparse.unparse(
    Array.from({ length: IMPORT_ROWS }, (_, index) => listingRow(`Bench Depot ${index}`)),
  )
  const send = async (dryRun: boolean): Promise<number> => {
    const body = new FormData()
    body.append('file', new File([content], 'listings.csv'))
    body.append('dryRun', String(dryRun))
    const began = performance.now()
    const { results, message } = await call<ListingImport>(url, 'POST', '/warehouse/import', { token, body })
    const ms = performance.now() - began
    if (results?.rows !== IMPORT_ROWS || results.created !== (dryRun ? 0 : IMPORT_ROWS))
      throw new Error(`the file was not taken: ${message}`)
    return ms
  }
  return { triedMs: await send(true), addedMs: await send(false) }
}
