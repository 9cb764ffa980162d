import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { endOtherSessions, endSession, listSessions } from '../operations/own-sessions'

type Endpoints = Contract['ownSession']

export const listOwnSessions: Procedure<Endpoints['list']> = async ({ context }) => {
  const { services, user, sessionId, ip } = context
  const sessions = await listSessions(services, user.id, { sessionId, ip })
  return reply(sessions, { total: sessions.length })
}

export const deleteOwnSession: Procedure<Endpoints['end']> = async ({ input, context }) => {
  const { services, user } = context
  await endSession(services, { userId: user.id, actorId: user.id, id: input.id })
  return reply(done, { message: 'That session has ended.' })
}

export const deleteOtherSessions: Procedure<Endpoints['endOthers']> = async ({ context }) =>
  reply({ count: await endOtherSessions(context.services, context.user.id, context.sessionId) })
