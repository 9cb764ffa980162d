import type { IdentityStatus } from '@stackyard/shared/schema/identity'
import type { Db, Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { identityProvider } from '../provider'
import { type ApplicationRow, findApplication, findNewestSession, isVerified, type SessionRow } from '../repository'

const iso = (value: Date | string | null | undefined): string | null => (value ? new Date(value).toISOString() : null)

type Standing = Pick<IdentityStatus, 'status' | 'reason' | 'submittedAt' | 'decidedAt'>
const nothing: Standing = { status: 'none', reason: null, submittedAt: null, decidedAt: null }

const ofApplication = (row: ApplicationRow): Standing => ({
  status: row.status === 'approved' ? 'none' : row.status,
  reason: row.status === 'rejected' ? row.reason : null,
  submittedAt: iso(row.created_at),
  decidedAt: iso(row.decided_at),
})

const steps = { open: 'none', processing: 'pending', verified: 'none', refused: 'rejected', canceled: 'none' } as const

const ofSession = (row: SessionRow): Standing => ({
  status: steps[row.status],
  reason: row.status === 'refused' ? row.reason : null,
  submittedAt: iso(row.createdAt),
  decidedAt: iso(row.decidedAt),
})

/** Of both ways the one that says something; one that waits says most, then the newer one. */
function openStanding(application: Standing | undefined, session: Standing | undefined): Standing {
  const said = [application, session].filter((each) => each !== undefined && each.status !== 'none')
  const newest = said.toSorted((a, b) => (b?.submittedAt ?? '').localeCompare(a?.submittedAt ?? ''))
  return newest.find((each) => each?.status === 'pending') ?? newest[0] ?? nothing
}

/** What counts is the person's standing; the newest application, here or at Stripe, says why and since when. */
export async function readStatus({ env }: Services, db: Db | Tx, userId: number): Promise<IdentityStatus> {
  const kycVerified = await isVerified(db, userId)
  const application = await findApplication(db, userId)
  const session = await findNewestSession(db, userId)
  const [here, there] = [application && ofApplication(application), session && ofSession(session)]
  const open = kycVerified
    ? {
        ...(session?.status === 'verified' && there ? there : (here ?? nothing)),
        status: 'approved' as const,
        reason: null,
      }
    : openStanding(here, there)
  return { ...open, kycVerified, provider: identityProvider(env) }
}
