import type { OwnSession } from '@stackyard/shared/schema/own-account'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { recordAudit } from '../../../foundation/audit'
import { deviceWords, networkOf } from '../device-words'
import {
  listLiveSessions,
  listPanelSessions,
  type OwnSessionRow,
  type PanelSessionRow,
  revokeOtherSessions,
  revokeOwnSession,
} from '../session-repository'

const iso = (at: Date | string): string => new Date(at).toISOString()

const ofApp = (row: OwnSessionRow, current: Current | null): OwnSession => ({
  id: row.id,
  kind: row.actor_email === null ? 'own' : 'helper',
  ...deviceWords(row.user_agent),
  method: row.method,
  helper: row.actor_email === null ? null : { name: row.actor_name ?? row.actor_email, email: row.actor_email },
  ip: row.ip,
  network: networkOf(row.ip, current?.ip ?? null),
  isThisOne: row.id === current?.sessionId,
  createdAt: iso(row.created_at),
  lastUsedAt: iso(row.last_used_at),
})

const ofPanel = ({ id, created_at: at }: PanelSessionRow): OwnSession => ({
  id,
  kind: 'panel',
  device: '',
  isPhone: false,
  method: 'password',
  helper: null,
  ip: '',
  network: 'other',
  isThisOne: false,
  createdAt: iso(at),
  lastUsedAt: iso(at),
})

/** The session and address of whoever reads the list; null when it is not the person themselves. */
type Current = { sessionId: string; ip: string }

/** Where a person is signed in: this session first, then the last used. */
export async function listSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  current: Current | null,
): Promise<OwnSession[]> {
  const now = clock.now()
  const [ofTheApp, ofThePanel] = await Promise.all([
    listLiveSessions(db, userId, now),
    listPanelSessions(db, userId, now),
  ])
  const all = [...ofTheApp.map((row) => ofApp(row, current)), ...ofThePanel.map(ofPanel)]
  return all.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne) || b.lastUsedAt.localeCompare(a.lastUsedAt))
}

type Changes = Record<string, readonly [unknown, unknown]>

/**
 * Ends one session of a person. Notes whoever ends somebody else's: a helper's, or an admin any.
 * @throws CodedError NOT_FOUND for another person's session, and one that is over
 */
export async function endSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, actorId, id }: { userId: number; actorId: number; id: string },
): Promise<void> {
  const ended = await revokeOwnSession(db, userId, id, clock.now())
  if (!ended) throw new CodedError('NOT_FOUND')
  if (actorId === userId && ended.actorId === null) return
  const changes: Changes = ended.actorId === null ? {} : { helper: [ended.actorId, null] }
  await recordAudit(db, { actorId, action: 'end-session', subjectKind: 'user', subjectId: userId, changes })
}

/** Ends every session of a person but the one they ask from. Answers how many. */
export const endOtherSessions = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  sessionId: string,
): Promise<number> => revokeOtherSessions(db, userId, sessionId, clock.now())
