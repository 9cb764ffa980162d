import { formatAddress } from '@stackyard/shared/domain/format-address'
import type { BillingInfo, BillingInfoInput } from '@stackyard/shared/schema/payment'
import { toE164 } from '../../../platform/phone'
import type { BillingInfoRow } from './repository'

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
    taxId: row.taxId,
  }
}

/** The columns of the form's fields; a tax id that is absent stays as it is. */
export const toColumns = ({ fullName, phoneNumber, email, address, taxId }: Omit<BillingInfoInput, 'isPrimary'>) => ({
  fullName,
  phoneNumber: toE164(phoneNumber, 'phoneNumber'),
  email,
  ...address,
  ...(taxId === undefined ? {} : { taxId }),
})
