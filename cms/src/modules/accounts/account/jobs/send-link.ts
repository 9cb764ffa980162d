import type { Services } from '../../../../platform/services'
import { type Letter, sendLetter } from '../../../foundation/mail'
import { deleteMailToken, insertMailToken, type MailTokenKind, type PersonRow } from '../repository'
import { hashToken, randomToken } from '../secret-token'

type Link = {
  kind: MailTokenKind
  /** The page the link opens; the token is added to its query. */
  page: string
  query?: Record<string, string>
  validMs: number
  /** Within this time no second mail of the kind goes to the person, however often it is asked for. */
  pauseMs: number
  mail(reader: { email: string; firstName: string }, url: string): Letter
}

/** Sends a person a link with a token of its own. A mail that can't be sent leaves no token behind. */
export async function sendLink(services: Services, person: PersonRow, link: Link): Promise<void> {
  const { db, env, clock } = services
  const token = randomToken()
  const hash = hashToken(token)
  const now = clock.now().getTime()
  const kept = await insertMailToken(
    db,
    { hash, userId: person.id, kind: link.kind, email: person.email, expiresAt: new Date(now + link.validMs) },
    new Date(now - link.pauseMs),
  )
  if (!kept) return
  const url = new URL(link.page, env.PUBLIC_URL)
  for (const [name, value] of Object.entries({ token, ...link.query })) url.searchParams.set(name, value)
  try {
    await sendLetter(services, link.mail({ email: person.email, firstName: person.first_name ?? '' }, url.href))
  } catch (error) {
    await deleteMailToken(db, hash)
    throw error
  }
}
