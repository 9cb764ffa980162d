import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { contentDisposition } from '../../../foundation/file'
import { listRequests } from '../list-repository'
import { askQuestion, replyToQuestion } from '../operations/answer-questions'
import { awardQuote } from '../operations/award-quote'
import { closeEvent } from '../operations/close-event'
import { exportBoard } from '../operations/export-board'
import { extendEvent } from '../operations/extend-event'
import { inviteWarehouses, uninviteWarehouse } from '../operations/invite-warehouses'
import { openFile } from '../operations/open-file'
import { readBoard, readInvited } from '../operations/read-event'
import { createEvent, saveEvent } from '../operations/save-event'
import { suggestWarehouses } from '../operations/suggest-warehouses'
import { weighCriteria } from '../operations/weigh-criteria'

const saidOf = (isSent: boolean) => ({ message: isSent ? 'Your request has been sent.' : 'Your draft has been saved.' })

export const sourcing: Procedures<Pick<Contract, 'sourcing'>>['sourcing'] = {
  list: async ({ input, context }) => {
    const { results, total } = await listRequests(context.services.db, context.user, input)
    return reply(results, { total })
  },
  suggest: async ({ input, context }) => reply(await suggestWarehouses(context.services.db, context.user, input)),
  create: async ({ input, context }) =>
    reply(await createEvent(context.services, context.user, input), saidOf(input.isSent)),
  save: async ({ input, context }) =>
    reply(await saveEvent(context.services, context.user, input), saidOf(input.isSent)),
  board: async ({ input, context }) => {
    const { db, clock } = context.services
    return reply(await readBoard(db, context.user, input.id, clock.now()))
  },
  export: async ({ input, context }) => reply(await exportBoard(context.services, context.user, input.id)),
  invited: async ({ input, context }) => reply(await readInvited(context.services.db, context.user, input.id)),
  invite: async ({ input, context }) =>
    reply(await inviteWarehouses(context.services, context.user, input), {
      message: 'The warehouses have been asked.',
    }),
  uninvite: async ({ input, context }) =>
    reply(await uninviteWarehouse(context.services, context.user, input), {
      message: 'The invitation has been taken back.',
    }),
  extend: async ({ input, context }) =>
    reply(await extendEvent(context.services, context.user, input), { message: 'The warehouses have more time.' }),
  weigh: async ({ input, context }) => reply(await weighCriteria(context.services, context.user, input)),
  award: async ({ input, context }) =>
    reply(await awardQuote(context.services, context.user, input), { message: 'You accepted the quote.' }),
  close: async ({ input, context }) =>
    reply(await closeEvent(context.services, context.user, input), { message: 'Your request is closed.' }),
  ask: async ({ input, context }) =>
    reply(await askQuestion(context.services, context.user, input), { message: 'Your question has been sent.' }),
  reply: async ({ input, context }) =>
    reply(await replyToQuestion(context.services, context.user, input), { message: 'Your answer has been sent.' }),
  file: async ({ input, context }) => {
    const file = await openFile(context.services, context.user, input)
    context.responseHeaders.set('content-disposition', contentDisposition(file.name))
    context.responseHeaders.set('x-content-type-options', 'nosniff')
    context.responseHeaders.set('cache-control', 'private, no-store')
    return file
  },
}
