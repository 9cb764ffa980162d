import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { createRecord, deleteRecord, updateRecord } from '../../editorial'
import { categoryKind, listCategories } from '../kinds/category-kind'

type Group = 'faqsCategory' | 'articleCategory' | 'encyclopediaCategory'
type CategoryProcedures = Procedures<Pick<Contract, Group>>[Group]

/** The four calls of one category group. A new or changed category answers with its number of published records. */
export function categoryProcedures(
  collection: 'faq-categories' | 'article-categories' | 'encyclopedia-categories',
): CategoryProcedures {
  const kind = categoryKind(collection)
  return {
    list: async ({ context }) => {
      const rows = await listCategories(context.services.db, collection)
      return reply(rows, { total: rows.length })
    },
    create: async ({ input, context }) =>
      reply(await createRecord(context.services.payload, kind, { user: context.user, input })),
    update: async ({ input: { id, ...input }, context: { services, user } }) => {
      const changed = await updateRecord(services.payload, kind, { user, id, input })
      return reply((await listCategories(services.db, collection)).find((row) => row.id === id) ?? changed)
    },
    delete: async ({ input, context }) => {
      await deleteRecord(context.services.payload, kind, { user: context.user, id: input.id })
      return reply(done)
    },
  }
}
