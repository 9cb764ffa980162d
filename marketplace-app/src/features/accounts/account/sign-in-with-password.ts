import type { LoginInput, SignInOutcome } from '@stackyard/shared/schema/account'
import { client } from '../../../lib/api'
import { toProblem } from '../../../lib/problem'

/**
 * Signs in. After failed attempts at the account, a browser that it does not know solves a challenge first, which takes a
 * second or so and needs nobody. @throws ApiError
 */
export async function signInWithPassword(input: LoginInput): Promise<SignInOutcome> {
  const signIn = async (proof?: string) => (await client.auth.login({ ...input, ...(proof ? { proof } : {}) })).results
  try {
    return await signIn()
  } catch (error) {
    if (toProblem(error).code !== 'PROOF_OF_WORK_REQUIRED') throw error
    const { challenge } = (await client.auth.signInChallenge({ email: input.email })).results
    const { solveProof } = await import('@stackyard/shared/domain/proof-of-work')
    return signIn(await solveProof(challenge))
  }
}
