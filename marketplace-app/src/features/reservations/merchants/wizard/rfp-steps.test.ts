import { describe, expect, it } from 'vitest'
import { merchantRecord } from '../merchant-record.test-data'
import { emptyForm, toForm } from '../rfp-form'
import { answersOf, isNeighbor, minutesFrom, rfpSteps, stepOfPath } from './rfp-steps'

describe('the steps of the wizard', () => {
  it('R-183, R-205: five steps, their minutes, and the time that is left', () => {
    expect(rfpSteps.map(({ minutes }) => minutes)).toEqual(['2~3', '2~3', '1~2', '2~3', '1-2'])
    expect([0, 1, 4].map(minutesFrom)).toEqual([
      [8, 13],
      [6, 10],
      [1, 2],
    ])
    expect([0, 1, 2, 3, 4].filter((step) => isNeighbor(step, 2))).toEqual([1, 3])
  })

  it.each([
    ['userInfo.email', 0, 1],
    ['userInfo.about', 0, 0],
    ['company', 0, 1],
    ['storageVolume', 1, 0],
    ['userInfo.address.city', 1, 0],
    ['ecommerceFeatures.ediAsn', 1, 1],
    ['fulfillmentProvider.3PL', 1, 1],
    ['inboundOrderProfile.SKUType', 2, 2],
    ['inventoryOrderProfile.x', 4, 4],
  ])('R-201: a problem at %s is on step %i, in public-button mode on step %i', (path, step, publicStep) => {
    expect([stepOfPath(path), stepOfPath(path, true)]).toEqual([step, publicStep])
  })

  it('R-225: the answers of each step are counted, without defaults below a no', () => {
    const counts = (form = emptyForm()) => rfpSteps.map((_, step) => answersOf(form, step))
    expect(counts()).toEqual([0, 0, 0, 0, 0])
    const outboundOrderProfile = { parcel: true, avgUnitsPerOrderParcel: 3 }
    expect(counts(toForm(merchantRecord({ outboundOrderProfile })))).toEqual([5, 7, 0, 3, 0])
  })
})
