import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { createRecord, deleteRecord, getRecord, listRecords, updateRecord } from '../../editorial'
import { articleKind } from '../kinds/article-kind'
import { filterRecords } from '../operations/filter-records'

export const articleProcedures: Procedures<Pick<Contract, 'article'>>['article'] = {
  list: async ({ input, context: { services, user } }) => {
    const found = await listRecords(services.payload, articleKind, { user, page: input, where: filterRecords(input) })
    return reply(found.rows, { total: found.total })
  },
  single: async ({ input, context }) =>
    reply(await getRecord(context.services.payload, articleKind, { user: context.user, key: input.id })),
  createManually: async ({ input, context: { services, user } }) => {
    const extra = {
      authorName: `${user.firstName} ${user.lastName}`.trim(),
      ...(input.isPublished ? {} : { _status: 'draft' }),
    }
    return reply(await createRecord(services.payload, articleKind, { user, input, extra }))
  },
  update: async ({ input: { id, ...input }, context }) =>
    reply(await updateRecord(context.services.payload, articleKind, { user: context.user, id, input })),
  delete: async ({ input, context }) => {
    await deleteRecord(context.services.payload, articleKind, { user: context.user, id: input.id })
    return reply(done)
  },
}
