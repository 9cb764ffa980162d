import type { Contract } from '@stackyard/shared/contract/index'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { flagServices } from '../operations/flag-services'
import { saveServiceOf, updateService } from '../operations/save-service'

const SAVED = { message: 'Service saved' }

export const updateOwnService: Procedure<Contract['services']['updateOwn']> = async ({ input, context }) =>
  reply(await saveServiceOf(context.services, context.user, context.user.id, input), SAVED)

export const updateServiceOfManager: Procedure<Contract['services']['updateManagerByAdmin']> = async ({
  input,
  context,
}) => {
  const { id, ...change } = input
  return reply(await saveServiceOf(context.services, context.user, id, change), SAVED)
}

export const updateServiceByAdmin: Procedure<Contract['adminService']['serviceUpdate']> = async ({
  input,
  context,
}) => {
  const { id, visible, isVerified, isFeatured, partner, ...change } = input
  const sent = Object.entries({ visible, isVerified, isFeatured, partner }).filter(([, value]) => value !== undefined)
  const flags = Object.fromEntries(sent)
  if (sent.length === 0 && Object.values(change).every((value) => value === undefined))
    throw new CodedError('VALIDATION_FAILED', { issues: [{ path: 'visible', message: 'Send a flag or a field' }] })
  const results = await updateService(context.services, context.user, id, { ...change, flags })
  return reply(results, { message: isFeatured === true ? text('service.spotlight.success') : SAVED.message })
}

export const keepPartner: Procedure<Contract['adminService']['partner']> = async ({ input, context }) => {
  const { id, sellerId, partner = true, ...change } = input
  const whole = { ...change, flags: { partner } }
  if (id !== undefined) return reply(await updateService(context.services, context.user, id, whole), SAVED)
  // The contract has asked for one of the two.
  return reply(await saveServiceOf(context.services, context.user, sellerId ?? 0, whole), SAVED)
}

export const flagManyServices: Procedure<Contract['adminService']['flagMany']> = async ({ input, context }) => {
  const results = await flagServices(context.services, context.user.id, input)
  return reply(results, { total: results.changed.length })
}
