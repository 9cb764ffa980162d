import type { MerchantCard, MerchantRecord } from '@stackyard/shared/schema/merchant'
import { describe, expect, it } from 'vitest'
import { ACTORS, tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { ask, listingOf, quoteBody } from '../quote/ask'
import { completeAnswers, countNotices, readRfp, submit } from './rfp'

const stack = sharedStack()
const { url, pool } = stack

const own = (token: string) => ok<MerchantRecord>(url, 'GET', '/merchants/own', { token })
const save = (token: string, body: unknown) => call<MerchantRecord>(url, 'PUT', '/merchants/own', { token, body })

describe('a merchant’s own record', () => {
  it('R-504, R-209, R-210: it is there with its defaults before anything was saved, and stores what is sent', async () => {
    const { token, id } = await newBuyer(stack)
    expect(await own(token)).toMatchObject({
      merchantId: id,
      foundedYear: 1800,
      merchantType: 'eCommerceRetailer',
      submittedAt: null,
      isComplete: false,
    })
    await save(token, { company: 'Acme', inboundOrderProfile: { caseLevel: true } })
    await save(token, { merchantType: 'physicalRetailer', physicalFeatures: { countStores: 4 } })
    expect(await own(token)).toMatchObject({
      company: 'Acme',
      merchantType: 'physicalRetailer',
      inboundOrderProfile: { caseLevel: true },
      physicalFeatures: { countStores: 4 },
      submittedAt: null,
    })
  })

  it('what is cleared is gone when read again, and what is not sent stays', async () => {
    const { token } = await newBuyer(stack)
    const volumes = { storageVolume: '51-100', monthlyShipmentVolume: '501-1000' }
    const userInfo = { phone: '+1 614 555 0170', website: 'https://quill.example', about: 'Toys.' }
    await save(token, { company: 'Quill Toys', foundedYear: 1998, ...volumes, userInfo })
    expect(await own(token)).toMatchObject({ phone: '+16145550170' })
    await save(token, { userInfo: { phone: '' } })
    expect(await own(token)).toMatchObject({ phone: '', website: userInfo.website, foundedYear: 1998, ...volumes })
    const none = { foundedYear: '', storageVolume: '', monthlyShipmentVolume: '', userInfo: { website: '' } }
    expect((await save(token, none)).success).toBe(true)
    expect(await own(token)).toMatchObject({
      company: 'Quill Toys',
      about: 'Toys.',
      foundedYear: null,
      storageVolume: null,
      monthlyShipmentVolume: null,
      website: '',
    })
  })

  it('R-215: answers keep their kind; questions that are none, and other people’s fields, are dropped', async () => {
    const { token, id, email } = await newBuyer(stack)
    const inboundOrderProfile = {
      SKUType: 'Mixed SKU Cases',
      avgSizeInboundShipment: 'Pallet',
      avgCountInboundShipmentPermonth: 12,
      caseLevel: true,
      unitLevel: false,
      needTicket: true,
    }
    const body = {
      inboundOrderProfile: { ...inboundOrderProfile, invented: 'x' },
      merchantId: 1,
      submittedAt: '2020-01-01',
      isComplete: true,
      userInfo: { email: 'other@stackyard.test' },
    }
    expect((await save(token, body)).success).toBe(true)
    const record = await own(token)
    expect(record.inboundOrderProfile).toEqual(inboundOrderProfile)
    expect(record).toMatchObject({ merchantId: id, submittedAt: null, isComplete: false, user: { email } })
    expect((await save(token, { inboundOrderProfile: { SKUType: 'Loose' } })).status).toBe(400)
    expect((await save(token, { inboundOrderProfile: { avgCountInboundShipmentPermonth: 'many' } })).status).toBe(400)
  })

  it('R-196: place, first day, term, deadline and address are saved, cleared and checked', async () => {
    const { token } = await newBuyer(stack)
    const need = { place: 'Columbus, OH', startDate: '2031-03-01', termMonths: 6, answerBy: '2031-01-15' }
    const address = { street1: '', street2: '', city: 'Dayton', state: 'OH', zipCode: '45402', country: 'US' }
    expect((await save(token, { ...need, userInfo: { address } })).success).toBe(true)
    expect(await own(token)).toMatchObject({ ...need, address, origin: 'account' })
    expect(
      (await save(token, { startDate: '', termMonths: '', answerBy: null, userInfo: { address: null } })).success,
    ).toBe(true)
    expect(await own(token)).toMatchObject({ startDate: null, termMonths: null, answerBy: null, address: null })
    for (const wrong of [
      { startDate: '2031-02-30' },
      { termMonths: 0 },
      { answerBy: 'soon' },
      { userInfo: { address: { city: 'Dayton' } } },
    ])
      expect((await save(token, wrong)).status).toBe(400)
  })

  it('a request for a quote begins the record, and does not change an existing one', async () => {
    const buyer = await newBuyer(stack)
    const warehouseId = await listingOf(pool, ACTORS.seller)
    await ask(url, quoteBody(warehouseId, undefined), buyer.token)
    expect(await own(buyer.token)).toMatchObject({ company: 'Quill Toys', storageVolume: '51-100' })
    await save(buyer.token, { company: 'Renamed' })
    const second = await listingOf(pool, ACTORS.seller2)
    await ask(url, quoteBody(second, undefined), buyer.token)
    expect((await own(buyer.token)).company).toBe('Renamed')
  })
})

describe('the final submit', () => {
  it('R-202: a whole request is submitted, "Merchant updated", and the reply has the profile’s address', async () => {
    const { token, id } = await newBuyer(stack)
    const reply = await submit(url, token, { ...completeAnswers, merchantId: id })
    expect(reply).toMatchObject({ success: true, isError: false, message: 'Merchant updated' })
    expect(reply.results.userUrl).toMatch(/\w/)
    expect(reply.results.merchant).toMatchObject({
      isComplete: true,
      storageVolume: '51-100',
      monthlyShipmentVolume: '501-1000',
      refMessage: 'Two docks at least.',
    })
    expect(reply.results.merchant.submittedAt).toBeTruthy()
  })

  it('R-203: which answers are required follows the merchant type, and nothing of a refused submission is stored', async () => {
    const { token } = await newBuyer(stack)
    const refused = await submit(url, token, { ...completeAnswers, merchantType: 'physicalRetailer' })
    expect(refused).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    expect(refused.error?.data.issues?.map(({ path }) => path)).toEqual([
      'physicalFeatures.countStores',
      'physicalFeatures.avg Storage Footprint',
      'physicalFeatures.ediAsn',
    ])
    expect((await own(token)).company).not.toBe('Quill Toys')
  })

  it('R-196: a submission with a day that has passed is refused, and says which', async () => {
    const { token } = await newBuyer(stack)
    const refused = await submit(url, token, { ...completeAnswers, startDate: '2020-01-01', answerBy: '2020-01-02' })
    expect(refused.error?.data.issues).toEqual([
      { path: 'startDate', message: 'Choose a day from today on' },
      { path: 'answerBy', message: 'Choose a day from today on' },
    ])
  })

  it('R-206: another merchant’s id is refused; ten submits at once to one warehouse tell it once', async () => {
    const buyer = await newBuyer(stack)
    expect(await submit(url, buyer.token, { ...completeAnswers, merchantId: buyer.id + 1 })).toMatchObject({
      status: 403,
      error: { data: { message: 'You are not authorized to create this RFP' } },
    })
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => submit(url, buyer.token, { ...completeAnswers, warehouseId })),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(await countNotices(pool, [buyer.id])).toBe(1)
    expect((await readRfp(url, buyer.id, await tokenOf(url, 'seller'))).status).toBe(200)
    expect((await submit(url, buyer.token, { ...completeAnswers, warehouseId: 999_999_999 })).error?.code).toBe(
      'LISTING_UNAVAILABLE',
    )
  })

  it('R-224: readers of the request get it as a PDF document', async () => {
    const { token, id } = await newBuyer(stack)
    await submit(url, token, { ...completeAnswers, outboundOrderProfile: { parcel: true, avgUnitsPerOrderParcel: 3 } })
    const fetchPdf = async (reader: string) =>
      fetch(`${url}/api/merchants/pdf/${id}`, {
        headers: { authorization: `Bearer ${reader}`, 'x-forwarded-for': anyAddress() },
      })
    const pdf = await fetchPdf(token)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="rfp-${id}.pdf"`)
    expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(2000)
    expect((await fetchPdf(await tokenOf(url, 'seller2'))).status).toBe(404)
  })
})

describe('the list of submitted requests', () => {
  it('R-503: admins find a submitted request, and filter by pairs of name and value', async () => {
    const admin = await tokenOf(url, 'admin')
    const buyer = await newBuyer(stack)
    const draft = await newBuyer(stack)
    await save(draft.token, { company: `Zeppelin ${buyer.id}` })
    await submit(url, buyer.token, { ...completeAnswers, company: `Zeppelin ${buyer.id}`, storageVolume: '101-250' })
    const list = async (query: string) =>
      (
        await call<MerchantCard[]>(url, 'GET', `/merchants/submit-rfp-list?limit=100&${query}`, { token: admin })
      ).results
        .map(({ id }) => id)
        .filter((id) => id === buyer.id || id === draft.id)
    expect(await list('')).toEqual([buyer.id])
    const named = `name[]=company&value[]=zeppelin ${buyer.id}`
    expect(await list(`${named}&name[]=storageVolume&value[]=101-250`)).toEqual([buyer.id])
    expect(await list(`${named}&name[]=storageVolume&value[]=51-100`)).toEqual([])
    expect(await list('name=merchantType&value=physicalRetailer')).toEqual([])
    expect(await list(`${named}&name[]=origin&value[]=account`)).toEqual([buyer.id])
    expect(await list(`${named}&name[]=origin&value[]=public`)).toEqual([])
    const again = `${named}&name[]=company&value[]=zeppelin ${buyer.id}&name[]=storageVolume&value[]=101-250`
    expect(await list(again)).toEqual([buyer.id])
    expect((await call(url, 'GET', '/merchants/submit-rfp-list?name=password&value=x', { token: admin })).status).toBe(
      400,
    )
  })
})
