import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { formatAddress } from '@stackyard/shared/domain/format-address'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { addAddress, changeAddress, readAddress, removeAddress } from '../operations/keep-address-book'
import { searchAddresses } from '../operations/search-addresses'
import { verifyAddress } from '../operations/verify-address'
import { listOwn } from '../repository'
import { toSavedAddress } from '../to-saved-address'

type Endpoints = Contract['address']

export const search: Procedure<Endpoints['search']> = async ({ input, context }) => {
  const rows = await searchAddresses(context.services.db, input.search ?? input.query)
  return reply(rows, { total: rows.length })
}

export const list: Procedure<Endpoints['list']> = async ({ input, context }) => {
  const { rows, total } = await listOwn(context.services.db, context.user.id, input)
  return reply(rows.map(toSavedAddress), { total })
}

export const create: Procedure<Endpoints['create']> = async ({ input, context }) =>
  reply(await addAddress(context.services, context.user.id, input))

export const update: Procedure<Endpoints['update']> = async ({ input, context }) =>
  reply(await changeAddress(context.services, context.user.id, input))

export const get: Procedure<Endpoints['get']> = async ({ input, context }) =>
  reply(await readAddress(context.services, context.user.id, input.id))

export const remove: Procedure<Endpoints['delete']> = async ({ input, context }) => {
  await removeAddress(context.services, context.user.id, input.id)
  return reply(done)
}

export const verify: Procedure<Endpoints['verify']> = async ({ input, context }) =>
  reply(await verifyAddress(context.services.db, input))

/** The reviews of a maps service; none while no service is connected or it does not answer. No review is made up. */
export const googleReviews: Procedure<Endpoints['googleReviews']> = async ({ input, context }) => {
  const { isConfigured, reviewsOf } = context.services.places
  const nothing = { isConfigured, rating: null, total: 0, reviews: [] }
  if (!isConfigured)
    return reply(nothing, { message: 'No maps service is connected, so there are no reviews of this address.' })
  const { address } = input
  const found = await reviewsOf(typeof address === 'string' ? address : formatAddress(address))
  if (!found) return reply(nothing, { message: 'The maps service did not answer. Try again later.' })
  return reply({ isConfigured, ...found })
}
