import type { EmailChange, EmailChangeOutcome } from '@stackyard/shared/schema/own-account'
import { describe, expect, it } from 'vitest'
import { anyAddress } from '../../../setup/address'
import { call, ok, type Reply } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { signInWith } from '../../../setup/actors'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, linkOf, mailTo, newAccount, newEmail } from '../auth/new-account'

const stack = sharedStack()
const { url, pool } = stack
const PATH = '/user/email-change'

/** Somebody whose address is verified, with a second session. */
async function person() {
  const { user, token } = await newAccount(url)
  await pool.query('update users set is_email_verified = true where id = $1', [user.id])
  const other = await signInWith(url, user.email, FIRST_PASSWORD)
  return { id: user.id, email: user.email, token, otherToken: other.token }
}

const ask = (token: string, email: string, password: string | undefined = FIRST_PASSWORD, from = anyAddress()) =>
  call<EmailChange>(url, 'POST', PATH, { token, body: { email, password }, from })
const pending = (token: string) => ok<EmailChange | null>(url, 'GET', PATH, { token })
const confirm = (token: string): Promise<Reply<EmailChangeOutcome>> =>
  call<EmailChangeOutcome>(url, 'POST', '/auth/confirm-email-change', { body: { token } })

const tokenIn = async (email: string, subject: RegExp, number = 1): Promise<string> =>
  linkOf(await mailTo(stack, email, subject, number)).searchParams.get('token') ?? ''
const oldToken = (email: string, number?: number) => tokenIn(email, /Confirm the change/, number)
const newToken = (email: string, number?: number) => tokenIn(email, /Confirm your new/, number)
const emailOf = async (id: number) =>
  (await pool.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]?.email
const status = async (token: string) => (await call(url, 'GET', '/user/profile/', { token })).status

