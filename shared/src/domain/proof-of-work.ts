import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves a challenge of POST /auth/sign-in-challenge: about a second of one core of a phone.
 * Answers with the proof for POST /auth/login. @throws Error when it was not solved in a minute and a half
 */
export async function solveProof(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge was not solved in time')
  return JSON.stringify({ challenge, solution })
}
