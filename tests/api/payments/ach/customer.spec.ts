import type { AchAccount } from '@stackyard/shared/schema/payment'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { achForm, connectBank } from '../billing/payment-browser'

const stack = sharedStack()
const { url, pool } = stack
let person: Person
beforeEach(async () => {
  person = await newPerson(url)
})

const as = (body?: unknown) => ({ token: person.token, body })
const add = async (isPrimary = false): Promise<AchAccount> =>
  ok<AchAccount>(url, 'POST', '/user/ach/', as(achForm(await connectBank(stack, person.token), isPrimary)))
const primary = () => call<AchAccount | null>(url, 'GET', '/user/ach/primary', as())
const summary = () => ok<{ primaryACH: AchAccount | null }>(url, 'GET', '/user/billing', as())

describe('bank accounts of a customer', () => {
  it('are connected by setup intent; the account number is dropped (R-362, R-368)', async () => {
    const account = await add()
    expect(account).toMatchObject({ last4: '6789', routingNumber: '110000000', isUsable: true, isPrimary: false })
    expect(account).toMatchObject({
      accountName: 'Reyes Storage',
      accountHolderType: 'company',
      bankName: 'STRIPE TEST BANK',
    })
    const { rows } = await pool.query('select * from market.ach_account where id = $1', [account.id])
    expect(JSON.stringify(rows)).not.toContain('000123456789')
    expect(rows[0].mandate_id).toMatch(/^mandate_/)
    expect(await ok(url, 'GET', `/user/ach/${account.id}`, as())).toEqual(account)
  })

  it('the holder type is company unless said (R-362)', async () => {
    const { accountHolderType: _type, ...form } = achForm(await connectBank(stack, person.token))
    expect(await ok(url, 'POST', '/user/ach/', as(form))).toMatchObject({ accountHolderType: 'company' })
  })

  it.each([
    ['routingNumber', 'Routing Number is required'],
    ['accountName', 'Account Name is required'],
    ['email', 'Email is required'],
    ['achToken', 'Connect your bank account'],
  ])('without %s are refused (R-362)', async (path, message) => {
    const body: Record<string, unknown> = achForm('seti_any')
    delete body[path]
    const reply = await call(url, 'POST', '/user/ach/', as(body))
    expect(reply).toMatchObject({ status: 400, error: { data: { issues: [{ path, message }] } } })
  })

  it('are refused before the setup is confirmed, and when it is unknown', async () => {
    const unfinished = await connectBank(stack, person.token, false)
    for (const achToken of [unfinished, 'seti_none', 'pi_1', '../customers'])
      expect(await call(url, 'POST', '/user/ach/', as(achForm(achToken)))).toMatchObject({
        status: 400,
        error: { code: 'PAYMENT_METHOD_INVALID' },
      })
  })

  it('are added once however often the same setup is sent', async () => {
    const body = achForm(await connectBank(stack, person.token), true)
    const made = await Promise.all([1, 2, 3].map(() => ok<AchAccount>(url, 'POST', '/user/ach/', as(body))))
    expect(new Set(made.map((account) => account.id)).size).toBe(1)
    expect((await primary()).results?.id).toBe(made[0]?.id)
  })

  it('are edited: name and holder type, individual unless said (R-363)', async () => {
    const { id } = await add()
    const changed = await ok<AchAccount>(url, 'PUT', `/user/ach/${id}`, as({ accountName: 'Robin Reyes' }))
    expect(changed).toMatchObject({ accountName: 'Robin Reyes', accountHolderType: 'individual', last4: '6789' })
    expect(await call(url, 'PUT', `/user/ach/${id}`, as({ accountName: '' }))).toMatchObject({ status: 400 })
  })
})

describe('the primary bank account', () => {
  it('moves, is given up and deleted, and the summary follows (R-364, R-365, R-366, R-367)', async () => {
    const first = await add(true)
    const second = await add(true)
    expect((await primary()).results?.id).toBe(second.id)
    const edit = { accountName: 'Reyes Storage', accountHolderType: 'company' }
    await ok(url, 'PUT', `/user/ach/${first.id}`, as({ ...edit, isPrimary: true }))
    expect((await summary()).primaryACH?.id).toBe(first.id)
    await ok(url, 'PUT', `/user/ach/${first.id}`, as({ ...edit, isPrimary: false }))
    expect(await primary()).toMatchObject({ status: 200, statusCode: 404, success: true, results: null })
    expect((await summary()).primaryACH).toBeNull()
    await ok(url, 'PUT', `/user/ach/${second.id}`, as({ ...edit, isPrimary: true }))
    await ok(url, 'DELETE', `/user/ach/${second.id}`, as())
    expect(await primary()).toMatchObject({ statusCode: 404, results: null })
    expect((await summary()).primaryACH).toBeNull()
  })
})
