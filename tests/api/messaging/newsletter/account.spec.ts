import { readerToken } from '@stackyard/cms/modules/messaging/newsletter/reader-token'
import { beginSend } from '@stackyard/cms/modules/messaging/newsletter/deliveries'
import { createDb } from '@stackyard/cms/platform/db'
import type { Profile } from '@stackyard/shared/schema/user'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { serverEnv } from '../../../setup/server-env'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack
const SECRET = serverEnv({ databaseUrl: '', dataDir: '' }).PAYLOAD_SECRET ?? ''

const change = (token: string, body: Partial<Profile>) => ok<Profile>(url, 'PUT', '/user/profile', { token, body })
const endByMail = (userId: number) =>
  ok(url, 'POST', '/posts/unsubscribe', { body: { token: readerToken('unsubscribe', `u:${userId}`, SECRET) } })

class Undone extends Error {}

/** Whether a newsletter of the platform to a segment would reach an address now; nothing of it is kept. */
async function isReached(segment: 'customers' | 'sellers', email: string): Promise<boolean> {
  let reached: unknown[] = []
  const trial = createDb(pool).transaction(async (tx) => {
    const made = await tx.execute<{ id: number }>(
      `insert into market.newsletter_send (newsletter_id, subject, html, plain, segment, created_by)
        values (0, 'Ours', '', '', '${segment}', 1) returning id`,
    )
    const id = made.rows[0]?.id ?? 0
    const text = { subject: '', preheader: '', html: '', plain: '', senderName: '' }
    await beginSend(tx, { ...text, id, sellerId: 0, segment, state: 'scheduled' })
    const { rows } = await tx.execute<{ email: string }>(
      `select email from market.newsletter_delivery where send_id = ${id}`,
    )
    reached = rows.map((row) => row.email)
    throw new Undone()
  })
  await expect(trial).rejects.toBeInstanceOf(Undone)
  return reached.includes(email.toLowerCase())
}

describe('the newsletters of the platform to accounts', () => {
  it('a seller leaves them by email and keeps the own newsletter', async () => {
    const { user, email, token } = await newSeller(stack)
    expect(await change(token, { enableNewsletter: true })).toMatchObject({
      enableNewsletter: true,
      wantsNewsletter: false,
    })
    expect(await isReached('sellers', email)).toBe(false)
    await change(token, { wantsNewsletter: true })
    expect(await isReached('sellers', email)).toBe(true)
    await endByMail(user.id)
    expect(await ok<Profile>(url, 'GET', '/user/profile', { token })).toMatchObject({
      enableNewsletter: true,
      wantsNewsletter: false,
    })
    expect(await isReached('sellers', email)).toBe(false)
  })

  it('a merchant’s switch of either name says that they are wanted', async () => {
    const { id, email, token } = await newBuyer(stack)
    for (const body of [{ enableNewsletter: true }, { wantsNewsletter: true }]) {
      expect(await change(token, body)).toMatchObject({ enableNewsletter: true, wantsNewsletter: true })
      expect(await isReached('customers', email)).toBe(true)
      await endByMail(id)
      expect(await isReached('customers', email)).toBe(false)
    }
  })
})
