import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'

/** Brings what names a person by email address up to date, in the transaction of the change. */
type EmailFollower = (services: Services, tx: Tx, change: { userId: number; from: string; to: string }) => Promise<void>

const followers: EmailFollower[] = []

/** Registers who follows a change of an email address. */
export function onEmailChange(follower: EmailFollower): void {
  followers.push(follower)
}

export async function followEmailChange(...call: Parameters<EmailFollower>): Promise<void> {
  for (const follower of followers) await follower(...call)
}
