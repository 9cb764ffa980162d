import type { ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import type { ServiceContent, ServiceRecord } from '@stackyard/shared/schema/service'

/** What a new service starts with. */
export const blankService = (serviceType: ServiceTypeKey, name: string): ServiceContent => ({
  name,
  serviceType,
  serviceSubType: [],
  address: { street1: '', street2: '', city: '', state: '', zipCode: '', country: 'US' },
  latitude: null,
  longitude: null,
  highlights: '',
  description: '',
  website: '',
  photos: [],
  documents: [],
  miniLogo: null,
  logo: null,
  banner: null,
  details: {},
})

/** The fields of the form out of a record: what stands beside them (flags, owner, version) stays out. */
export const contentOf = (record: ServiceRecord): ServiceContent =>
  Object.fromEntries(
    Object.keys(blankService(record.serviceType, '')).map((key) => [key, record[key as keyof ServiceContent]]),
  ) as ServiceContent
