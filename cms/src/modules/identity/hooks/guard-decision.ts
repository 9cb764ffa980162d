import { APIError, type CollectionBeforeChangeHook } from 'payload'

/** A decision is made once; a rejection says why; who decided and when is noted by the house. */
export const guardDecision: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return data
  const before = originalDoc as { status?: string } | undefined
  const next = data as { status?: string; reason?: string | null }
  if (next.status === undefined || next.status === before?.status) return data
  if (before?.status !== 'pending') throw new APIError('This application has been decided already.', 409)
  if (next.status === 'rejected' && !next.reason?.trim())
    throw new APIError('Say why, so that the applicant can put it right.', 400)
  return { ...data, decidedBy: req.user?.id ?? null, decidedAt: new Date().toISOString() }
}
