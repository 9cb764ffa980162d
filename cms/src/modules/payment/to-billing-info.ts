import type { Address } from '@stackyard/shared/schema/address'
import type { BillingInfo, BillingInfoInput } from '@stackyard/shared/schema/payment'
import type { BillingInfoRow } from './repository'

/** All parts that are there, in the order of an envelope (001 §2.4). */
const formatAddress = (address: Address): string =>
  [address.street1, address.street2, address.city, address.state, address.zipCode, address.country]
    .filter(Boolean)
    .join(', ')

export const toBillingInfo = (row: BillingInfoRow): BillingInfo => {
  const { street1, street2, city, state, zipCode, country } = row
  const address = { street1, street2, city, state, zipCode, country }
  return {
    id: row.id,
    _id: row.id,
    isPrimary: row.isPrimary,
    createdAt: row.createdAt.toISOString(),
    fullName: row.fullName,
    phoneNumber: row.phoneNumber,
    email: row.email,
    address,
    formattedAddress: formatAddress(address),
  }
}

/** The columns of the form's fields. */
export const toColumns = ({ fullName, phoneNumber, email, address }: Omit<BillingInfoInput, 'isPrimary'>) => ({
  fullName,
  phoneNumber,
  email,
  ...address,
})
