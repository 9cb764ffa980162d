import type { AchAccount } from '@stackyard/shared/schema/payment'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { achForm, beginBankProof } from '../billing/payment-browser'

const stack = sharedStack()
const { url, pool, outbox } = stack
let person: Person
beforeEach(async () => {
  person = await newPerson(url)
})

const as = (body?: unknown) => ({ token: person.token, body })
const enter = async (kind?: 'amounts' | 'descriptor_code'): Promise<AchAccount> => {
  const { id } = await beginBankProof(stack, person.token, kind)
  return ok<AchAccount>(url, 'POST', '/user/ach/', as(achForm(id, true)))
}
const verify = (id: number, body: object, token = person.token) =>
  call<AchAccount>(url, 'POST', `/user/ach/${id}/verify`, { token, body })
const read = (id: number) => ok<AchAccount>(url, 'GET', `/user/ach/${id}`, as())
const told = async (): Promise<string[]> => {
  const own = 'select kind from market.notification where user_id = $1 order by id'
  return (await pool.query<{ kind: string }>(own, [person.id])).rows.map(({ kind }) => kind)
}
const refusedWith = (message: string) => ({ status: 400, error: { code: 'PAYMENT_METHOD_INVALID', data: { message } } })

describe('a bank account entered by its numbers', () => {
  it('waits for its deposits, of which its owner is told once, and cannot pay until they are confirmed', async () => {
    const account = await enter()
    expect(account).toMatchObject({ isUsable: false, isPrimary: true, deposits: { kind: 'amounts', isFailed: false } })
    expect(new Date(account.deposits?.arriveAt ?? 0).getTime()).toBeGreaterThan(Date.now())
    expect(await told()).toEqual(['deposits_sent'])
    const mail = () =>
      outbox().find(({ to, subject }) => to === person.email && subject === 'Confirm your bank account')
    await expect.poll(mail, { timeout: 15_000 }).toBeDefined()
    expect(mail()?.text).toContain(`Open in Stackyard:\n${url}/settings#billing`)
    expect(mail()?.text).not.toContain('order')
    const proven = await verify(account.id, { amounts: [45, 32] })
    expect(proven).toMatchObject({ status: 200, results: { isUsable: true, deposits: null } })
    expect(await verify(account.id, { amounts: [1, 1] })).toMatchObject({ status: 200, results: { isUsable: true } })
    expect(await told()).toEqual(['deposits_sent', 'deposits_confirmed'])
  })

  it('pays nothing before that', async () => {
    const seller = await newSeller(stack)
    person = { ...seller, id: seller.user.id }
    const { id: achId } = await enter()
    const body = { annualPlan: false, paymentType: 'ACH', achId }
    const refused = await call(url, 'PUT', '/plans/upgrade/growth', as(body))
    expect(refused).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'achId' }] } } })
  })

  it('may be proven by the code of one deposit instead', async () => {
    const account = await enter('descriptor_code')
    expect(account.deposits?.kind).toBe('descriptor_code')
    expect(await verify(account.id, { descriptorCode: 'sm11aa' })).toMatchObject({ results: { isUsable: true } })
  })

  it('counts wrong answers in the words of the provider, and is lost after too many', async () => {
    const account = await enter('descriptor_code')
    const wrong = () => verify(account.id, { descriptorCode: 'SM00ZZ' })
    for (const left of [2, 1])
      expect(await wrong()).toMatchObject(
        refusedWith(
          `The verification code provided does not match the one sent to the bank account. You have ${left} verification attempts remaining.`,
        ),
      )
    expect((await read(account.id)).deposits?.isFailed).toBe(false)
    expect(await wrong()).toMatchObject(refusedWith('You have exceeded the number of allowed verification attempts.'))
    expect((await read(account.id)).deposits?.isFailed).toBe(true)
    expect(await verify(account.id, { descriptorCode: 'SM11AA' })).toMatchObject(
      refusedWith('This bank account can no longer be confirmed. Remove it and connect it again.'),
    )
    expect(await told()).toEqual(['deposits_sent', 'deposits_failed'])
  })

  it.each([
    [{}, 'amounts'],
    [{ amounts: [32] }, 'amounts'],
    [{ amounts: [32, 4500] }, 'amounts[1]'],
    [{ amounts: [32, 45], descriptorCode: 'SM11AA' }, 'amounts'],
    [{ descriptorCode: '11AA' }, 'descriptorCode'],
  ])('is not asked about with %j', async (body, path) => {
    expect(await verify(1, body)).toMatchObject({ status: 400, error: { data: { issues: [{ path }] } } })
  })

  it('is missing for anybody else', async () => {
    const account = await enter()
    const stranger = await newPerson(url)
    expect(await verify(account.id, { amounts: [32, 45] }, stranger.token)).toMatchObject({ status: 404 })
    expect((await read(account.id)).isUsable).toBe(false)
  })
})
