import type { Shortlist } from '@stackyard/shared/schema/shortlist'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { hashOf, newToken } from '../link-token'
import { findOwn, updateOwn } from '../repository'

/** Creates the link to a list; the one before it opens nothing from then on. @throws CodedError NOT_FOUND */
export async function linkShortlist(
  { db, clock }: Services,
  userId: number,
  { id, showsNotes }: { id: number; showsNotes: boolean },
): Promise<{ path: string }> {
  const token = newToken()
  const set = { linkHash: hashOf(token), linkShowsNotes: showsNotes, linkedAt: clock.now() }
  if (!(await updateOwn(db, { userId, id }, set))) throw new CodedError('NOT_FOUND')
  return { path: `/dashboard/shortlists/shared/${token}` }
}

/** Revokes the link to a list. @throws CodedError NOT_FOUND */
export async function unlinkShortlist({ db }: Services, userId: number, id: number): Promise<Shortlist> {
  await updateOwn(db, { userId, id }, { linkHash: null, linkShowsNotes: false, linkedAt: null })
  const found = await findOwn(db, userId, id)
  if (!found) throw new CodedError('NOT_FOUND')
  return found
}
