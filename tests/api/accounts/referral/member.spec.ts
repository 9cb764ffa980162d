import { randomUUID } from 'node:crypto'
import type { ReferralCheck, ReferralLink } from '@stackyard/shared/schema/referral'
import { expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { DUMMY_TOKEN } from '../../../simulators/captcha/start'
import { newPerson } from '../../payments/billing/new-person'

const { url, pool } = sharedStack()
const check = (code: string) => ok<ReferralCheck>(url, 'POST', '/referral/validate-link', { body: { code } })

it('a member has one link, however often and at once it is asked for', async () => {
  const { token } = await newPerson(url)
  const links = await Promise.all(
    [1, 2, 3, 4].map(() => ok<ReferralLink>(url, 'POST', '/referral/generate-link', { token })),
  )
  expect(new Set(links.map((each) => each.code)).size).toBe(1)
  const link = new URL(links[0]?.link ?? '')
  expect(link.pathname).toBe('/auth/register')
  expect(link.searchParams.get('ref')).toBe(links[0]?.code)
})

it('anybody may ask whose a code is, and learns a first name at most', async () => {
  const { id, token } = await newPerson(url)
  const { code } = await ok<ReferralLink>(url, 'POST', '/referral/generate-link', { token })
  expect(await check(code)).toEqual({ isValid: true, referrerName: 'Robin' })
  expect(await check(`${code}x`)).toEqual({ isValid: false, referrerName: null })
  expect(await call(url, 'POST', '/referral/validate-link', { body: { code: ' ' } })).toMatchObject({ status: 400 })
  await pool.query('update users set is_active = false where id = $1', [id])
  expect(await check(code)).toEqual({ isValid: false, referrerName: null })
})

it('visitors have no link', async () => {
  expect(await call(url, 'POST', '/referral/generate-link', { body: {} })).toMatchObject({ status: 401 })
})

it('who joins by a link is kept, once, and counted; a code that is nobody’s is no hindrance', async () => {
  const { id, token } = await newPerson(url)
  const mine = () => ok<ReferralLink>(url, 'POST', '/referral/generate-link', { token })
  const { code, joinedCount } = await mine()
  expect(joinedCount).toBe(0)
  const join = (referralCode: string) =>
    ok<{ user: { id: number } }>(url, 'POST', '/auth/signup', {
      body: {
        email: `invited-${randomUUID()}@stackyard.test`,
        password: 'Correct-horse-7',
        firstName: 'Ivo',
        lastName: 'Lind',
        userType: 'customer',
        captchaToken: DUMMY_TOKEN,
        referralCode,
      },
    })
  const invited = await join(code)
  await join(`${code}x`)
  const month = new Date().toISOString().slice(0, 7)
  expect(await mine()).toMatchObject({
    joinedCount: 1,
    joined: [{ firstName: 'Ivo', joinedAt: expect.stringContaining(month) }],
    months: [{ month, count: 1 }],
  })
  const { rows } = await pool.query('select user_id, referrer_id from market.referral where referrer_id = $1', [id])
  expect(rows).toEqual([{ user_id: invited.user.id, referrer_id: id }])
})
