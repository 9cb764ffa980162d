import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, linkOf, mailTo, newEmail, signUpBody } from './new-account'

const stack = sharedStack()
const { url, pool } = stack
const SUBJECT = /^New sign-in/

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

type Sent = { cookie?: string; from?: string; agent?: string }

async function signIn(email: string, { cookie, from, agent }: Sent = {}) {
  const headers = { ...(cookie ? { cookie } : {}), 'user-agent': agent ?? 'A program/1.0' }
  const body = { email, password: FIRST_PASSWORD }
  const reply = await call(url, 'POST', '/auth/login', { body, headers, ...(from ? { from } : {}) })
  expect(reply.status).toBe(200)
  return reply.headers.get('set-cookie')
}

const mails = (email: string) => stack.outbox().filter(({ to, subject }) => to === email && SUBJECT.test(subject))

it('a sign-in with another browser is told by email, one with a known browser or at sign-up is not', async () => {
  const email = newEmail()
  const opened = await call(url, 'POST', '/auth/signup', { body: signUpBody({ email }) })
  const first = opened.headers.get('set-cookie') ?? ''
  expect(first).toMatch(/^stackyard-device=[\w-]{43}; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Lax/)
  const cookie = first.split(';')[0] ?? ''
  expect(await signIn(email, { cookie, agent: PHONE }), 'the cookie stays').toBeNull()
  const other = (await signIn(email, { agent: PHONE, from: '203.0.113.9' })) ?? ''
  const mail = await mailTo(stack, email, SUBJECT)
  expect(mail.text).toContain('Safari on iPhone (203.0.113.9)')
  expect(linkOf(mail).pathname + linkOf(mail).hash).toBe('/settings/#security')

  await signIn(email, { cookie: other.split(';')[0] ?? '' })
  await signIn(email, { agent: PHONE, from: '203.0.113.9' })
  await signIn(email, { agent: 'Another program/2.0', from: '203.0.113.10' })
  await mailTo(stack, email, SUBJECT, 2)
  await pause(500)
  expect(mails(email)).toHaveLength(2)
  const { rows } = await pool.query(
    'select d.hash from market.known_device d join users u on u.id = d.user_id where email = $1',
    [email],
  )
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
})
