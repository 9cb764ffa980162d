import { readRateRows } from '@stackyard/shared/domain/rate-file'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { readTableFile } from '../read-table-file'
import { readListingRecord } from './read-listing-record'
import { updateListing } from './save-listing'

/**
 * Replaces the rates of one tier by those of a CSV or XLSX file, all or nothing; a tier of a new name is added at the
 * end. @throws CodedError NOT_FOUND for another's listing; VALIDATION_FAILED naming each wrong row;
 * PRICE_DROP for unconfirmed rates that fall by more than half or to 0
 */
export async function uploadRates(
  services: Services,
  actor: SessionUser,
  {
    id,
    tierName,
    file,
    confirmPrices,
  }: { id: number; tierName: string; file: File; confirmPrices?: boolean | undefined },
): Promise<WarehouseRecord> {
  const record = await readListingRecord(services, actor, String(id))
  const { rates, issues } = readRateRows(await readTableFile(file))
  const [first] = issues
  if (first) throw new CodedError('VALIDATION_FAILED', { message: first.message, issues })
  const tier = { tierName, fulfillmentRatesDetails: rates }
  const isKnown = record.fulfillmentRates.some((one) => one.tierName === tierName)
  const fulfillmentRates = isKnown
    ? record.fulfillmentRates.map((one) => (one.tierName === tierName ? tier : one))
    : [...record.fulfillmentRates, tier]
  return updateListing(services, actor, record.id, { fulfillmentRates, version: record.version, confirmPrices })
}
