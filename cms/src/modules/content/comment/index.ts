import { commentProcedures } from './procedures/serve-comments'

export const procedures = { comment: commentProcedures }