describe('a change of the email address', () => {
  it('takes a link of both addresses, in any order; then other sessions end and both addresses are told', async () => {
    for (const first of ['old', 'new'] as const) {
      const { id, email, token, otherToken } = await person()
      const to = newEmail()
      expect((await ask(token, to.toUpperCase())).results).toMatchObject({
        oldEmail: email,
        newEmail: to,
        needsOld: true,
      })
      const tokens = { old: await oldToken(email), new: await newToken(to) }
      const second = first === 'old' ? 'new' : 'old'
      expect((await confirm(tokens[first])).results).toEqual({ state: 'waiting', waitsFor: second })
      expect(await emailOf(id)).toBe(email)
      expect(await pending(token)).toMatchObject({ [`${first}ConfirmedAt`]: expect.any(String) })
      expect((await confirm(tokens[second])).results).toEqual({ state: 'done', waitsFor: null })
      expect(await emailOf(id)).toBe(to)
      expect([await status(token), await status(otherToken)]).toEqual([200, 401])
      expect(await pending(token)).toBeNull()
      for (const address of [email, to]) await mailTo(stack, address, /email address was changed/)
      await expect(signInWith(url, email, FIRST_PASSWORD)).rejects.toThrow('401')
      expect((await signInWith(url, to, FIRST_PASSWORD)).user.id).toBe(id)
      const { rows } = await pool.query(
        `select action, changes from market.audit_entry where subject_id = $1 and action = 'change-email'`,
        [id],
      )
      expect(rows).toEqual([{ action: 'change-email', changes: { email: [email, to] } }])
    }
  })

  it('links work once, not after their time, and not after a cancellation', async () => {
    const { id, email, token } = await person()
    const to = newEmail()
    await ask(token, to)
    const [old, fresh] = [await oldToken(email), await newToken(to)]
    expect((await confirm(old)).success).toBe(true)
    expect((await confirm(old)).error?.code).toBe('TOKEN_INVALID')
    await pool.query(`update market.email_change set expires_at = now() - interval '1 second' where user_id = $1`, [id])
    expect((await confirm(fresh)).error?.code).toBe('TOKEN_INVALID')
    expect(await pending(token)).toBeNull()
    const again = newEmail()
    await ask(token, again)
    const late = await newToken(again)
    expect(await call(url, 'DELETE', PATH, { token })).toMatchObject({ success: true })
    expect((await confirm(late)).error?.code).toBe('TOKEN_INVALID')
    expect((await call(url, 'DELETE', PATH, { token })).status).toBe(404)
    expect(await emailOf(id)).toBe(email)
  })

  it('sent again, the links before stop working; not twice within a minute', async () => {
    const { id, email, token } = await person()
    const to = newEmail()
    await ask(token, to)
    const first = await newToken(to)
    const resend = () => call<EmailChange>(url, 'POST', `${PATH}/resend`, { token })
    expect((await resend()).error?.code).toBe('RATE_LIMITED')
    await pool.query(`update market.email_change set sent_at = now() - interval '2 minutes' where user_id = $1`, [id])
    expect((await resend()).success).toBe(true)
    const second = await newToken(to, 2)
    expect((await confirm(first)).error?.code).toBe('TOKEN_INVALID')
    expect((await confirm(second)).results).toEqual({ state: 'waiting', waitsFor: 'old' })
    expect((await confirm(await oldToken(email, 2))).results.state).toBe('done')
  })

  it('answers alike for a taken address, and tells its owner alone', async () => {
    const [{ id, email, token }, owner] = [await person(), await person()]
    const free = newEmail()
    const ofFree = await ask(token, free)
    const ofTaken = await ask(token, owner.email)
    const shape = ({ results, ...reply }: Reply<EmailChange>) => [
      reply.status,
      reply.message,
      { ...results, newEmail: '', sentAt: '', expiresAt: '' },
    ]
    expect(shape(ofTaken)).toEqual(shape(ofFree))
    const mail = await mailTo(stack, owner.email, /You already have a .* account/)
    expect(linkOf(mail).searchParams.get('token')).toBeNull()
    expect((await confirm(await oldToken(email, 2))).results).toEqual({ state: 'waiting', waitsFor: 'new' })
    expect(await emailOf(id)).toBe(email)
  })

  it('fails when an account was opened with the address meanwhile', async () => {
    const { id, email, token } = await person()
    const to = newEmail()
    await ask(token, to)
    await confirm(await oldToken(email))
    const fresh = await newToken(to)
    await newAccount(url, { email: to })
    expect((await confirm(fresh)).error?.code).toBe('EMAIL_TAKEN')
    expect(await emailOf(id)).toBe(email)
  })

  it('asks for the password, counts wrong ones, and refuses the present address and what is no address', async () => {
    const { email, token } = await person()
    const from = anyAddress()
    const wrong = await ask(token, newEmail(), 'not-the-password', from)
    expect(wrong.error?.data.issues).toEqual([{ path: 'password', message: expect.any(String) }])
    expect((await call(url, 'POST', PATH, { token, body: { email: newEmail() } })).error?.data.issues?.[0]?.path).toBe(
      'password',
    )
    expect((await ask(token, email)).error?.data.issues?.[0]?.path).toBe('email')
    expect((await ask(token, 'no address')).error?.data.issues?.[0]?.path).toBe('email')
    // Whoever guesses at the sign-in does not lock the owner's session; the wrong one above counts, and seven more lock it.
    const guess = { email, password: 'not-the-password' }
    for (let attempt = 0; attempt < 9; attempt++) await call(url, 'POST', '/auth/login', { body: guess, from })
    const { rows } = await pool.query(
      `update market.login_failure set failures = failures + 7
       where key = 'mail:' || encode(sha256(convert_to($1, 'utf8')), 'hex') || ':sessions' returning failures`,
      [email],
    )
    expect(rows).toEqual([{ failures: 8 }])
    expect((await ask(token, newEmail(), undefined, from)).error?.code).toBe('ACCOUNT_LOCKED')
  })

  it('an address that was never verified is told and not asked', async () => {
    const { user, token } = await newAccount(url)
    const to = newEmail()
    expect((await ask(token, to)).results).toMatchObject({ needsOld: false, oldConfirmedAt: null })
    expect(linkOf(await mailTo(stack, user.email, /about to change/)).searchParams.get('token')).toBeNull()
    expect((await confirm(await newToken(to))).results.state).toBe('done')
    expect(await emailOf(user.id)).toBe(to)
    const { rows } = await pool.query('select is_email_verified as v from users where id = $1', [user.id])
    expect(rows).toEqual([{ v: true }])
  })

  it('one address gets few such mails an hour, whoever asks', async () => {
    const to = newEmail()
    const codes: (string | undefined)[] = []
    for (let time = 0; time < 6; time++) codes.push((await ask((await person()).token, to)).error?.code)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => undefined), 'RATE_LIMITED'])
  })

  it('access that was given to the address, and newsletters it asked for, go with the person', async () => {
    const [owner, helper] = [await newSeller(stack), await newBuyer(stack)]
    await pool.query(
      `insert into market.account_permission (owner_id, email, state, user_id) values ($1, $2, 'approve', $3)`,
      [owner.user.id, helper.email, helper.id],
    )
    await pool.query(
      `insert into market.newsletter_subscription (email, state, confirmed_at) values ($1, 'confirmed', now())`,
      [helper.email],
    )
    const to = newEmail()
    await ask(helper.token, to, 'Correct-horse-7')
    await confirm(await oldToken(helper.email))
    expect((await confirm(await newToken(to))).results.state).toBe('done')
    const granted = await ok<{ id: number }[]>(url, 'GET', '/user/profile/permissions/granted', { token: helper.token })
    const open = await call(url, 'POST', `/user/profile/permissions/${granted[0]?.id}/open`, { token: helper.token })
    expect(open.success).toBe(true)
    const { rows } = await pool.query('select email from market.newsletter_subscription where email = any($1)', [
      [helper.email, to],
    ])
    expect(rows).toEqual([{ email: to }])
  })

  it('is for the person alone: no visitor, and nobody who acts for them', async () => {
    expect((await call(url, 'GET', PATH, { from: anyAddress() })).status).toBe(401)
    const [{ token }, stranger] = [await person(), await person()]
    await ask(token, newEmail())
    expect(await pending(stranger.token)).toBeNull()
    expect((await call(url, 'DELETE', PATH, { token: stranger.token })).status).toBe(404)
    expect((await confirm('x'.repeat(43))).error?.code).toBe('TOKEN_INVALID')
  })
})
