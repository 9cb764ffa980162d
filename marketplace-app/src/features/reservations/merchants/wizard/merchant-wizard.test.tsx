import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../../../lib/render-in-app.test-data'
import { merchantRecord } from '../merchant-record.test-data'
import { atStep, mainButton, merchant, openWizard } from './open-wizard.test-data'
// The page asks for it when it is shown: loaded here, so that no test waits for that.
import './merchant-wizard'

const SUBMIT = '/merchants/warehouseMerchant'
const OWN = '/merchants/own'
const last = 'Inventory Order Profile'
const pending = 'merchantId=7&pendingRFP=true'
const press = async (name: string) => userEvent.click(await mainButton(name))
const put = async (label: RegExp, text: string) => {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}
const toLastStep = async () => {
  await atStep('RFP')
  for (const title of ['Inbound Order Profile', 'Outbound Order Profile', last]) {
    await press('Next')
    await atStep(title)
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the wizard of a merchant who is signed in', () => {
  it('R-191, R-192: step 0 asks for no account, and for the message', async () => {
    const { sent } = await openWizard({ user: merchant(), record: merchantRecord({ about: '' }) })
    await atStep('Basic')
    expect(screen.getByText('mara@quill.test')).toBeDefined()
    for (const label of [/^Password/, /^Email Address/]) expect(screen.queryByLabelText(label)).toBeNull()
    await press('Next')
    expect(await screen.findByRole('button', { name: 'Message is required' })).toBeDefined()
    await put(/^Message/, 'We need room.')
    await press('Next')
    await atStep('RFP')
    expect(sent('/merchants/create-warehouse-merchant')).toEqual([])
  })

  it('R-182, R-202, R-204, R-227: "Update" on the last step submits everything and leads to the merchant’s profile', async () => {
    localStorage.setItem('rfpProfileInfo', JSON.stringify({ merchantId: 7, email: 'mara@quill.test' }))
    const { sent, history } = await openWizard({ query: 'ref=4&warehouseId=31&steps=1', user: merchant() })
    await atStep('RFP')
    await put(/^Remarks/, 'Two docks.')
    await toLastStep()
    await press('Update')
    await waitFor(() => expect(history.location.pathname).toBe('/dashboard/users/customers/mara-quill'))
    expect(sent(SUBMIT)).toHaveLength(1)
    expect(sent(SUBMIT)[0]?.body).toMatchObject({
      merchantId: 7,
      warehouseId: 31,
      refUserId: 4,
      storageVolume: '51-100',
      monthlyShipmentVolume: '501-1000',
      refMessage: 'Two docks.',
      company: 'Quill Toys',
    })
    expect(localStorage.getItem('rfpProfileInfo')).toBeNull()
  })

  it('R-202, R-203: what the merchant type still requires is named, and leads to its step', async () => {
    const record = merchantRecord({ merchantType: 'physicalRetailer', physicalFeatures: { countStores: 4 } })
    const { sent } = await openWizard({ query: 'steps=1', user: merchant(), record })
    await toLastStep()
    const review = within(screen.getByRole('region', { name: 'Review your request' }))
    expect(review.getByText('2 required answers are missing')).toBeDefined()
    await press('Update')
    await atStep('RFP')
    const problems = await screen.findByRole('alert')
    expect(within(problems).getAllByRole('button')).toHaveLength(2)
    expect(sent(SUBMIT)).toEqual([])
    const hasFocus = (path: string) =>
      waitFor(() => expect(document.activeElement?.closest<HTMLElement>('[data-rfp-path]')?.dataset.rfpPath).toBe(path))
    await hasFocus('physicalFeatures.avg Storage Footprint')
    await userEvent.click(within(problems).getAllByRole('button')[1] as HTMLElement)
    await hasFocus('physicalFeatures.ediAsn')
  })

  it('R-202: a refusal of the server is shown at its field', async () => {
    const { sent } = await openWizard({
      query: 'steps=1',
      user: merchant(),
      answer: ({ path }) => {
        if (path !== SUBMIT) return undefined
        const issues = [{ path: 'answerBy', message: 'Choose a day from today on' }]
        throw new Refusal(400, 'Choose a day from today on', { code: 'VALIDATION_FAILED', issues })
      },
    })
    await toLastStep()
    await press('Update')
    await atStep('RFP')
    expect(sent(SUBMIT)).toHaveLength(1)
    expect(screen.getByLabelText('Quotes wanted by').getAttribute('aria-invalid')).toBe('true')
  })

  it('R-504: answers are saved on the way, those that are wrong are not, and a failed save says so', async () => {
    let isDown = false
    const { sent } = await openWizard({
      query: 'steps=1',
      user: merchant(),
      answer: ({ method }) => {
        if (isDown && method === 'PUT') throw new Refusal(500, 'Down.')
        return undefined
      },
    })
    await atStep('RFP')
    await userEvent.clear(screen.getByLabelText(/^Year founded/))
    await put(/^Year founded/, '1700')
    await put(/^Where do you need space/, 'Columbus, OH')
    await waitFor(() => expect(sent(OWN).some(({ method }) => method === 'PUT')).toBe(true))
    const saved = sent(OWN).findLast(({ method }) => method === 'PUT')?.body
    expect(saved).toMatchObject({ place: 'Columbus, OH', company: 'Quill Toys' })
    expect(saved).not.toHaveProperty('foundedYear')
    expect(await screen.findByText('All changes are saved')).toBeDefined()
    isDown = true
    await put(/^Remarks/, 'Two docks.')
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t save your changes')
  })

  it('R-504: what the last need answers is not said to be saved before it is', async () => {
    localStorage.setItem('need', JSON.stringify({ where: 'Columbus' }))
    const { sent } = await openWizard({ query: 'steps=1', user: merchant() })
    await atStep('RFP')
    expect(screen.queryByText('All changes are saved')).toBeNull()
    expect(await screen.findByText('All changes are saved')).toBeDefined()
    expect(sent(OWN).find(({ method }) => method === 'PUT')?.body).toMatchObject({ place: 'Columbus' })
  })

  it('R-225: the stored request opens for another warehouse, with what the same person typed in this tab before', async () => {
    const draft = { email: 'Mara@quill.test', place: 'Dayton, OH', company: '' }
    sessionStorage.setItem('stackyard.rfp-draft', JSON.stringify(draft))
    const { unmount } = await openWizard({ query: 'steps=1', user: merchant() })
    await atStep('RFP')
    const place = () => screen.getByLabelText<HTMLInputElement>(/^Where do you need space/).value
    expect(place()).toBe('Dayton, OH')
    unmount()
    sessionStorage.setItem('stackyard.rfp-draft', JSON.stringify({ ...draft, email: 'other@quill.test' }))
    await openWizard({ query: 'steps=1', user: merchant() })
    await atStep('RFP')
    expect(place()).toBe('')
  })

  it.each([
    [true, 'Your email is verified.', null],
    [false, 'Your email is not verified yet!', '/auth/email-verify'],
  ])('R-223: with a verified address %s the status line says "%s"', async (isEmailVerified, line, href) => {
    await openWizard({ user: merchant({ isEmailVerified }) })
    expect(screen.getByText(line)).toBeDefined()
    const way = screen.queryByRole('link', { name: 'To verify your email click here' })
    expect(way?.getAttribute('href') ?? null).toBe(href)
  })

  it('R-226: the Basics follow the merchant type', async () => {
    await openWizard({ query: 'steps=1', user: merchant() })
    await atStep('RFP')
    expect(screen.queryByLabelText(/^Number of stores/)).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /^Physical/ }))
    expect(screen.getByLabelText(/^Number of stores/)).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: /^Omnichannel/ }))
    expect(screen.getByRole('group', { name: /^Sales channels/ })).toBeDefined()
  })

  it('R-196: the address of the warehouse is asked for, whole or not at all', async () => {
    const { sent } = await openWizard({ query: 'steps=1', user: merchant() })
    await atStep('RFP')
    const part = screen.getByRole('region', { name: 'Warehouse address' })
    await userEvent.selectOptions(within(part).getByLabelText(/^Country/), 'US')
    await toLastStep()
    await press('Update')
    await atStep('RFP')
    for (const message of ['City is required', 'Zip code is required', 'State is required'])
      expect(screen.getByRole('button', { name: message })).toBeDefined()
    expect(sent(SUBMIT)).toEqual([])
  })
})

