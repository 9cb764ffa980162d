import { draftProcedures } from './procedures/serve-drafts'

export const procedures = { contentDraft: draftProcedures }
