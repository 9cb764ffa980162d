import type { UserChoice } from '@stackyard/shared/schema/user-card'
import { describe, expect, it } from 'vitest'
import { ACTORS, PASSWORD, signIn, signInWith, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { mailTo } from '../auth/new-account'

const stack = sharedStack()
const { url, pool } = stack
const admin = () => tokenOf(url, 'admin')

const auditOf = async (id: number, action: string) =>
  (
    await pool.query<{ changes: unknown }>(
      `select changes from market.audit_entry where subject_kind = 'user' and subject_id = $1 and action = $2`,
      [id, action],
    )
  ).rows

describe('an admin', () => {
  it('lists everybody of a kind to choose from', async () => {
    const buyer = await newBuyer(stack)
    const all = await ok<UserChoice[]>(url, 'GET', '/users/all?userType=customer', { token: await admin() })
    expect(all.every(({ userType }) => userType === 'customer')).toBe(true)
    expect(all).toContainEqual(expect.objectContaining({ id: buyer.id, email: buyer.email, firstName: 'Bea' }))
  })

  it('sets a person’s password: their sessions end, they are told, and it is noted without the password', async () => {
    const seller = await newSeller(stack)
    const password = 'Another-Harbor-19'
    const set = async (body: unknown) => call(url, 'PATCH', '/user/update-password', { token: await admin(), body })
    expect((await set({ id: seller.user.id, password: 'short' })).error?.code).toBe('VALIDATION_FAILED')
    expect(await set({ data: { id: seller.user.id, password } })).toMatchObject({ success: true })
    expect((await call(url, 'GET', '/user/profile/', { token: seller.token })).status).toBe(401)
    await expect(signInWith(url, seller.email, PASSWORD)).rejects.toThrow('401')
    expect((await signInWith(url, seller.email, password)).user.id).toBe(seller.user.id)
    await mailTo(stack, seller.email, /password was changed/)
    expect(await auditOf(seller.user.id, 'set-password')).toEqual([{ changes: {} }])
  })

  it('sets no password of an admin', async () => {
    const { user, token } = await signIn(url, 'admin')
    const body = { id: user.id, password: 'Another-Harbor-19' }
    expect((await call(url, 'PATCH', '/user/update-password', { token, body })).error?.code).toBe('CONFLICT')
    const missing = { ...body, id: 999_999_999 }
    expect((await call(url, 'PATCH', '/user/update-password', { token, body: missing })).status).toBe(404)
  })

  it('writes to people with their own names; what is markup stays text, what breaks lines never reaches the header', async () => {
    const seller = await newSeller(stack)
    const gone = await newSeller(stack)
    await pool.query(`update users set first_name = E'Pia\\nBcc: x@y.test' where id = $1`, [seller.user.id])
    const { rows } = await pool.query<{ id: number }>(
      `update users set is_email_verified = true, enable_marketing_notifications = true where id = any($1) returning id`,
      [[seller.user.id, gone.user.id]],
    )
    expect(rows).toHaveLength(2)
    await pool.query('update users set is_active = false where id = $1', [gone.user.id])
    const reply = await ok<{ count: number }>(url, 'POST', '/users/sendEmailTemplate', {
      token: await admin(),
      body: {
        ids: [seller.user.id, seller.user.id, gone.user.id],
        subject: 'News for {firstName}',
        message: 'Hello {firstName} of {company},\n\n<b>bold</b> news.',
      },
    })
    expect(reply.count).toBe(1)
    const mail = await mailTo(stack, seller.email, /^News for/)
    expect(mail.subject).toBe('News for Pia Bcc: x@y.test')
    expect(mail.text).toContain('of Holm Storage')
    expect(mail.html).not.toContain('<b>bold')
    expect(mail.headers?.['List-Unsubscribe']).toContain(`/newsletter/letters?token=${seller.user.id}.`)
    expect(await auditOf(seller.user.id, 'letter')).toHaveLength(1)
  })
  it('leaves out who did not prove their address or allows no letters; a test to oneself always goes', async () => {
    const me = await signIn(url, 'admin')
    const unproved = await newSeller(stack)
    const refused = await newSeller(stack)
    const set = (id: number, isProved: boolean, allows: boolean) =>
      pool.query('update users set is_email_verified = $2, enable_marketing_notifications = $3 where id = $1', [
        id,
        isProved,
        allows,
      ])
    await set(unproved.user.id, false, true)
    await set(refused.user.id, true, false)
    const body = { ids: [unproved.user.id, refused.user.id, me.user.id], subject: 'Quiet news', message: 'Hello.' }
    expect(await ok(url, 'POST', '/users/sendEmailTemplate', { token: me.token, body })).toEqual({
      count: 1,
      leftOut: 2,
    })
    await mailTo(stack, ACTORS.admin, /^Quiet news/)
    for (const { user } of [unproved, refused]) expect(await auditOf(user.id, 'letter')).toEqual([])
  })
})
