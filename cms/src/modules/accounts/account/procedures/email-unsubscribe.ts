import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { unsubscribe } from '../operations/unsubscribe'

export const emailUnsubscribe: Procedure<Contract['auth']['emailUnsubscribe']> = async ({ input, context }) => {
  await unsubscribe(context.services, input.token)
  return reply(done, { message: 'You will get no more newsletters from us.' })
}
