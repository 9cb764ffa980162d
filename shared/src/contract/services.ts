import { z } from 'zod'
import { FlagOutcome, ServiceFlagsInput } from '../schema/listing-flags'
import { IdParams, recordId } from '../schema/query'
import {
  AdminServiceUpdate,
  PartnerInput,
  Service,
  ServiceInput,
  ServicePin,
  ServiceQuery,
  ServiceRecord,
} from '../schema/service'
import { ServiceCard } from '../schema/service-card'
import { EligibleQuery } from '../schema/campaign'
import { endpoint, nothing } from './endpoint'

/** An id or a serviceUrl, resolved in this order. */
const ServiceKey = z.object({ id: z.string().trim().min(1).max(200) })

const fields =
  'Fields that are not sent stay; `details` is sent as a whole. With `version`, the later of two editors is refused with 409, whose `error.data.changed` names the fields changed meanwhile.'

/** Logistics services beside warehouses. A provider has one. */
export const services = {
  list: endpoint({
    method: 'GET',
    path: '/services/',
    audience: 'public',
    summary: 'List services',
    description:
      'By type, place, words and flags. Admins see drafts and hidden ones when they ask for `visible=false`.',
    input: ServiceQuery,
    results: z.array(ServiceCard),
  }),
  own: endpoint({
    method: 'GET',
    path: '/services/own',
    audience: 'seller',
    summary: 'The own service as its form edits it; null when there is none',
    input: nothing,
    results: ServiceRecord.nullable(),
  }),
  updateOwn: endpoint({
    method: 'PUT',
    path: '/services/own',
    audience: 'seller',
    summary: 'Write the own service; the first call creates it',
    description: `A draft unless isDraft is false. ${fields}`,
    input: ServiceInput,
    results: ServiceRecord,
    callsPerMinute: 240,
  }),
  ownForCampaign: endpoint({
    method: 'GET',
    path: '/services/ownForCampaign',
    audience: 'seller',
    summary: 'Your services that a campaign may show',
    description:
      'Those the public sees; none for campaignType `hotdeal`, which is for HotRacks. An unknown campaignType is refused.',
    input: EligibleQuery,
    results: z.array(ServiceCard),
  }),
  get: endpoint({
    method: 'GET',
    path: '/services/{id}',
    audience: 'public',
    summary: 'One service with its reviews',
    description: 'By id or serviceUrl. A draft or hidden one is shown to its provider and admins alone.',
    input: ServiceKey,
    results: Service,
  }),
  mapById: endpoint({
    method: 'GET',
    path: '/services/{id}/map',
    audience: 'public',
    summary: 'One service as it stands on the map',
    input: ServiceKey,
    results: ServicePin,
  }),
  updateManagerByAdmin: endpoint({
    method: 'PUT',
    path: '/services/{id}/update-service',
    audience: 'admin',
    summary: 'Write the service of the managed profile or seller {id}; the first call creates it',
    description: fields,
    input: ServiceInput.extend({ id: recordId }),
    results: ServiceRecord,
  }),
  managerDetails: endpoint({
    method: 'GET',
    path: '/services/{id}/single-services',
    audience: 'admin',
    summary: 'The service of the managed profile or seller {id}; null when there is none',
    input: IdParams,
    results: ServiceRecord.nullable(),
  }),
}

/** Admins curate services. */
export const adminService = {
  serviceUpdate: endpoint({
    method: 'PUT',
    path: '/admin/service/{id}',
    audience: 'admin',
    summary: 'Set one flag of a service, or change its fields',
    description: `One of visible, isVerified, isFeatured, partner; or the fields of the record. ${fields}`,
    input: AdminServiceUpdate,
    results: ServiceRecord,
  }),
  serviceRecord: endpoint({
    method: 'GET',
    path: '/admin/service/{id}',
    audience: 'admin',
    summary: 'One service as its form edits it',
    input: IdParams,
    results: ServiceRecord,
  }),
  flagMany: endpoint({
    method: 'PUT',
    path: '/admin/service/bulk',
    audience: 'admin',
    summary: 'Set one flag of many services',
    description:
      'At most 100 in one transaction. Services of the free plan get no spotlight and are answered in `refused`.',
    input: ServiceFlagsInput,
    results: FlagOutcome,
    callsPerMinute: 60,
  }),
  partner: endpoint({
    method: 'PUT',
    path: '/admin/partner',
    audience: 'admin',
    summary: 'Make a service a partner, or create a partner service',
    description:
      '`{id, partner}` marks an existing service; `{sellerId, serviceType, …}` writes the service of that provider and marks it.',
    input: PartnerInput,
    results: ServiceRecord,
  }),
}

export const searchService = {
  list: endpoint({
    method: 'GET',
    path: '/search/services',
    audience: 'public',
    summary: 'Search services by text',
    input: ServiceQuery,
    results: z.array(ServiceCard),
  }),
}
