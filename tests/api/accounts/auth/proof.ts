import { solveProof } from '@stackyard/shared/domain/proof-of-work'
import { ok } from '../../../setup/api'

/** A solved challenge for one more sign-in to an account. */
export async function proofFor(url: string, email: string): Promise<string> {
  const { challenge } = await ok<{ challenge: string }>(url, 'POST', '/auth/sign-in-challenge', { body: { email } })
  return solveProof(challenge)
}
