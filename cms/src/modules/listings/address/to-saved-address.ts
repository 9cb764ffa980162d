import { formatAddress } from '@stackyard/shared/domain/format-address'
import type { SavedAddress } from '@stackyard/shared/schema/address-book'
import type { AddressRow } from './repository'

export const toSavedAddress = (row: AddressRow): SavedAddress => {
  const { id, street1, street2, city, state, zipCode, country } = row
  const lines = { street1, street2, city, state, zipCode, country }
  return {
    id,
    _id: id,
    ...lines,
    formattedAddress: formatAddress(lines),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
