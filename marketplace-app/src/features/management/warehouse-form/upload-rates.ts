import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { client } from '../../../lib/api'

/** The listing after a rate file of one of its tiers was taken. */
export const uploadRates = async (input: {
  id: number
  tierName: string
  file: File
  confirmPrices?: true
}): Promise<WarehouseRecord> => (await client.supply.uploadRates({ ...input, id: String(input.id) })).results
