import { describe, expect, it } from 'vitest'
import { RfpAccountInput, RfpInput } from './merchant'

const issuesOf = (body: unknown, schema: typeof RfpInput | typeof RfpAccountInput = RfpInput) =>
  Object.fromEntries((schema.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('the body of a request for proposal', () => {
  it('R-209: a company is founded in 1800 or later, and not in the future', () => {
    expect(issuesOf({ foundedYear: 1799 })).toEqual({ foundedYear: 'Year Founded must be later than 1800' })
    expect(issuesOf({ foundedYear: new Date().getFullYear() + 1 })).toEqual({
      foundedYear: 'Year Founded is in the future',
    })
    expect(issuesOf({ foundedYear: 1800 })).toEqual({})
  })

  it('R-210: a merchant type that is none is refused', () => {
    expect(issuesOf({ merchantType: '' })).toEqual({ merchantType: 'Merchant Type is required' })
  })

  it('R-211: the account’s address is required and must be one', () => {
    expect(issuesOf({ userInfo: { email: 'x' } }, RfpAccountInput)['userInfo.email']).toBe(
      'Enter a valid email address',
    )
    expect(issuesOf({ userInfo: {} }, RfpAccountInput)['userInfo.email']).toBe('Email is required')
  })

  it('R-212, R-213: phone and website are optional, and checked when given', () => {
    expect(issuesOf({ userInfo: { phone: 'abc', website: 'no url' } })).toEqual({
      'userInfo.phone': 'Enter a valid phone number',
      'userInfo.website': 'Enter a valid website URL',
    })
    expect(issuesOf({ userInfo: { phone: '', website: '' } })).toEqual({})
    expect(issuesOf({ userInfo: { phone: '+1 (614) 555-0170', website: 'https://quill.example' } })).toEqual({})
  })

  it('R-222: the two uploads are optional, and are links of ours', () => {
    expect(issuesOf({ outboundOrderProfile: {}, inventoryOrderProfile: {} })).toEqual({})
    expect(issuesOf({ outboundOrderProfile: { shippingData: 'https://elsewhere.example/x.pdf' } })).toEqual({
      'outboundOrderProfile.shippingData': 'Choose a file',
    })
    expect(issuesOf({ inventoryOrderProfile: { productInfoSheet: '/files/a1-b2.pdf' } })).toEqual({})
  })
})
