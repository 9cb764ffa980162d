import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { readSpending } from '../operations/read-spending'
import { draftArticle, draftDefinition, draftEntry, draftFaqs, draftTerms } from '../operations/write-drafts'
import { readDocument } from '../read-document'
import { findRunning } from '../repository'

const LONGEST_TOPIC = 200

export const draftProcedures: Procedures<Pick<Contract, 'contentDraft'>>['contentDraft'] = {
  faq: async ({ input, context, signal }) => {
    const made = await draftFaqs(context.services, context.user, input, signal)
    return reply(made, { total: made.length })
  },
  article: async ({ input, context, signal }) =>
    reply(await draftArticle(context.services, context.user, input, signal)),
  articleFromFile: async ({ input, context, signal }) => {
    const text = await readDocument(input.file)
    const topic = input.topic ?? input.file.name.replace(/\.\w+$/, '').slice(0, LONGEST_TOPIC)
    return reply(await draftArticle(context.services, context.user, { topic, text }, signal))
  },
  encyclopedia: async ({ input, context, signal }) =>
    reply(await draftEntry(context.services, context.user, input, signal)),
  term: async ({ input, context, signal }) => {
    const made = await draftTerms(context.services, context.user, input, signal)
    return reply(made, { total: made.length })
  },
  running: async ({ context: { services, user } }) =>
    reply(await findRunning(services.db, user.id, services.clock.now())),
  spending: async ({ context: { services, user } }) => reply(await readSpending(services, user.id)),
  definition: async ({ input, context, signal }) =>
    reply(await draftDefinition(context.services, context.user, input, signal)),
}
