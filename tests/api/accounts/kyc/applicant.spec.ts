import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Overview } from '@stackyard/shared/schema/overview'
import type { IdentityStatus } from '@stackyard/shared/schema/identity'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { identityApplication, uploadDocument } from '../../../setup/applicant'
import { newBuyer, palletsByCard, purchase, type Buyer } from '../../../setup/buyer'
import { cms, panelToken } from '../../../setup/cms'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack
let buyer: Buyer
beforeEach(async () => {
  buyer = await newBuyer(stack, { kycVerified: false })
})

const application = (more: object = {}) => identityApplication(url, buyer.token, more)

const apply = (body: object) => call<IdentityStatus>(url, 'POST', '/kyc/addDocument', { token: buyer.token, body })
const status = () => ok<IdentityStatus>(url, 'GET', '/kyc/getApplicationStatus', { token: buyer.token })

async function newestApplication(): Promise<{ id: number; status: string }> {
  const { rows } = await pool.query(
    'select id, status from identity_applications where user_id = $1 order by id desc',
    [buyer.id],
  )
  return rows[0]
}

const decide = async (body: object) => {
  const { id } = await newestApplication()
  return cms(url, await panelToken(url, 'admin'), 'PATCH', `/identity-applications/${id}`, body)
}

/** 600 pallets at $20 for one month: above the limit. In ten months nobody else has reserved space. */
const large = () =>
  purchase(url, buyer.token, palletsByCard(buyer, listingIds.main, { quantity: 600, startDate: inDays(300) }))

