import type { UploadedFile } from '@stackyard/shared/schema/file'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { accountBody, completeAnswers, newAddress, openAccount, submit } from './rfp'

const stack = sharedStack()
const { url } = stack
const rows = 'week,parcels\r\n1,240\r\n'

async function upload(token: string): Promise<UploadedFile> {
  const body = new FormData()
  body.append('files', new Blob([rows]), 'Volumes 2026.csv')
  const [file] = await ok<UploadedFile[]>(url, 'POST', '/file-upload/', { token, body })
  if (!file) throw new Error('nothing was kept')
  return file
}

const read = async (id: number, token: string, field = 'shippingData') =>
  fetch(`${url}/api/merchants/file/${id}?field=${field}`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': anyAddress() },
  })
const withFile = (link: string) => ({ ...completeAnswers, outboundOrderProfile: { parcel: true, shippingData: link } })

describe('the file of a request', () => {
  it('is read by the merchant, by admins and by the provider who was let in, and by nobody else', async () => {
    const [merchant, seller] = await Promise.all([newBuyer(stack), newSeller(stack)])
    const file = await upload(merchant.token)
    expect(file).toMatchObject({ title: 'Volumes 2026.csv', mimeType: 'text/csv' })
    expect((await submit(url, merchant.token, withFile(file.link))).success).toBe(true)
    expect((await fetch(url + file.link)).status).toBe(404)

    expect((await read(merchant.id, seller.token)).status).toBe(404)
    await call(url, 'GET', `/merchants/request/${merchant.id}`, { token: seller.token })
    expect((await read(merchant.id, seller.token)).status).toBe(404)
    await call(url, 'GET', `/merchants/approveRequest/${seller.user.id}`, { token: merchant.token })
    for (const token of [seller.token, merchant.token, await tokenOf(url, 'admin')]) {
      const given = await read(merchant.id, token)
      expect(given.headers.get('content-type')).toMatch(/^text\/csv/)
      expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename="Volumes 2026.csv"/)
      expect(given.headers.get('cache-control')).toBe('private, no-store')
      expect(await given.text()).toBe(rows)
    }
    expect((await read(merchant.id, await tokenOf(url, 'seller2'))).status).toBe(404)
  })

  it('is the merchant’s own, and is gone when it is taken back', async () => {
    const [merchant, other] = await Promise.all([newBuyer(stack), newBuyer(stack)])
    const theirs = await upload(other.token)
    const save = (body: unknown) => call<MerchantRecord>(url, 'PUT', '/merchants/own', { token: merchant.token, body })
    expect(await save({ outboundOrderProfile: { shippingData: theirs.link } })).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'outboundOrderProfile.shippingData', message: 'Choose a file' }] } },
    })
    expect((await fetch(url + theirs.link)).status).toBe(200)
    const own = await upload(merchant.token)
    expect((await save({ outboundOrderProfile: { shippingData: own.link } })).success).toBe(true)
    expect((await read(merchant.id, merchant.token)).status).toBe(200)
    expect((await read(merchant.id, merchant.token, 'productInfoSheet')).status).toBe(404)
    await save({ outboundOrderProfile: { parcel: true } })
    expect((await read(merchant.id, merchant.token)).status).toBe(404)
  })

  it('cannot be somebody else’s in the request that opens an account', async () => {
    const other = await newBuyer(stack)
    const { link } = await upload(other.token)
    const opened = await openAccount(url, accountBody(newAddress(), { outboundOrderProfile: { shippingData: link } }))
    expect(opened).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
  })
})
