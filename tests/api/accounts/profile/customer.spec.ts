import type { Profile } from '@stackyard/shared/schema/user'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Session } from '@stackyard/shared/schema/account'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newAccount } from '../auth/new-account'

const { url, pool } = sharedStack()
let session: Session
beforeAll(async () => {
  session = await newAccount(url)
})

const put = (body: unknown) => call<Profile>(url, 'PUT', '/user/profile/', { token: session.token, body })
const get = () => ok<Profile>(url, 'GET', '/user/profile/', { token: session.token })

describe('the own profile', () => {
  it('takes any of its fields and leaves the others (R-455)', async () => {
    const address = { street1: '1 Dock Road', city: 'Newark', state: 'NJ', zipCode: '07105', country: 'US' }
    const reply = await put({
      company: 'Okafor Goods',
      phone: '201-555-0123',
      address,
      socials: { linkedin: 'https://linkedin.example/dana' },
    })
    expect(reply).toMatchObject({ status: 200, results: { company: 'Okafor Goods', firstName: 'Dana' } })
    await put({ enableNewsletter: true })
    await put({ about: '<b>Hello</b>' })
    expect(await get()).toMatchObject({
      company: 'Okafor Goods',
      phone: '+12015550123',
      address: { ...address, street2: '' },
      socials: { linkedin: 'https://linkedin.example/dana' },
      enableNewsletter: true,
      about: '<b>Hello</b>',
    })
  })

  it('R-312: stores a phone number as E.164, says what is wrong with one it can’t read, and leaves an old one', async () => {
    const { token, user } = await newAccount(url)
    const own = (body: unknown) => call<Profile>(url, 'PUT', '/user/profile/', { token, body })
    expect((await own({ phone: '(614) 555-0170' })).results.phone).toBe('+16145550170')
    expect((await own({ phone: '+49 40 123456' })).results.phone).toBe('+4940123456')
    expect(await own({ phone: '555-0170' })).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'phone', message: expect.stringContaining('area code') }] } },
    })
    await pool.query(`update users set phone = '555-0170' where id = $1`, [user.id])
    expect(await own({ about: 'New' })).toMatchObject({ status: 200, results: { phone: '555-0170', about: 'New' } })
    expect((await own({ phone: '' })).results.phone).toBe('')
  })

  it('keeps the lines of an address and the networks that were not sent', async () => {
    const { token } = await newAccount(url)
    const change = (body: unknown) => ok<Profile>(url, 'PUT', '/user/profile/', { token, body })
    const address = {
      street1: '1 Dock Road',
      street2: 'Hall 2',
      city: 'Newark',
      state: 'NJ',
      zipCode: '07105',
      country: 'US',
    }
    await change({ address, socials: { linkedin: 'https://linkedin.example/a', x: 'https://x.example/a' } })
    const after = await change({ address: { city: 'Elizabeth' }, socials: { x: '' } })
    expect(after.address).toEqual({ ...address, city: 'Elizabeth' })
    expect(after.socials).toEqual({ linkedin: 'https://linkedin.example/a' })
  })

  it('answers under both spellings of the path', async () => {
    const reply = await call<Profile>(url, 'GET', '/user/profile', { token: session.token })
    expect(reply.results.id).toBe(session.user.id)
  })

  it('sets nothing of the standing, the role or the account, whatever is sent', async () => {
    const before = await pool.query('select * from users where id = $1', [session.user.id])
    const reply = await put({
      lastName: 'Changed',
      id: 1,
      email: 'admin@stackyard.test',
      userType: 'admin',
      isVerified: true,
      isEmailVerified: true,
      kycVerified: true,
      isActive: false,
      diamond: 5,
      planId: 'scale',
      membership: 'scale',
      serviceType: 'warehouse',
      userUrl: 'admin',
      balance: 100,
      password: 'Another-One-77',
      hash: 'x',
      salt: 'x',
      sessions: [],
      createdAt: '2000-01-01T00:00:00.000Z',
    })
    expect(reply.status).toBe(200)
    const after = await pool.query('select * from users where id = $1', [session.user.id])
    const changed = Object.keys(after.rows[0]).filter(
      (key) => JSON.stringify(after.rows[0][key]) !== JSON.stringify(before.rows[0][key]),
    )
    expect(changed.sort()).toEqual(['last_name', 'updated_at'])
  })

  it.each([
    ['a script as a link', { website: 'javascript:alert(1)' }, 'website'],
    ['data as a picture', { avatar: 'data:text/html,x' }, 'avatar'],
    ['a path out of the uploads', { avatar: '/files/../../etc/passwd' }, 'avatar'],
    ['letters as a phone number', { phone: 'call me' }, 'phone'],
    ['an empty first name', { firstName: '' }, 'firstName'],
    ['a script as a social link', { socials: { x: 'javascript:alert(1)' } }, 'socials.x'],
  ])('refuses %s and says where', async (_, body, path) => {
    const reply = await put(body)
    expect(reply).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    expect(reply.error?.data.issues?.map((issue) => issue.path)).toContain(path)
  })
})
