import { describe, expect, it } from 'vitest'
import { merchantRecord } from '../merchant-record.test-data'
import { emptyForm, toForm } from '../rfp-form'
import { accountBody, draftBody, publicBody } from './request-body'

const today = '2026-06-01'

describe('what the wizard sends', () => {
  it('R-199: an account’s body has who and where, and no empty values', () => {
    const person = {
      firstName: 'Mara',
      lastName: 'Quill',
      email: 'mara@quill.test',
      password: 'Racks-9',
      about: 'Toys.',
    }
    const body = accountBody({ ...emptyForm(), ...person }, { warehouseId: 31, captchaToken: 'human' })
    expect(body).toEqual({
      userInfo: { firstName: 'Mara', lastName: 'Quill', email: 'mara@quill.test', about: 'Toys.' },
      password: 'Racks-9',
      merchantType: 'eCommerceRetailer',
      ecommerceFeatures: {},
      fulfillmentProvider: {},
      inboundOrderProfile: {},
      outboundOrderProfile: { ltlFtl: undefined },
      inventoryOrderProfile: {},
      warehouseId: 31,
      captchaToken: 'human',
    })
  })

  it('R-196, R-207: the public-button body drops what is empty, and the message unless it was asked for', () => {
    const form = { ...toForm(merchantRecord({ categories: [] })), foundedYear: '' }
    const body = publicBody(form, true)
    for (const key of ['categories', 'foundedYear', 'refMessage', 'place', 'startDate'])
      expect(body).not.toHaveProperty(key)
    expect(body.userInfo).toEqual({})
    expect(publicBody(form, false).userInfo).toEqual({ about: 'We need room for toys.' })
    const address = { ...form.address, city: 'Dayton', state: 'OH', zipCode: '45402', country: 'US' }
    expect(publicBody({ ...form, address, website: 'https://quill.test' }, true).userInfo).toEqual({
      address,
      website: 'https://quill.test',
    })
  })

  it('R-504: a draft leaves out the answers that are still wrong; of an address all lines or none', () => {
    const form = toForm(merchantRecord())
    const wrong = {
      ...form,
      foundedYear: '1700',
      phone: 'call me',
      address: { ...form.address, country: 'US' },
      inboundOrderProfile: { avgCountInboundShipmentPermonth: 'many', caseLevel: true },
    }
    const body = draftBody(wrong, today)
    expect(body).not.toHaveProperty('foundedYear')
    expect(body.userInfo).toEqual({ about: 'We need room for toys.', website: '' })
    expect(body.inboundOrderProfile).toEqual({ caseLevel: true })
    expect(body.company).toBe('Quill Toys')
  })
})
