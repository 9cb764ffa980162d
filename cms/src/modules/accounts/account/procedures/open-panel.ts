import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { openPanel as open } from '../operations/open-panel'

export const openPanel: Procedure<Contract['auth']['openPanel']> = async ({ context }) => {
  context.responseHeaders.set('set-cookie', await open(context.services, context.user, context.sessionId))
  return reply(done)
}
