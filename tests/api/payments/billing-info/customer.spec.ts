import type { BillingInfo } from '@stackyard/shared/schema/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { billingForm } from '../billing/payment-browser'

const { url } = sharedStack()
let person: Person
beforeAll(async () => {
  person = await newPerson(url)
})

const as = (body?: unknown) => ({ token: person.token, body })
const add = (fullName?: string, isPrimary?: boolean) =>
  ok<BillingInfo>(url, 'POST', '/user/billing-info/', as(billingForm(fullName, isPrimary)))
const primary = () => call<BillingInfo | null>(url, 'GET', '/user/billing-info/primary', as())
const summary = () => ok<{ primaryBillingInfo: BillingInfo | null }>(url, 'GET', '/user/billing', as())

describe('billing details of a customer', () => {
  it('are added, listed, read, changed and removed', async () => {
    const made = await add()
    expect(made).toMatchObject({
      ...billingForm(),
      // As E.164.
      phoneNumber: '+15550100000',
      _id: made.id,
      isPrimary: false,
      formattedAddress: '1 Dock Street, Memphis, TN, 38103, US',
    })
    expect(await ok(url, 'GET', `/user/billing-info/${made.id}`, as())).toEqual(made)
    expect(await ok<BillingInfo[]>(url, 'GET', '/user/billing-info/', as())).toContainEqual(made)
    const changed = await ok<BillingInfo>(url, 'PUT', `/user/billing-info/${made.id}`, as(billingForm('Ada Reyes')))
    expect(changed).toEqual({ ...made, fullName: 'Ada Reyes' })
    await ok(url, 'DELETE', `/user/billing-info/${made.id}`, as())
    expect(await call(url, 'GET', `/user/billing-info/${made.id}`, as())).toMatchObject({ status: 404 })
  })

  it.each([
    ['fullName', { fullName: '' }, 'Name is required'],
    ['phoneNumber', { phoneNumber: '' }, 'Phone number is required'],
    ['email', { email: 'robin' }, 'Enter a valid email address'],
    ['address.state', { address: { ...billingForm().address, state: '' } }, 'State is required'],
    ['address.city', { address: { ...billingForm().address, city: '' } }, 'City is required'],
  ])('without a good %s are refused (R-361)', async (path, wrong, message) => {
    const reply = await call(url, 'POST', '/user/billing-info/', as({ ...billingForm(), ...wrong }))
    expect(reply.status).toBe(400)
    expect(reply.error?.data.issues?.[0]).toEqual({ path, message })
  })

  it('need no state in Singapore', async () => {
    const address = { ...billingForm().address, state: '', country: 'SG' }
    const made = await ok<BillingInfo>(url, 'POST', '/user/billing-info/', as({ ...billingForm(), address }))
    expect(made.formattedAddress).toBe('1 Dock Street, Memphis, 38103, SG')
  })
})

describe('primary billing details', () => {
  it('move, are given up and deleted, and the summary follows (R-364, R-365, R-366, R-367)', async () => {
    const first = await add('First', true)
    const second = await add('Second', true)
    expect((await primary()).results?.id).toBe(second.id)
    await ok(url, 'PUT', `/user/billing-info/${first.id}`, as(billingForm('First', true)))
    expect((await summary()).primaryBillingInfo?.id).toBe(first.id)
    await ok(url, 'PUT', `/user/billing-info/${first.id}`, as(billingForm('First', false)))
    expect(await primary()).toMatchObject({ status: 200, statusCode: 404, success: true, results: null })
    expect((await summary()).primaryBillingInfo).toBeNull()
    await ok(url, 'PUT', `/user/billing-info/${second.id}`, as(billingForm('Second', true)))
    await ok(url, 'DELETE', `/user/billing-info/${second.id}`, as())
    expect(await primary()).toMatchObject({ statusCode: 404, results: null })
    expect((await summary()).primaryBillingInfo).toBeNull()
  })

  it('stay one when raced', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, (_, index) => add(`Racer ${index}`, true)))
    const all = await ok<BillingInfo[]>(url, 'GET', '/user/billing-info/', as())
    expect(all.filter((info) => info.isPrimary)).toHaveLength(1)
    expect(made.map((info) => info.id)).toContain((await primary()).results?.id)
  })
})
