import { describe, expect, it } from 'vitest'
import { merchantRecord } from '../merchant-record.test-data'
import { emptyForm, toForm } from '../rfp-form'
import { accountProblems, allProblems, formatProblems } from './problems'

const today = '2026-06-01'
const pathsOf = (issues: readonly { path: string }[]) => issues.map(({ path }) => path)

describe('what the wizard refuses', () => {
  it('R-191, R-192: step 0 names each missing answer in the order of its fields', () => {
    expect(accountProblems(emptyForm()).map(({ message }) => message)).toEqual([
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Password is required',
      'Message is required',
    ])
    const email = accountProblems({ ...emptyForm(), email: 'mara@quill' })
    expect(email.find(({ path }) => path === 'userInfo.email')?.message).toBe('Enter a valid email address')
  })

  it.each([
    ['phone', 'call me', 'Enter a valid phone number'],
    ['website', 'not a link', 'Enter a valid website URL'],
    ['foundedYear', '1799', 'Year Founded must be later than 1800'],
    ['foundedYear', '2027', 'Year Founded is in the future'],
  ])('R-191: %s %j is refused with "%s"', (name, value, message) => {
    expect(formatProblems({ ...emptyForm(), [name]: value }, today).map((one) => one.message)).toEqual([message])
  })

  it('R-203: the required answers follow the merchant type', () => {
    expect(pathsOf(allProblems(toForm(merchantRecord()), today))).toEqual([])
    const empty = emptyForm()
    const common = ['company', 'foundedYear', 'userInfo.about']
    const setup = ['fulfillmentProvider.3PL', 'fulfillmentProvider.inHouse']
    const volumes = ['categories', 'storageVolume', 'monthlyShipmentVolume']
    expect(pathsOf(allProblems(empty, today))).toEqual([...common, ...volumes, 'ecommerceFeatures.ediAsn', ...setup])
    expect(pathsOf(allProblems({ ...empty, merchantType: 'physicalRetailer' }, today))).toEqual([
      ...common,
      'physicalFeatures.countStores',
      'physicalFeatures.avg Storage Footprint',
      'physicalFeatures.ediAsn',
      ...setup,
    ])
    expect(pathsOf(allProblems({ ...empty, merchantType: 'omnichannelRetailer' }, today))).toEqual([
      ...common,
      'omnichannelFeatures.productType',
      'omnichannelFeatures.avgMonthlyOrderVolume',
      'omnichannelFeatures.ecommerceChannels',
      'omnichannelFeatures.ediAsn',
      ...setup,
    ])
  })

  it('R-202: days that have passed and wrong numbers are refused', () => {
    const form = {
      ...toForm(merchantRecord()),
      answerBy: '2026-05-31',
      fulfillmentProvider: { '3PL': true, inHouse: true, warehouseUtilization: '120' },
    }
    expect(allProblems(form, today)).toEqual([
      { path: 'answerBy', message: 'Choose a day from today on' },
      { path: 'fulfillmentProvider.warehouseUtilization', message: 'At most 100' },
    ])
  })
})
