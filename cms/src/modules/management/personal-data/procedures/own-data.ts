import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { openMattersOf } from '../../../accounts/account'
import { contentDisposition } from '../../../foundation/file'
import { askErasure as ask, cancelErasure as cancel, readErasure } from '../operations/ask-erasure'
import { askExport as askForCopy, downloadExport as download, readExport } from '../operations/data-export'

type Endpoints = Contract['ownData']

export const listOpenMatters: Procedure<Endpoints['openMatters']> = async ({ context }) => {
  const { db, clock } = context.services
  const open = await openMattersOf(db, context.user.id, clock.now())
  return reply(open, { total: open.length })
}

export const getExport: Procedure<Endpoints['getExport']> = async ({ context }) =>
  reply(await readExport(context.services, context.user.id))

export const askExport: Procedure<Endpoints['askExport']> = async ({ context }) =>
  reply(await askForCopy(context.services, context.user.id), { message: 'The copy of your data is being made.' })

export const downloadExport: Procedure<Endpoints['downloadExport']> = async ({ input, context }) => {
  const file = await download(context.services, context.user.id, input)
  context.responseHeaders.set('content-disposition', contentDisposition(file.name))
  context.responseHeaders.set('x-content-type-options', 'nosniff')
  return file
}

export const getErasure: Procedure<Endpoints['getErasure']> = async ({ context }) =>
  reply(await readErasure(context.services, context.user.id))

export const askErasure: Procedure<Endpoints['askErasure']> = async ({ input, context }) => {
  const { services, user, sessionId, ip } = context
  const asking = { userId: user.id, sessionId, ip, password: input.password }
  return reply(await ask(services, user.userType, asking), { message: 'Your account will be erased in 14 days.' })
}

export const cancelErasure: Procedure<Endpoints['cancelErasure']> = async ({ context }) => {
  const { services, user } = context
  await cancel(services, { userId: user.id, actorId: user.id })
  return reply(done, { message: 'Your account stays.' })
}