describe('verifying one’s identity', () => {
  it('goes from none to pending to approved, and the purchase gate opens (R-338)', async () => {
    expect(await status()).toEqual({
      status: 'none',
      kycVerified: false,
      reason: null,
      submittedAt: null,
      decidedAt: null,
      provider: 'house',
    })
    expect(await large()).toMatchObject({ status: 403, error: { code: 'KYC_REQUIRED' } })
    expect(await apply(await application())).toMatchObject({ status: 200, results: { status: 'pending' } })
    expect(await large()).toMatchObject({ status: 403, error: { code: 'KYC_REQUIRED' } })
    expect(await decide({ status: 'approved' })).toMatchObject({ status: 'approved', decidedAt: expect.any(String) })
    expect(await status()).toMatchObject({ status: 'approved', kycVerified: true })
    const bought = await large()
    expect(bought).toMatchObject({ success: true })
    await ok(url, 'PUT', `/user/transaction/cancel/${bought.results.id}`, { token: buyer.token })
    expect(await apply(await application())).toMatchObject({ status: 409 })
  })

  it('says why when it is rejected, and takes a new application', async () => {
    await apply(await application())
    await expect(decide({ status: 'rejected' })).rejects.toThrow('Say why')
    await decide({ status: 'rejected', reason: 'The picture is blurred.' })
    expect(await status()).toMatchObject({ status: 'rejected', reason: 'The picture is blurred.', kycVerified: false })
    await expect(decide({ status: 'approved' })).rejects.toThrow('decided already')
    const { rows } = await pool.query(
      `select message from market.notification where user_id = $1 and kind = 'kyc_rejected'`,
      [buyer.id],
    )
    expect(rows[0]?.message).toContain('The picture is blurred.')
    expect(await apply(await application())).toMatchObject({
      status: 200,
      results: { status: 'pending', reason: null },
    })
  })

  it('is decided once, however many admins decide at once; the admins’ list counts it, and the decision is noted', async () => {
    const admin = await panelToken(url, 'admin')
    const waiting = async () => {
      const { awaiting } = await ok<Overview>(url, 'GET', '/user/overview', { token: await tokenOf(url, 'admin') })
      return awaiting.find(({ kind }) => kind === 'identity')?.count ?? 0
    }
    await apply(await application())
    const { id } = await newestApplication()
    expect(await waiting()).toBeGreaterThan(0)
    const patch = (body: object) => cms(url, admin, 'PATCH', `/identity-applications/${id}`, body)
    const outcomes = await Promise.allSettled([
      patch({ status: 'approved' }),
      patch({ status: 'rejected', reason: 'The picture is blurred.' }),
      patch({ status: 'approved' }),
    ])
    expect(outcomes.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(1)
    expect(String(outcomes.find((one) => one.status === 'rejected')?.reason)).toContain('decided already')
    const { rows } = await pool.query(
      `select action from market.audit_entry where subject_kind = 'user' and subject_id = $1 and action like '%-identity'`,
      [buyer.id],
    )
    expect(rows).toHaveLength(1)
    const told = await pool.query(`select 1 from market.notification where user_id = $1 and kind like 'kyc_%'`, [
      buyer.id,
    ])
    expect(told.rows).toHaveLength(1)
  })

  it('takes one application at a time, however many are sent at once', async () => {
    const body = await application()
    const replies = await Promise.all([1, 2, 3, 4].map(() => apply(body)))
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('refuses what is missing, the too young, and files of others', async () => {
    const stranger = await newBuyer(stack)
    for (const [more, path] of [
      [{ legalName: ' ' }, 'legalName'],
      [{ dateOfBirth: '2024-01-01' }, 'dateOfBirth'],
      [{ documentType: 'library_card' }, 'documentType'],
      [{ fileIds: [] }, 'fileIds'],
      [{ fileIds: [await uploadDocument(url, stranger.token)] }, 'fileIds'],
    ] as const) {
      const reply = await apply(await application(more))
      expect(reply, path).toMatchObject({ status: 400, error: { data: { issues: [{ path }] } } })
    }
    expect(await status()).toMatchObject({ status: 'none' })
  })

  it('nobody decides on themselves, and editors do not see applications', async () => {
    await apply(await application({ status: 'approved', kycVerified: true }))
    expect(await status()).toMatchObject({ status: 'pending', kycVerified: false })
    const { id } = await newestApplication()
    const editor = await panelToken(url, 'editor')
    await expect(cms(url, editor, 'GET', `/identity-applications/${id}`)).rejects.toThrow(/40[34]/)
    await expect(cms(url, editor, 'PATCH', `/identity-applications/${id}`, { status: 'approved' })).rejects.toThrow(
      /40[34]/,
    )
    await expect(
      cms(url, await panelToken(url, 'admin'), 'POST', '/identity-applications', { user: buyer.id }),
    ).rejects.toThrow(/403/)
  })
})

describe('the documents of an application', () => {
  const linkOf = async (id: number): Promise<string> =>
    (await ok<{ link: string }>(url, 'GET', `/file-upload/${id}`, { token: buyer.token })).link
  const read = (link: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}${link}`, { headers })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const remove = (id: number) => call(url, 'DELETE', `/file-upload/${id}`, { token: buyer.token })

  it('are read by their owner and by admins only, and kept by no cache', async () => {
    const id = await uploadDocument(url, buyer.token)
    const link = await linkOf(id)
    await apply(await application({ fileIds: [id] }))
    expect((await read(link)).status).toBe(404)
    expect((await read(link, bearer((await newBuyer(stack)).token))).status).toBe(404)
    expect((await read(link, bearer('nothing'))).status).toBe(404)
    const own = await read(link, bearer(buyer.token))
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    // As a browser says it of a link in the panel.
    const panel = async (actor: 'admin' | 'editor') => ({
      cookie: `payload-token=${await panelToken(url, actor)}`,
      'sec-fetch-site': 'same-origin',
    })
    const byAdmin = await read(link, await panel('admin'))
    expect(byAdmin.status).toBe(200)
    const byEditor = await read(link, await panel('editor'))
    expect(byEditor.status).toBe(404)
  })

  it('stay until the decision, and are private after it', async () => {
    const id = await uploadDocument(url, buyer.token)
    const link = await linkOf(id)
    await apply(await application({ fileIds: [id] }))
    expect(await remove(id)).toMatchObject({ status: 409 })
    const body = { filelink: link }
    expect(await call(url, 'DELETE', '/file-upload/file', { token: buyer.token, body })).toMatchObject({ status: 409 })
    await decide({ status: 'approved' })
    expect((await read(link)).status).toBe(404)
    expect(await remove(id)).toMatchObject({ status: 200 })
  })

  it('that are another’s lead to no application', async () => {
    const other = await newBuyer(stack)
    const id = await uploadDocument(url, other.token)
    expect(await apply(await application({ fileIds: [id] }))).toMatchObject({ status: 400 })
    expect(await status()).toMatchObject({ status: 'none' })
    const link = (await ok<{ link: string }>(url, 'GET', `/file-upload/${id}`, { token: other.token })).link
    expect((await read(link)).status).toBe(200)
  })
})
