import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { createRecord, deleteRecord, getRecord, listRecords, updateRecord } from '../../editorial'
import { entryKind } from '../kinds/entry-kind'
import { termKind } from '../kinds/term-kind'
import { filterRecords } from '../operations/filter-records'
import { listByTerm } from '../operations/list-by-term'
import { listTags } from '../operations/list-tags'

export const entryProcedures: Procedures<Pick<Contract, 'encyclopedia'>>['encyclopedia'] = {
  list: async ({ input, context: { services, user } }) => {
    const found = await listRecords(services.payload, entryKind, { user, page: input, where: filterRecords(input) })
    return reply(found.rows, { total: found.total })
  },
  tagList: async ({ context }) => {
    const tags = await listTags(context.services.payload)
    return reply(tags, { total: tags.length })
  },
  listByTermSlug: async ({ input, context }) => {
    const { rows, total } = await listByTerm(context.services.payload, input.slug)
    return reply(rows, { total })
  },
  single: async ({ input, context }) =>
    reply(await getRecord(context.services.payload, entryKind, { user: context.user, key: input.id })),
  createManually: async ({ input, context }) =>
    reply(await createRecord(context.services.payload, entryKind, { user: context.user, input })),
  update: async ({ input: { id, ...input }, context }) =>
    reply(await updateRecord(context.services.payload, entryKind, { user: context.user, id, input })),
  delete: async ({ input, context }) => {
    await deleteRecord(context.services.payload, entryKind, { user: context.user, id: input.id })
    return reply(done)
  },
}

export const termProcedures: Procedures<Pick<Contract, 'encyclopediaTerm'>>['encyclopediaTerm'] = {
  list: async ({ input, context: { services, user } }) => {
    const found = await listRecords(services.payload, termKind, { user, page: input })
    return reply(found.rows, { total: found.total })
  },
  create: async ({ input, context }) =>
    reply(await createRecord(context.services.payload, termKind, { user: context.user, input })),
  update: async ({ input: { id, ...input }, context }) =>
    reply(await updateRecord(context.services.payload, termKind, { user: context.user, id, input })),
  delete: async ({ input, context }) => {
    await deleteRecord(context.services.payload, termKind, { user: context.user, id: input.id })
    return reply(done)
  },
}
