import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import {
  beginCode,
  beginPasskey,
  finishCode,
  finishPasskey,
  readSecondFactors,
  removeSecondFactor,
  renameSecondFactor,
  renewRecoveryCodes,
} from '../operations/own-second-factors'
import { beginStepUp, finishStepUp } from '../operations/step-up'

type Endpoints = Contract['ownSecondFactor']

export const listSecondFactors: Procedure<Endpoints['list']> = async ({ context: { services, user } }) =>
  reply(await readSecondFactors(services, user))

export const beginCodeSetup: Procedure<Endpoints['beginCode']> = async ({ context: { services, user } }) =>
  reply(beginCode(services, user))

export const finishCodeSetup: Procedure<Endpoints['finishCode']> = async ({ input, context }) =>
  reply(await finishCode(context.services, context.user, context.sessionId, input))

export const beginPasskeySetup: Procedure<Endpoints['beginPasskey']> = async ({ context: { services, user } }) =>
  reply(await beginPasskey(services, user))

export const finishPasskeySetup: Procedure<Endpoints['finishPasskey']> = async ({ input, context }) =>
  reply(await finishPasskey(context.services, context.user, context.sessionId, input))

export const patchSecondFactor: Procedure<Endpoints['rename']> = async ({ input, context: { services, user } }) =>
  reply(await renameSecondFactor(services, user, input))

export const deleteSecondFactor: Procedure<Endpoints['remove']> = async ({ input, context: { services, user } }) =>
  reply(await removeSecondFactor(services, user, input.id))

export const postRecoveryCodes: Procedure<Endpoints['renewRecoveryCodes']> = async ({ context: { services, user } }) =>
  reply({ recoveryCodes: await renewRecoveryCodes(services, user) })

export const beginProof: Procedure<Contract['ownProof']['begin']> = async ({ context: { services, user } }) =>
  reply(await beginStepUp(services, user.id))

export const finishProof: Procedure<Contract['ownProof']['finish']> = async ({ input, context }) => {
  const { services, user, sessionId, ip } = context
  return reply(await finishStepUp(services, { userId: user.id, sessionId, ip }, input))
}
