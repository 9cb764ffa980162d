import { formatPhone } from '@stackyard/shared/domain/phone'
import type { BillingInfo } from '@stackyard/shared/schema/payment'

/** What the billing form starts from; a new one is in the United States, where most merchants are. */
export const billingValues = (info: BillingInfo | null) => ({
  fullName: info?.fullName ?? '',
  phoneNumber: formatPhone(info?.phoneNumber ?? ''),
  email: info?.email ?? '',
  taxId: info?.taxId ?? '',
  address: info?.address ?? { street1: '', street2: '', city: '', state: '', zipCode: '', country: 'US' },
  isPrimary: info?.isPrimary ?? false,
})
