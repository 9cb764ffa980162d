import { z } from 'zod'
import type { Env } from '../../../env'
import { CodedError } from '../../../platform/coded-error'
import { readWithSecrets } from '../../../platform/secrets'
import type { Connection, SessionMethod } from './repository'
import { seal, unseal } from './sealed'
import { takeTicket } from './second-factor-repository'
import { hashToken } from './secret-token'
import { sessionMethods } from './tables'

const TICKET_MS = 5 * 60_000

const Ticket = z.object({
  /** Whose; null of a sign-in with a passkey alone, which names the person itself. */
  userId: z.number().int().nullable(),
  /** The password of the first step; a new one makes the ticket void. */
  mark: z.string(),
  method: z.enum(sessionMethods),
  /** What the passkey signs; empty when none can be used. */
  challenge: z.string(),
})
export type Ticket = z.infer<typeof Ticket>

export type TicketPurpose = 'second-step' | 'passkey-sign-in' | 'step-up' | 'passkey-setup'

type Key = Pick<Env, 'PAYLOAD_SECRET' | 'PAYLOAD_SECRET_PREVIOUS'>

/** A ticket for the next step of a proof, for the browser to keep five minutes. */
export function issueTicket(env: Key, purpose: TicketPurpose, ticket: Partial<Ticket>, now: Date) {
  const expiresAt = new Date(now.getTime() + TICKET_MS)
  const method: SessionMethod = ticket.method ?? 'password'
  const value: Ticket = { userId: null, mark: '', challenge: '', ...ticket, method }
  return { ticket: seal(value, expiresAt, env.PAYLOAD_SECRET, purpose), expiresAt: expiresAt.toISOString() }
}

const over = () => new CodedError('TOKEN_INVALID', { message: 'This took too long. Start again.' })

/** @throws CodedError TOKEN_INVALID for a ticket that is forged, of another purpose or over */
export function readTicket(env: Key, purpose: TicketPurpose, text: string, now: Date): Ticket {
  const ticket = Ticket.safeParse(readWithSecrets(env, (secret) => unseal(text, now, secret, purpose)))
  if (!ticket.success) throw over()
  return ticket.data
}

/** Uses up a ticket. @throws CodedError TOKEN_INVALID when it was used before */
export async function useTicket(db: Connection, text: string, now: Date): Promise<void> {
  if (!(await takeTicket(db, hashToken(text), new Date(now.getTime() + TICKET_MS)))) throw over()
}
