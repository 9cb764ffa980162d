import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../platform/procedure'
import { draftArticle, draftDefinition, draftEntry, draftFaqs, draftTerms } from '../operations/write-drafts'
import { readDocument } from '../read-document'

const LONGEST_TOPIC = 200

export const draftProcedures: Procedures<Pick<Contract, 'contentDraft'>>['contentDraft'] = {
  faq: async ({ input, context }) => {
    const made = await draftFaqs(context.services, context.user, input)
    return reply(made, { total: made.length })
  },
  article: async ({ input, context }) => reply(await draftArticle(context.services, context.user, input)),
  articleFromFile: async ({ input, context }) => {
    const text = await readDocument(input.file)
    const topic = input.topic ?? input.file.name.replace(/\.\w+$/, '').slice(0, LONGEST_TOPIC)
    return reply(await draftArticle(context.services, context.user, { topic, text }))
  },
  encyclopedia: async ({ input, context }) => reply(await draftEntry(context.services, context.user, input)),
  term: async ({ input, context }) => {
    const made = await draftTerms(context.services, context.user, input)
    return reply(made, { total: made.length })
  },
  definition: async ({ input, context }) => reply(await draftDefinition(context.services, context.user, input)),
}
