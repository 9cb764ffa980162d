import type { Contract } from '@stackyard/shared/contract/index'
import { done } from '@stackyard/shared/contract/endpoint'
import { CampaignQuery } from '@stackyard/shared/schema/campaign'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deleteCampaign, editBudget, pauseCampaign, resumeCampaign, stopCampaign } from '../operations/change-campaign'
import { createCampaign } from '../operations/create-campaign'
import { forecast } from '../operations/forecast'
import { listCampaigns, readCampaign } from '../operations/read-campaigns'

type Endpoints = Contract['campaign']

export const listOwn: Procedure<Endpoints['list']> = async ({ input, context }) => {
  const { db, clock } = context.services
  const page = await listCampaigns(db, context.user.id, { ...CampaignQuery.parse({}), ...input }, clock.now())
  return reply(page, { total: page.total })
}

export const listFiltered: Procedure<Endpoints['filtered']> = async ({ input, context }) => {
  const { db, clock } = context.services
  const page = await listCampaigns(db, context.user.id, input, clock.now())
  return reply(page, { total: page.total })
}

export const createOwn: Procedure<Endpoints['create']> = async ({ input, context }) => {
  const { services, user, headers } = context
  const campaign = await createCampaign(services, { user, input, keyHeader: headers.get('idempotency-key') })
  return reply({ success: true as const, campaign })
}

export const getOne: Procedure<Endpoints['get']> = async ({ input, context }) => {
  const { user, services } = context
  return reply(await readCampaign(services.db, input.id, user.userType === 'admin' ? undefined : user.id))
}

export const pauseOwn: Procedure<Endpoints['pause']> = async ({ input, context }) =>
  reply(await pauseCampaign(context.services, context.user.id, input.id))

export const resumeOwn: Procedure<Endpoints['resume']> = async ({ input, context }) =>
  reply(await resumeCampaign(context.services, context.user.id, input.id))

export const stopOwn: Procedure<Endpoints['stop']> = async ({ input, context }) =>
  reply(await stopCampaign(context.services, context.user.id, input.id))

export const editOwnBudget: Procedure<Endpoints['editBudget']> = async ({ input, context }) =>
  reply(await editBudget(context.services, context.user.id, input.id, input.budget))

export const deleteOwn: Procedure<Endpoints['delete']> = async ({ input, context }) => {
  await deleteCampaign(context.services, context.user.id, input.id)
  return reply(done)
}

export const forecastOwn: Procedure<Endpoints['forecast']> = async ({ input, context }) =>
  reply(await forecast(context.services, input))
