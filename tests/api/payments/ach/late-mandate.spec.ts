import type { AchAccount } from '@stackyard/shared/schema/payment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ok } from '../../../setup/api'
import { control } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { achForm, beginBankProof } from '../billing/payment-browser'

const stack = sharedStack()
const { url, simUrl } = stack
let person: Person
beforeAll(async () => {
  person = await newPerson(url)
  // The news of the proof comes while no record is there to note it on: as good as lost.
  await control(simUrl, 'webhooks', { mode: 'drop' })
})
afterAll(() => control(simUrl, 'webhooks', { mode: 'deliver' }))

const save = (id: string) => ok<AchAccount>(url, 'POST', '/user/ach/', { token: person.token, body: achForm(id) })

/** Saves an account while something happens between the first look at its setup and the record. */
async function saveDuring(id: string, happen: () => Promise<unknown>): Promise<AchAccount> {
  await control(simUrl, 'barrier', { id: 'saving', match: 'GET /v1/setup_intents/:id', when: 'after' })
  const saving = save(id)
  try {
    await expect
      .poll(
        async () => {
          const reply = await fetch(`${simUrl}/__sim/barrier/waiting`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ id: 'saving' }),
          })
          return ((await reply.json()) as { waiting: number }).waiting
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0)
    await happen()
  } finally {
    await control(simUrl, 'barrier/open', { id: 'saving' })
  }
  return saving
}

it('an account proven while it is being saved is usable', async () => {
  const proof = await beginBankProof(stack, person.token)
  expect((await saveDuring(proof.id, proof.prove)).isUsable).toBe(true)
})

it('an account whose deposits are lost while it is being saved says so', async () => {
  const proof = await beginBankProof(stack, person.token)
  expect((await saveDuring(proof.id, proof.lose)).deposits).toMatchObject({ isFailed: true })
})

it('an account saved again after it was proven is usable', async () => {
  const proof = await beginBankProof(stack, person.token)
  expect((await save(proof.id)).isUsable).toBe(false)
  await proof.prove()
  expect((await save(proof.id)).isUsable).toBe(true)
})
