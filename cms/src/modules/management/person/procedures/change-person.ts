import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import type { Services } from '../../../../platform/services'
import { endSession, resetSecondFactors } from '../../../accounts/account'
import { findDirectoryUser } from '../../curation'
import { askErasureAsAdmin, cancelErasureOf } from '../../personal-data'
import { deleteNote, insertNote } from '../note-repository'
import { endAllSessions } from '../operations/end-sessions'
import { readPerson } from '../operations/read-person'

type Endpoints = Contract['adminPerson']

/** @throws CodedError NOT_FOUND */
async function assertPerson({ db }: Services, id: number): Promise<void> {
  if (!(await findDirectoryUser(db, id))) throw new CodedError('NOT_FOUND')
}

export const deletePersonSession: Procedure<Endpoints['endSession']> = async ({ input, context }) => {
  const { services, user } = context
  await endSession(services, { userId: input.personId, actorId: user.id, id: input.id })
  return reply(done, { message: 'The session has ended.' })
}

export const deletePersonSessions: Procedure<Endpoints['endSessions']> = async ({ input, context }) => {
  const { services, user } = context
  await assertPerson(services, input.id)
  await endAllSessions(services, { personId: input.id, adminId: user.id })
  return reply(done, { message: 'All sessions have ended.' })
}

export const deletePersonSecondFactors: Procedure<Endpoints['resetSecondFactors']> = async ({ input, context }) => {
  const { services, user } = context
  await resetSecondFactors(services, { userId: input.id, actorId: user.id })
  return reply(done, { message: 'The second factors are removed.' })
}

export const postPersonNote: Procedure<Endpoints['addNote']> = async ({ input, context }) => {
  const { services, user } = context
  await assertPerson(services, input.id)
  const note = { personId: input.id, authorId: user.id, text: input.text, createdAt: services.clock.now() }
  return reply(await insertNote(services.db, note), { message: 'The note is saved.' })
}

export const deletePersonNote: Procedure<Endpoints['deleteNote']> = async ({ input, context }) => {
  const { services, user } = context
  const isDeleted = await deleteNote(services.db, { id: input.id, personId: input.personId, authorId: user.id })
  if (!isDeleted) throw new CodedError('NOT_FOUND')
  return reply(done, { message: 'The note is deleted.' })
}

export const postPersonErasure: Procedure<Endpoints['askErasure']> = async ({ input, context }) => {
  const { services, user } = context
  await assertPerson(services, input.id)
  await askErasureAsAdmin(services, { userId: input.id, actorId: user.id, reason: input.reason })
  return reply(await readPerson(services, input.id))
}

export const deletePersonErasure: Procedure<Endpoints['cancelErasure']> = async ({ input, context }) => {
  const { services, user } = context
  await cancelErasureOf(services, { userId: input.id, actorId: user.id })
  return reply(await readPerson(services, input.id))
}
