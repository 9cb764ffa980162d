import { describe, expect, it } from 'vitest'
import { FulfillmentRatesDetails } from '../schema/fulfillment'
import { rateFileHeader, rateLines, rateTemplate, readRateRows } from './rate-file'

const header = [...rateFileHeader]

describe('a file of fulfillment rates', () => {
  it('the template is itself a right file, of no rates', () => {
    const { rates, issues } = readRateRows(rateTemplate())
    expect(issues).toEqual([])
    expect(rates.inbound).toEqual({
      container_40ft_rate: null,
      container_20ft_rate: null,
      per_pallet_rate: null,
      per_parcel_rate: null,
    })
    expect(rates.misc).toEqual({ isKittingEnabled: false, isReturnsEnabled: false })
  })

  it('every line fills a field of the rates', () => {
    const rows = rateLines.map(({ category, unit, isSwitch }, index) => [
      category,
      unit,
      isSwitch ? 'yes' : index + 0.5,
    ])
    const { rates, issues } = readRateRows([header, ...rows])
    expect(issues).toEqual([])
    expect(FulfillmentRatesDetails.parse(rates)).toEqual(rates)
    expect(rates.outbound?.b2b?.pallet_pick_rate).toBe(10.5)
    expect(rates.misc).toEqual({ isKittingEnabled: true, isReturnsEnabled: true })
  })

  it('reads figures as people write them', () => {
    const { rates } = readRateRows([
      header,
      ['inbound', '40’ container', '$1,250.50'],
      ['INBOUND', ' per  pallet ', '4'],
    ])
    expect(rates.inbound).toEqual({ container_40ft_rate: 1250.5, per_pallet_rate: 4 })
  })

  it('names every row that is wrong, and then reads none', () => {
    const { rates, issues } = readRateRows([
      header,
      ['Inbound', 'Per Pallet', '4.50'],
      ['Inbound', 'Per Elephant', '1'],
      ['', '', ''],
      ['B2B', 'Case Pick', '-1'],
      ['B2B', 'Pallet Pick', '=1+1'],
      ['Inbound', 'Per Pallet', '5'],
      ['Other', 'Kitting', 'perhaps'],
    ])
    expect(rates).toEqual({})
    expect(issues.map(({ path }) => path)).toEqual(['rows[3]', 'rows[5]', 'rows[6]', 'rows[7]', 'rows[8]'])
  })

  it.each([[[]], [[['Unit', 'Rate']]], [[header]]])('a file without header or rates is refused', (rows) => {
    expect(readRateRows(rows).issues).toHaveLength(1)
  })
})