describe('public-button mode', () => {
  const record = merchantRecord({ about: 'Asked before.', categories: [], phone: '', website: '' })

  it('R-190, R-196: step 0 asks for figures, remarks, website and address, and Next makes no account', async () => {
    const { sent } = await openWizard({ query: pending, user: merchant(), record })
    await atStep('Basic')
    for (const label of [/^First Name/, /^Password/, /^Message/]) expect(screen.queryByLabelText(label)).toBeNull()
    for (const label of [/^Website/, /^Pallets to store/, /^Shipments per month/, /^Remarks/])
      expect(screen.getByLabelText(label)).toBeDefined()
    expect(screen.getByRole('group', { name: /^Product categories/ })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Warehouse address' })).toBeDefined()
    await press('Next')
    await atStep('RFP')
    expect(sent('/merchants/create-warehouse-merchant')).toEqual([])
  })

  it('R-207: empty categories, phone and website, and the message, are not in the body', async () => {
    const physical = { merchantType: 'physicalRetailer', physicalFeatures: stores } as const
    const { sent } = await openWizard({
      query: `${pending}&company=Quill`,
      user: merchant(),
      record: { ...record, ...physical },
    })
    await toLastStep()
    await press('Update')
    await waitFor(() => expect(sent(SUBMIT)).toHaveLength(1))
    const body = sent(SUBMIT)[0]?.body as { userInfo: object }
    expect(body).toMatchObject({ merchantId: 7, warehouseId: 31 })
    expect(body).not.toHaveProperty('categories')
    expect(body.userInfo).toEqual({})
  })

  it('R-206: another account sees the refusal and is sent home', async () => {
    const { sent } = await openWizard({ query: 'merchantId=8&pendingRFP=true', user: merchant() })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are not authorized to create this RFP')
    expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/')
    expect(sent(OWN)).toEqual([])
  })

  it('providers and admins see whose page it is, and their leads', async () => {
    await openWizard({ user: merchant({ userType: 'seller' }) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Merchants send requests')
    expect(screen.getByRole('link', { name: 'See your leads' }).getAttribute('href')).toBe('/dashboard/leads')
  })
})

const stores = { countStores: 4, 'avg Storage Footprint': '900', ediAsn: false }
