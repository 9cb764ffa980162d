import { expect, it, vi } from 'vitest'
import { Refusal, standInApi } from '../../../lib/render-in-app.test-data'
import { signInWithPassword } from './sign-in-with-password'

vi.mock('@stackyard/shared/domain/proof-of-work', () => ({
  solveProof: (challenge: string) => Promise.resolve(`solved ${challenge}`),
}))

const input = { email: 'dana@stackyard.test', password: 'Harbor-Crane-41' }

it('solves a challenge and tries again when the account asks for it', async () => {
  const calls = standInApi(({ path, body }) => {
    if (path === '/auth/sign-in-challenge') return { challenge: 'c1' }
    const { proof } = body as { proof?: string }
    if (!proof) throw new Refusal(403, 'Try again.', { code: 'PROOF_OF_WORK_REQUIRED' })
    return { token: 't', proof }
  })
  expect(await signInWithPassword(input)).toEqual({ token: 't', proof: 'solved c1' })
  expect(calls.map(({ path }) => path)).toEqual(['/auth/login', '/auth/sign-in-challenge', '/auth/login'])
})

it('passes on every other refusal', async () => {
  const calls = standInApi(() => {
    throw new Refusal(401, 'Email or password is wrong.', { code: 'WRONG_CREDENTIALS' })
  })
  await expect(signInWithPassword(input)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect(calls).toHaveLength(1)
})
