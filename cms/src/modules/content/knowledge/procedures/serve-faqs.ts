import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { createRecord, deleteRecord, listRecords, updateRecord } from '../../editorial'
import { faqKind } from '../kinds/faq-kind'
import { filterRecords } from '../operations/filter-records'

const QUICK = 6

export const faqProcedures: Procedures<Pick<Contract, 'faqs'>>['faqs'] = {
  quickSupport: async ({ context }) => {
    const page = { limit: QUICK, skip: 0 }
    const marked = [{ isQuickSupport: { equals: true } }]
    const { rows } = await listRecords(context.services.payload, faqKind, { user: null, page, where: marked })
    if (rows.length > 0) return reply(rows, { total: rows.length })
    const { rows: first } = await listRecords(context.services.payload, faqKind, { user: null, page })
    return reply(first, { total: first.length })
  },
  list: async ({ input, context: { services, user } }) => {
    const found = await listRecords(services.payload, faqKind, { user, page: input, where: filterRecords(input) })
    return reply(found.rows, { total: found.total })
  },
  createManually: async ({ input, context }) =>
    reply(await createRecord(context.services.payload, faqKind, { user: context.user, input })),
  update: async ({ input: { id, ...input }, context }) =>
    reply(await updateRecord(context.services.payload, faqKind, { user: context.user, id, input })),
  delete: async ({ input, context }) => {
    await deleteRecord(context.services.payload, faqKind, { user: context.user, id: input.id })
    return reply(done)
  },
}
