import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { type NewSeller, newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { mailTo } from '../auth/new-account'
import { grantsOf, PERMISSIONS } from './grants'

const stack = sharedStack()
const { url, pool } = stack
const { invite, list, decide, accept, open, linkTo } = grantsOf(stack)

describe('permissions of an account', () => {
  it('are listed, added and removed by their owner; a stranger sees and changes none (R-433, R-468)', async () => {
    const [owner, stranger] = [await newSeller(stack), await newSeller(stack)]
    const email = `helper-of-${owner.user.id}@stackyard.test`
    const added = await invite(owner, `  ${email.toUpperCase()} `)
    expect(added.results).toMatchObject({ email, state: 'invited' })
    expect(await list(owner)).toEqual([added.results])
    expect(await list(stranger)).toEqual([])
    expect((await decide(stranger, 'reject', added.results.id)).status).toBe(404)
    const remove = (who: NewSeller) =>
      call(url, 'DELETE', `${PERMISSIONS}/${encodeURIComponent(email)}`, { token: who.token })
    expect((await remove(stranger)).status).toBe(404)
    expect(await remove(owner)).toMatchObject({ success: true })
    expect(await list(owner)).toEqual([])
    expect((await remove(owner)).status).toBe(404)
  })

  it('are not given to oneself, nor by accounts of the platform', async () => {
    const owner = await newSeller(stack)
    expect((await invite(owner, owner.email)).error?.code).toBe('CONFLICT')
    expect((await invite(owner, 'no mail')).error?.code).toBe('VALIDATION_FAILED')
    const house = await invite({ token: await tokenOf(url, 'admin') }, 'x@stackyard.test')
    expect(house.error?.code).toBe('CONFLICT')
  })

  it('are accepted with both tokens of the mail, by the one who was invited, once (R-435)', async () => {
    const [owner, helper] = [await newSeller(stack), await newBuyer(stack)]
    const { id } = (await invite(owner, helper.email)).results
    const link = await linkTo(helper.email)
    const other = await newBuyer(stack)
    expect((await accept(link, other.token)).error?.code).toBe('FORBIDDEN')
    const forged = {
      ...link,
      permissionUserToken: link.permissionUserToken.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    }
    for (const wrong of [
      { ...link, token: `${link.token.slice(0, -2)}xx` },
      forged,
      { ...link, permissionUserToken: `${id}.x-y-z-0-1` },
    ])
      expect((await accept(wrong)).error?.code).toBe('TOKEN_INVALID')
    expect((await accept({ token: link.token })).error?.code).toBe('VALIDATION_FAILED')
    const reply = await accept(link)
    expect(reply.results).toEqual({
      email: helper.email,
      ownerName: 'Holm Storage',
      hasAccount: true,
      state: 'requested',
    })
    expect((await accept(link)).results.state).toBe('requested')
    await mailTo(stack, owner.email, /asks for access/)
    expect(await list(owner)).toEqual([expect.objectContaining({ id, state: 'requested', name: 'Bea Okafor' })])
  })

  it('an invitation that was sent again works by its last mail alone, and not after its time', async () => {
    const [owner, helper] = [await newSeller(stack), await newBuyer(stack)]
    const { id } = (await invite(owner, helper.email)).results
    const first = await linkTo(helper.email)
    expect((await invite(owner, helper.email)).results.id).toBe(id)
    const second = await linkTo(helper.email, 2)
    expect((await accept(first)).error?.code).toBe('TOKEN_INVALID')
    await pool.query(`update market.account_permission set expires_at = now() - interval '1 minute' where id = $1`, [
      id,
    ])
    expect((await accept(second)).error?.code).toBe('TOKEN_INVALID')
  })

  it('reach one address a few times an hour, whoever invites', async () => {
    const [owner, other] = [await newSeller(stack), await newSeller(stack)]
    const email = `flooded-${owner.user.id}@stackyard.test`
    for (const from of [owner, owner, owner, owner, other])
      expect(await invite(from, email)).toMatchObject({ success: true })
    for (const from of [owner, other]) expect((await invite(from, email)).error?.code).toBe('RATE_LIMITED')
    expect(await invite(owner, `calm-${owner.user.id}@stackyard.test`)).toMatchObject({ success: true })
  })

  it('are decided by approve or reject, once and only after acceptance (R-434, R-436)', async () => {
    const [owner, helper] = [await newSeller(stack), await newBuyer(stack)]
    const { id } = (await invite(owner, helper.email)).results
    expect((await decide(owner, 'maybe', id)).error?.code).toBe('VALIDATION_FAILED')
    expect((await decide(owner, 'approve', id)).error?.code).toBe('TRANSITION_REFUSED')
    await accept(await linkTo(helper.email))
    expect((await decide(owner, 'reject', id)).results).toMatchObject({ state: 'reject' })
    expect((await decide(owner, 'approve', id)).error?.code).toBe('TRANSITION_REFUSED')
    expect((await open(helper, id)).status).toBe(404)
  })
})
