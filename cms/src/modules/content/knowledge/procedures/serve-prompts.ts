import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { createRecord, deleteRecord, listRecords, updateRecord } from '../../editorial'
import { promptKind } from '../kinds/prompt-kind'

export const promptProcedures: Procedures<Pick<Contract, 'prompt'>>['prompt'] = {
  list: async ({ input, context: { services, user } }) => {
    const { rows, total } = await listRecords(services.payload, promptKind, { user, page: input })
    return reply(rows, { total })
  },
  create: async ({ input, context }) =>
    reply(await createRecord(context.services.payload, promptKind, { user: context.user, input })),
  update: async ({ input: { id, ...input }, context }) =>
    reply(await updateRecord(context.services.payload, promptKind, { user: context.user, id, input })),
  delete: async ({ input, context }) => {
    await deleteRecord(context.services.payload, promptKind, { user: context.user, id: input.id })
    return reply(done)
  },
}
