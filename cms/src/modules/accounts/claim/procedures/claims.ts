import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { claimExisting, denyClaim, grantClaim } from '../operations/decide-claim'
import { sendClaim } from '../operations/send-claim'
import { verifyClaim } from '../operations/verify-claim'
import { listUnclaimed } from '../repository'

type Endpoints = Contract['claim']

export const sendClaimProfile: Procedure<Endpoints['send']> = async ({ input, context }) => {
  await sendClaim(context.services, input, context.user, context.ip)
  return reply(done, { message: text('claim.success') })
}

export const claimProfileVerify: Procedure<Endpoints['verify']> = async ({ input, context }) =>
  reply(await verifyClaim(context.services, input.token))

export const listUnclaimedUsers: Procedure<Endpoints['unclaimedUsers']> = async ({ context }) => {
  const people = await listUnclaimed(context.services.db)
  return reply(people, { total: people.length })
}

export const claimExistingUser: Procedure<Endpoints['claimExisting']> = async ({ input, context }) =>
  reply(await claimExisting(context.services, context.user.id, input))

export const grantAccess: Procedure<Endpoints['grant']> = async ({ input, context }) =>
  reply(await grantClaim(context.services, context.user.id, input.userId))

export const denyAccess: Procedure<Endpoints['deny']> = async ({ input, context }) => {
  await denyClaim(context.services, context.user.id, input.userId)
  return reply(done)
}
