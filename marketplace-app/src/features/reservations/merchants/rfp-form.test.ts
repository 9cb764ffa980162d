import { profileFields } from '@stackyard/shared/reference/rfp-fields'
import { RfpInput } from '@stackyard/shared/schema/merchant'
import { describe, expect, it } from 'vitest'
import { merchantRecord } from './merchant-record.test-data'
import { countedAnswers, toBody, toForm } from './rfp-form'

describe('the body of an update', () => {
  it('R-227: storage volume, monthly shipments and remarks go along with the form', () => {
    const body = toBody({ ...toForm(merchantRecord()), refMessage: ' Two docks. ' })
    expect(body).toMatchObject({ storageVolume: '51-100', monthlyShipmentVolume: '501-1000', refMessage: 'Two docks.' })
  })

  it('of the three feature groups only that of the merchant type is sent', () => {
    const form = {
      ...toForm(merchantRecord({ physicalFeatures: { countStores: 2 } })),
      merchantType: 'physicalRetailer',
    }
    const body = toBody(form as ReturnType<typeof toForm>)
    expect(body).toMatchObject({ physicalFeatures: { countStores: 2 } })
    expect(body).not.toHaveProperty('ecommerceFeatures')
  })

  it('R-216, R-217: dependents count under a yes alone, and the LTL orders default to 0-10', () => {
    const fields = profileFields.outboundOrderProfile
    expect(countedAnswers(fields, { ltlFtl: true, avgSKUsPerOrderLTLFTL: '4' })).toEqual({
      ltlFtl: true,
      avgOrdersPerMonthLTLFTL: '0-10',
      avgSKUsPerOrderLTLFTL: 4,
    })
    expect(countedAnswers(fields, { ltlFtl: false, avgSKUsPerOrderLTLFTL: '4' })).toEqual({ ltlFtl: false })
  })

  it('empty answers are not sent, empty texts clear the stored value, and text in a number field is refused by the server', () => {
    expect(
      countedAnswers(profileFields.inboundOrderProfile, { SKUType: '', avgCountInboundShipmentPermonth: 'x' }),
    ).toEqual({ avgCountInboundShipmentPermonth: 'x' })
    const empty = { phone: ' ', website: '', foundedYear: '', storageVolume: '', monthlyShipmentVolume: '' }
    const body = RfpInput.parse(toBody({ ...toForm(merchantRecord()), ...empty }))
    expect(body).toMatchObject({ foundedYear: null, storageVolume: null, monthlyShipmentVolume: null })
    expect(body.userInfo).toEqual({ about: 'We need room for toys.', phone: null, website: null, address: null })
  })

  it('a year that was never given is an empty field', () => {
    expect(toForm(merchantRecord({ foundedYear: null })).foundedYear).toBe('')
  })
})
