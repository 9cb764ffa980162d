import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../../../lib/render-in-app.test-data'
import { atStep, basicAnswers, fillBasics, invitation, mainButton, openWizard } from './open-wizard.test-data'
// The page asks for it when it is shown: loaded here, so that no test waits for that.
import './visitor-wizard'

const CREATE = '/merchants/create-warehouse-merchant'
const SUBMIT = 'Submit RFP & Create Account'
const titles = ['Basic', 'RFP', 'Inbound Order Profile', 'Outbound Order Profile', 'Inventory Order Profile']
const stored = { merchantId: 55, email: 'mara@quill.test', firstName: 'Mara', categories: [] }
const store = () => localStorage.setItem('rfpProfileInfo', JSON.stringify(stored))
const readStored = () => JSON.parse(localStorage.getItem('rfpProfileInfo') ?? 'null') as Record<string, unknown> | null
const press = async (name: string) => userEvent.click(await mainButton(name))
const loginTo = (path: string) => `/auth/login?returnTo=${encodeURIComponent(path)}`

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
  delete window.turnstile
}
beforeEach(clear)
afterEach(clear)

describe('the head of the wizard', () => {
  it('R-184: shows the warehouse’s logo, or the product’s that leads home', async () => {
    const { unmount, container } = await openWizard({ invited: invitation({ logo: '/pictures/9/logo.webp' }) })
    expect(container.querySelector('header img')?.getAttribute('src')).toBe('/pictures/9/logo.webp')
    unmount()
    await openWizard()
    expect(
      within(screen.getByRole('banner'))
        .getByRole('link', { name: /home page/ })
        .getAttribute('href'),
    ).toBe('/')
  })

  it('R-186: names the company that is asked, the warehouse, and the way to sign in and back', async () => {
    await openWizard({ query: 'ref=4&warehouseId=31' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get a Quote from Holm Storage')
    expect(screen.getByRole('link', { name: 'Dock Five' }).getAttribute('href')).toBe('/warehouses/dock-five')
    const way = screen.getByRole('link', { name: 'Sign in and your details are filled in.' })
    expect(way.getAttribute('href')).toBe(loginTo('/warehouses/rfp/31?ref=4&warehouseId=31'))
  })

  it('R-184: a warehouse that visitors do not see takes no requests', async () => {
    await openWizard({
      answer: ({ path }) => {
        if (path.startsWith('/merchants/rfp-page')) throw new Refusal(404, 'Gone.', { code: 'LISTING_UNAVAILABLE' })
        return undefined
      },
    })
    const state = screen.getByRole('heading', { level: 1 })
    expect(state.textContent).toBe('This warehouse takes no requests at the moment')
    expect(screen.getByRole('link', { name: 'Explore warehouses' }).getAttribute('href')).toBe('/warehouses')
  })
})

describe('the steps', () => {
  it('R-183, R-205: five steps with their minutes, of which only neighbors can be opened', async () => {
    await openWizard({ query: 'steps=1' })
    await atStep('RFP')
    const steps = within(screen.getByRole('navigation', { name: 'Steps of your request' }))
    const buttons = steps.getAllByRole<HTMLButtonElement>('button')
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false, false, true, true])
    const minutes = ['2~3', '2~3', '1~2', '2~3', '1-2']
    buttons.forEach((button, index) => {
      expect(button.textContent).toContain(titles[index])
      expect(button.textContent).toContain(`${minutes[index]} Minutes`)
    })
    await userEvent.click(buttons[3] as HTMLButtonElement)
    await atStep('RFP')
    await userEvent.click(buttons[2] as HTMLButtonElement)
    await atStep('Inbound Order Profile')
  })

  it('R-188, R-189, R-193: steps=1 opens the second step, the main button drops it, and empty steps can be passed', async () => {
    store()
    const { onMain, sent } = await openWizard({ query: 'steps=1' })
    await atStep('RFP')
    for (const title of titles.slice(2)) {
      await press('Next')
      await atStep(title)
    }
    expect(onMain).toHaveBeenCalledTimes(3)
    expect(sent(CREATE)).toEqual([])
  })

  it('R-187: email and company of the address fill their fields; what was typed survives a reload, the password does not', async () => {
    const { unmount } = await openWizard({ query: 'email=a@b.co&company=Acme' })
    const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
    expect([field(/^Email Address/).value, field(/^Company name/).value]).toEqual(['a@b.co', 'Acme'])
    await userEvent.type(field(/^First Name/), 'Mara')
    await userEvent.type(field(/^Password/), 'Racks-and-Docks-9')
    unmount()
    await openWizard({ query: 'email=a@b.co&company=Acme' })
    expect([field(/^First Name/).value, field(/^Password/).value]).toEqual(['Mara', ''])
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Racks-and-Docks')
  })
})

