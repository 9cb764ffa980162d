import { sql } from 'drizzle-orm'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { executorOf } from '../../../listings/discovery'

/** Of two admins who decide at once the second waits here, and is told. */
async function isPending(req: PayloadRequest, id: number): Promise<boolean> {
  const tx = await executorOf(req)
  const { rows } = await tx.execute<{ status: string }>(
    sql`select status::text as status from identity_applications where id = ${id} for update`,
  )
  return rows[0]?.status === 'pending'
}

/** A decision is made once; a rejection says why; who decided and when is noted by the platform. */
export const guardDecision: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return data
  const before = originalDoc as { id: number; status?: string }
  const next = data as { status?: string; reason?: string | null }
  if (next.status === undefined || next.status === before.status) return data
  if (!(await isPending(req, before.id))) throw new APIError('This application has been decided already.', 409)
  if (next.status === 'rejected' && !next.reason?.trim())
    throw new APIError('Say why, so that the applicant can put it right.', 400)
  return { ...data, decidedBy: req.user?.id ?? null, decidedAt: new Date().toISOString() }
}
