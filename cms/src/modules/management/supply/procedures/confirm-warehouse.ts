import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { confirmByLink, confirmListing, readConfirmLink } from '../operations/confirm-listing'
import { readListingRecord } from '../operations/read-listing-record'

type Endpoints = Contract['supply']

export const confirmWarehouse: Procedure<Endpoints['confirm']> = async ({ input, context }) => {
  await confirmListing(context.services, context.user, input.id)
  return reply(await readListingRecord(context.services, context.user, String(input.id)))
}

export const readConfirmation: Procedure<Endpoints['confirmLink']> = async ({ input, context }) =>
  reply(await readConfirmLink(context.services, input.token))

export const confirmWarehouseByLink: Procedure<Endpoints['confirmByLink']> = async ({ input, context }) =>
  reply(await confirmByLink(context.services, input.token), { message: 'Thank you: the listing is confirmed.' })
