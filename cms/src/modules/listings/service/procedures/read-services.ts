import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { getService, readServiceOf, readServiceRecord, searchServices } from '../operations/read-services'
import { listListedOf } from '../repository'

type Endpoints = Contract['services']

export const listServices: Procedure<Endpoints['list']> = async ({ input, context }) => {
  const { results, total } = await searchServices(context.services, input, context.user)
  return reply(results, { total })
}

export const getOneService: Procedure<Endpoints['get']> = async ({ input, context }) =>
  reply(await getService(context.services, input.id, context.user))

export const getServicePin: Procedure<Endpoints['mapById']> = async ({ input, context }) => {
  const service = await getService(context.services, input.id, context.user)
  if (service.latitude === null || service.longitude === null) throw new CodedError('LISTING_UNAVAILABLE')
  const { id, _id, type, name, slug, serviceType, latitude, longitude } = service
  return reply({ id, _id, type, name, slug, serviceType, latitude, longitude })
}

export const getOwnService: Procedure<Endpoints['own']> = async ({ context }) =>
  reply(await readServiceOf(context.services, context.user.id))

export const listOwnForCampaign: Procedure<Endpoints['ownForCampaign']> = async ({ input, context }) => {
  const rows = input.campaignType === 'hotdeal' ? [] : await listListedOf(context.services.db, context.user.id)
  return reply(rows, { total: rows.length })
}

export const getServiceOfManager: Procedure<Endpoints['managerDetails']> = async ({ input, context }) =>
  reply(await readServiceOf(context.services, input.id))

export const getServiceRecord: Procedure<Contract['adminService']['serviceRecord']> = async ({ input, context }) =>
  reply(await readServiceRecord(context.services, input.id))
