import { describe, expect, it } from 'vitest'
import { emptyForm, toBody } from '../rfp-form'
import { today } from '../today'
import { filledFromNeed, spaceOf } from './need-answers'

const need = { where: 'Columbus', quantity: 300, spaceType: 'PALLET', term: 6, startDate: '2027-01-01' } as const
const volumes = { orders: 2000, unitsPerOrder: 2, palletsIn: 40, returnsPercent: 8 }

describe('a request that starts from the need', () => {
  it('has its answers where nothing is answered yet', () => {
    const form = filledFromNeed(emptyForm(), need, volumes)
    expect(form).toMatchObject({
      storageVolume: '251-500',
      monthlyShipmentVolume: '1001-5000',
      place: 'Columbus',
      startDate: '2027-01-01',
      termMonths: '6',
      inboundOrderProfile: { avgSizeInboundShipment: 'Pallet', avgCountInboundShipmentPermonth: '40' },
      outboundOrderProfile: {
        parcel: true,
        avgOrdersPerMonthParcel: '1000-4999',
        avgUnitsPerOrderParcel: '2',
        countReturns: '8',
      },
      inventoryOrderProfile: { avgPalletsInventory: '300' },
    })
    expect(toBody(form).outboundOrderProfile).toMatchObject({ avgUnitsPerOrderParcel: 2, countReturns: 8 })
  })

  it('leaves what was answered, and an empty need changes nothing', () => {
    const answered = {
      ...emptyForm(),
      storageVolume: '1-5',
      place: 'Reno',
      outboundOrderProfile: { countReturns: '3' },
    }
    expect(filledFromNeed(answered, need, volumes)).toMatchObject({
      storageVolume: '1-5',
      place: 'Reno',
      outboundOrderProfile: { countReturns: '3' },
    })
    expect(filledFromNeed(answered, {}, {})).toEqual(answered)
  })

  it('mixes no count of the need into another kind of load', () => {
    const parcels = { ...emptyForm(), inboundOrderProfile: { avgSizeInboundShipment: 'Parcel' } }
    expect(filledFromNeed(parcels, need, volumes).inboundOrderProfile).toEqual({ avgSizeInboundShipment: 'Parcel' })
    const counted = { ...emptyForm(), inboundOrderProfile: { avgCountInboundShipmentPermonth: '9' } }
    expect(filledFromNeed(counted, need, volumes).inboundOrderProfile).toEqual({ avgCountInboundShipmentPermonth: '9' })
  })

  it('names no day that is over', () => {
    expect(filledFromNeed(emptyForm(), { ...need, startDate: today() }, {}).startDate).toBe('')
  })

  it('sends the exact space while the chosen range holds it', () => {
    expect(spaceOf({ storageVolume: '251-500' }, need)).toEqual({ spaceType: 'PALLET', quantity: 300 })
    expect(spaceOf({ storageVolume: '51-100' }, need)).toBeUndefined()
    const feet = { quantity: 9000, spaceType: 'SQ_FEET' } as const
    expect(filledFromNeed(emptyForm(), feet, {}).storageVolume).toBe('500+')
    expect(spaceOf({ storageVolume: '500+' }, feet)).toEqual(feet)
    expect(spaceOf({ storageVolume: '1-5' }, feet)).toBeUndefined()
    expect(spaceOf({ storageVolume: '251-500' }, {})).toBeUndefined()
  })
})