describe('step 0 of a visitor', () => {
  it.each([
    ['First Name', 'First Name is required'],
    ['Last Name', 'Last Name is required'],
    ['Email Address', 'Email is required'],
    ['Password', 'Password is required'],
    ['Message', 'Message is required'],
  ] as const)('R-191, R-192: without %s no call is sent, and "%s" leads to the field', async (label, message) => {
    const { sent } = await openWizard()
    await fillBasics(label)
    await press(SUBMIT)
    const field = screen.getByLabelText(new RegExp(`^${label}`))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('button', { name: message })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(sent(CREATE)).toEqual([])
    await userEvent.type(field, basicAnswers[label])
    expect(screen.queryByRole('button', { name: message })).toBeNull()
  })

  it('R-191: phone, company and website are optional, and refused when they are wrong', async () => {
    const { sent } = await openWizard()
    await fillBasics()
    await userEvent.type(screen.getByLabelText(/^Website/), 'not a link')
    await press(SUBMIT)
    expect(await screen.findByRole('button', { name: 'Enter a valid website URL' })).toBeDefined()
    await userEvent.clear(screen.getByLabelText(/^Website/))
    await press(SUBMIT)
    await waitFor(() => expect(sent(CREATE)).toHaveLength(1))
  })

  it('R-194: the main button is disabled until the captcha is passed, and its token goes along', async () => {
    let pass = (_token: string): void => undefined
    window.turnstile = {
      render: (_target, { callback }) => {
        pass = callback as typeof pass
        return 'one'
      },
      reset: vi.fn(),
      remove: vi.fn(),
    }
    const { sent } = await openWizard({ siteKey: 'key' })
    await fillBasics()
    expect((await mainButton(SUBMIT)).disabled).toBe(true)
    expect(screen.getByText('Confirm that you are not a robot to continue.')).toBeDefined()
    await waitFor(() => {
      pass('human')
      expect(screen.getByRole<HTMLButtonElement>('button', { name: SUBMIT }).disabled).toBe(false)
    })
    await press(SUBMIT)
    await waitFor(() => expect(sent(CREATE)[0]?.body).toMatchObject({ captchaToken: 'human' }))
  })

  it.each([
    ['', true],
    ['steps=1', false],
    ['ref=4&warehouseId=31&steps=1', true],
    ['company=Acme', true],
  ])('R-195: at %j the button waits for the captcha: %j', async (query, isWaiting) => {
    window.turnstile = { render: () => 'one', reset: vi.fn(), remove: vi.fn() }
    const { container } = await openWizard({ query, siteKey: 'key' })
    await waitFor(() =>
      expect(container.querySelector<HTMLButtonElement>('[data-save-bar] [type=submit]')?.disabled).toBe(isWaiting),
    )
  })

  it.each([
    ['', SUBMIT],
    ['ref=4&warehouseId=31', SUBMIT],
    ['company=Acme', 'Next'],
  ])('R-204: at %j the main button reads %j', async (query, label) => {
    await openWizard({ query })
    expect(await mainButton(label)).toBeDefined()
  })
})

