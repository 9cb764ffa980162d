import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { exportCampaigns, listAllCampaigns } from '../operations/list-all-campaigns'
import { listSellers, readOutcomes } from '../operations/list-sellers'
import { readPrices, setPrices } from '../operations/view-prices'
import { spanOf } from '../queries/span'

type Endpoints = Contract['campaign']

export const listAll: Procedure<Endpoints['adminFiltered']> = async ({ input, context }) => {
  const page = await listAllCampaigns(context.services.db, input, context.services.clock.now())
  return reply(page, { total: page.total })
}

export const listOfClient: Procedure<Endpoints['adminFilteredModal']> = async ({ input, context }) => {
  const query = { ...input, serviceType: undefined }
  const page = await listAllCampaigns(context.services.db, query, context.services.clock.now())
  return reply(page, { total: page.total })
}

export const exportAllCampaigns: Procedure<Endpoints['exportAll']> = async ({ input, context }) =>
  reply(await exportCampaigns(context.services.db, input, context.services.clock.now()))

export const listAdSellers: Procedure<Endpoints['sellers']> = async ({ input, context }) => {
  const { sellers, total } = await listSellers(context.services.db, input, context.services.clock.now())
  return reply(sellers, { total })
}

export const getPrices: Procedure<Endpoints['prices']> = async ({ context }) =>
  reply(await readPrices(context.services.db))

export const putPrices: Procedure<Endpoints['setPrices']> = async ({ input, context }) =>
  reply(await setPrices(context.services, context.user, input))

export const getOutcomes: Procedure<Endpoints['outcomes']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await readOutcomes(db, { serviceType: input.serviceType }, spanOf(input, clock.now())))
}
