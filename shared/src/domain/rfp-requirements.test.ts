import { describe, expect, it } from 'vitest'
import { missingAnswers, type RfpDraft } from './rfp-requirements'

const answered = {
  company: 'Acme',
  foundedYear: 1990,
  about: 'We need room.',
  fulfillmentProvider: { '3PL': false, inHouse: true },
} satisfies RfpDraft
const messages = (draft: RfpDraft) => missingAnswers(draft).map(({ message }) => message)

describe('what a submission needs', () => {
  it('R-208, R-209, R-214: an empty request is told each answer that is missing', () => {
    expect(messages({})).toEqual(
      expect.arrayContaining([
        'Company Name is required',
        'Year Founded is required',
        'Message is required.',
        'Category is required',
        'Storage volume is required',
        'Monthly shipment volume is required',
      ]),
    )
  })

  it('R-203, R-219: an eCommerce retailer, which is the default, needs categories, both volumes and EDI', () => {
    const paths = ['categories', 'storageVolume', 'monthlyShipmentVolume', 'ecommerceFeatures.ediAsn']
    expect(missingAnswers(answered).map(({ path }) => path)).toEqual(paths)
    expect(missingAnswers({ ...answered, merchantType: 'eCommerceRetailer' }).map(({ path }) => path)).toEqual(paths)
    const whole = { categories: ['toysGames'], storageVolume: '1-5', monthlyShipmentVolume: '0-50' }
    expect(missingAnswers({ ...answered, ...whole, ecommerceFeatures: { ediAsn: false } })).toEqual([])
  })

  it('R-203, R-220: a physical retailer needs the number of stores and their footprint', () => {
    const draft: RfpDraft = { ...answered, merchantType: 'physicalRetailer' }
    expect(missingAnswers(draft).map(({ path }) => path)).toEqual([
      'physicalFeatures.countStores',
      'physicalFeatures.avg Storage Footprint',
      'physicalFeatures.ediAsn',
    ])
    const physicalFeatures = { countStores: 0, 'avg Storage Footprint': 900, ediAsn: true }
    expect(missingAnswers({ ...draft, physicalFeatures })).toEqual([])
  })

  it('R-203, R-221: an omnichannel retailer needs product types, order volume and channels', () => {
    const draft: RfpDraft = {
      ...answered,
      merchantType: 'omnichannelRetailer',
      omnichannelFeatures: { productType: [] },
    }
    expect(missingAnswers(draft).map(({ path }) => path)).toEqual([
      'omnichannelFeatures.productType',
      'omnichannelFeatures.avgMonthlyOrderVolume',
      'omnichannelFeatures.ecommerceChannels',
      'omnichannelFeatures.ediAsn',
    ])
  })

  it('R-219: every type needs to say whether a 3PL or the merchant stores today', () => {
    for (const merchantType of ['eCommerceRetailer', 'physicalRetailer', 'omnichannelRetailer'] as const)
      expect(missingAnswers({ ...answered, fulfillmentProvider: {}, merchantType }).map(({ path }) => path)).toEqual(
        expect.arrayContaining(['fulfillmentProvider.3PL', 'fulfillmentProvider.inHouse']),
      )
  })
})