describe('the account that is made on the way', () => {
  it('R-198, R-199: opened directly it is made with all answers, remembered, and leads to the success page', async () => {
    const { sent, history } = await openWizard()
    await fillBasics()
    await userEvent.click(screen.getByRole('button', { name: 'Add more: RFP' }))
    await atStep('RFP')
    await userEvent.type(screen.getByLabelText(/^Where do you need space/), 'Columbus, OH')
    for (const title of titles.slice(2)) {
      await userEvent.click(screen.getByRole('button', { name: `Add more: ${title}` }))
      await atStep(title)
    }
    await press(SUBMIT)
    await waitFor(() => expect(history.location.pathname).toBe('/success-rfp'))
    expect(sent(CREATE)).toHaveLength(1)
    expect(sent(CREATE)[0]?.body).toMatchObject({
      userInfo: { email: 'mara@quill.test', firstName: 'Mara', lastName: 'Quill', about: 'We need room for toys.' },
      password: 'Racks-and-Docks-9',
      place: 'Columbus, OH',
      warehouseId: 31,
    })
    expect(Object.values(sent(CREATE)[0]?.body as object)).not.toContain('')
    expect(readStored()).toMatchObject({
      merchantId: 91,
      email: 'mara@quill.test',
      firstName: 'Mara',
      lastName: 'Quill',
    })
    expect(JSON.stringify(readStored())).not.toContain('Racks-and-Docks')
  })

  it('R-200: from somebody’s link "Information Submitted" shows, and Close leads to sign-in and back to the next step', async () => {
    const { sent, history } = await openWizard({ query: 'ref=4&warehouseId=31&email=x@y.co' })
    await userEvent.clear(screen.getByLabelText(/^Email Address/))
    await fillBasics()
    await press(SUBMIT)
    const dialog = await screen.findByRole('dialog', { name: 'Information Submitted' })
    expect(dialog.textContent).toContain('Thank you for submitting your information.')
    expect(sent(CREATE)[0]?.body).toMatchObject({ refUserId: 4 })
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(history.location.href).toBe(loginTo('/warehouses/rfp/31?ref=4&warehouseId=31&steps=1')))
  })

  it('R-197: with a stored profile the wizard only advances, and offers sign-in or another address', async () => {
    store()
    const { sent, history } = await openWizard()
    await press('Next')
    await atStep('RFP')
    expect(sent(CREATE)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Start over with another address' }))
    await atStep('Basic')
    expect(readStored()).toBeNull()
    expect(await mainButton(SUBMIT)).toBeDefined()
    expect(history.location.pathname).toBe('/warehouses/rfp/31')
  })

  it('R-201: a refusal is shown at its fields, and what was typed stays', async () => {
    const { history } = await openWizard({
      answer: ({ path }) => {
        if (path !== CREATE) return undefined
        throw new Refusal(400, 'Choose a longer password.', {
          code: 'VALIDATION_FAILED',
          issues: [{ path: 'password', message: 'Choose a longer password.' }],
        })
      },
    })
    await fillBasics()
    await press(SUBMIT)
    expect(await screen.findByRole('button', { name: 'Choose a longer password.' })).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/^First Name/).value).toBe('Mara')
    expect(history.location.pathname).toBe('/warehouses/rfp/31')
  })

  it.each([
    ['ref=4&warehouseId=31', '/warehouses/rfp/31?ref=4&warehouseId=31&steps=1'],
    ['', '/settings/#RFP'],
  ])('R-201: a refusal with a stored merchantId leads from %j to sign-in and then to %s', async (query, path) => {
    const { history } = await openWizard({
      query,
      answer: (call) => {
        if (call.path !== CREATE) return undefined
        store()
        throw new Refusal(409, 'This account exists.')
      },
    })
    await fillBasics()
    await press(SUBMIT)
    await waitFor(() => expect(history.location.href).toBe(loginTo(path)))
  })
})
