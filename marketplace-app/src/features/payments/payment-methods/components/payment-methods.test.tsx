import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { text } from '@stackyard/shared/messages/text'
import type { AchAccount, BillingInfo, Card } from '@stackyard/shared/schema/payment'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { moneyTexts } from '../../../../lib/texts/money'
import { AchManager } from './ach-manager'
import { BillingInfosManager } from './billing-infos-manager'
import { CardsManager } from './cards-manager'
import { CardSummary } from './card-summary'

const kept = (id: number) => ({ id, _id: id, isPrimary: false, createdAt: '2026-01-01T00:00:00Z' })
const card = (brand = 'visa'): Card => ({
  ...kept(31),
  brand,
  last4: '4242',
  cardHolder: 'Bea Okafor',
  expirationMonth: 8,
  expirationYear: 2031,
})
const account: AchAccount = {
  ...kept(11),
  routingNumber: '110000000',
  bankName: 'Test Bank',
  last4: '6789',
  accountName: 'Okafor Supply',
  accountHolderType: 'company',
  email: 'pay@okafor.test',
  isUsable: true,
  deposits: null,
}
const billing: BillingInfo = {
  ...kept(21),
  fullName: 'Bea Okafor',
  phoneNumber: '775-555-0101',
  email: 'bea@okafor.test',
  address: { street1: '', street2: '', city: 'Singapore', state: '', zipCode: '018956', country: 'SG' },
  formattedAddress: 'Singapore, 018956, SG',
  taxId: '',
}

const createElement = vi.fn(() => ({
  mount: vi.fn(),
  destroy: vi.fn(),
  on: (_event: string, listen: (change: object) => void) =>
    queueMicrotask(() => listen({ complete: true, empty: false })),
}))
const provider = {
  elements: () => ({ create: createElement }),
  createToken: async () => ({ token: { id: 'tok_1' } }),
  collectBankAccountForSetup: async () => ({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
}

type Kind = 'cards' | 'billing' | 'ach'
const managers = { cards: <CardsManager />, billing: <BillingInfosManager />, ach: <AchManager /> }
const records = { cards: [card()], billing: [billing], ach: [account] }

async function show(kind: Kind, list: unknown = records[kind], isRefused = true): Promise<SentCall[]> {
  const calls = standInApi(({ method, path }) => {
    if (path === '/config') return { stripeJsUrl: '/stripe.js', stripePublishableKey: `pk_test_${Math.random()}` }
    if (path.startsWith('/user/ach/setup-intent')) return { clientSecret: 'seti_1_secret_x' }
    if (method !== 'GET' && !isRefused) return null
    if (method !== 'GET') throw new Refusal(500, 'The disk is full.')
    if (list instanceof Error) throw list
    return list
  })
  vi.stubGlobal('Stripe', () => provider)
  await renderInApp(managers[kind])
  return calls
}

const failure = (message: string) =>
  waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(message, expect.objectContaining({ description: 'The disk is full.' })),
  )
const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })

beforeEach(() => {
  createElement.mockClear()
})

describe('lists of payment methods', () => {
  it.each(['cards', 'billing', 'ach'] as const)(
    'R-354: %s: loading, empty, failed and at most 640 high',
    async (kind) => {
      vi.stubGlobal('fetch', () => new Promise(() => undefined))
      const waiting = await renderInApp(managers[kind])
      expect(await screen.findByRole('status')).toBeDefined()
      waiting.unmount()
      await show(kind, [])
      expect(await screen.findByRole('button', { name: /New/ })).toBeDefined()
      expect(screen.queryByRole('list')).toBeNull()
      document.body.replaceChildren()
      await show(kind, new Refusal(500, 'The disk is full.'))
      expect(await screen.findByText('The disk is full.')).toBeDefined()
      document.body.replaceChildren()
      await show(kind)
      expect((await screen.findByRole('list')).className).toContain('max-h-[640px]')
    },
  )

  it.each([
    ['visa', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['amex', null],
  ])('R-355: a card of %s has its icon', async (brand, label) => {
    await renderInApp(<CardSummary card={card(brand)} />)
    await screen.findByText('**** **** **** 4242')
    const named = screen.queryAllByRole('img').map((icon) => icon.getAttribute('aria-label'))
    expect(named.filter((name) => name === 'Visa' || name === 'Mastercard')).toEqual(label ? [label] : [])
  })
})

describe('what fails says so in the words of its kind (R-371)', () => {
  it.each([
    ['cards', 'cards.delete'],
    ['billing', 'billing.delete'],
    ['ach', 'ach.delete'],
  ] as const)('R-371: deleting one of %s', async (kind, key) => {
    await show(kind)
    await press(/^Delete /)
    const confirm = (await screen.findAllByRole('dialog')).at(-1)
    await press(/^Delete/, confirm)
    await failure(text(`${key}.error`))
  })

  it.each([
    ['cards', 'Error in deleting Payment Card!', 'Payment Card deleted!'],
    ['billing', 'Error in deleting billing info!', 'Billing info deleted!'],
    ['ach', text('ach.delete.error'), 'ACH Info deleted!'],
  ] as const)('R-548: deleting %s fails with “%s” and succeeds with its mirror “%s”', async (kind, failed, done) => {
    for (const isRefused of [true, false]) {
      vi.mocked(toast.error).mockClear()
      vi.mocked(toast.success).mockClear()
      await show(kind, records[kind], isRefused)
      await press(/^Delete /)
      await press(/^Delete/, (await screen.findAllByRole('dialog')).at(-1))
      const [shown, other] = isRefused ? [toast.error, toast.success] : [toast.success, toast.error]
      await waitFor(() =>
        expect(vi.mocked(shown).mock.calls.map(([message]) => message)).toEqual([isRefused ? failed : done]),
      )
      expect(other).not.toHaveBeenCalled()
      cleanup()
    }
  })

  it.each([
    ['cards', 'cards.update'],
    ['billing', 'billing.update'],
    ['ach', 'ach.update'],
  ] as const)('R-371: changing one of %s', async (kind, key) => {
    await show(kind)
    await press(/^Edit /)
    const edit = (await screen.findAllByRole('dialog')).at(-1)
    if (kind === 'billing')
      await userEvent.selectOptions(within(edit as HTMLElement).getByRole('combobox', { name: /^Country/ }), 'SG')
    await press('Save changes', edit)
    await failure(text(`${key}.error`))
  })

  it('R-371: new billing details', async () => {
    await show('billing', [])
    await press(/New/)
    const form = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement
    const type = (name: RegExp, value: string) => userEvent.type(within(form).getByLabelText(name), value)
    await type(/Full Name/, 'Bea Okafor')
    await type(/Phone/, '775-555-0101')
    await type(/Email/, 'bea@okafor.test')
    await userEvent.selectOptions(within(form).getByRole('combobox', { name: /^Country/ }), 'SG')
    await type(/^City/, 'Singapore')
    await type(/ZIP|Zip|Postal/, '018956')
    await press('Save', form)
    await failure('Error in creating billing info!')
  })

  it('R-371: a new bank account', async () => {
    await show('ach', [])
    await press('New ACH Info')
    const form = await dialog('New ACH Info')
    const type = (name: string, value: string) => userEvent.type(within(form).getByRole('textbox', { name }), value)
    await type('Routing Number', '110000000')
    await type('Name on Account', 'Okafor Supply')
    await type('Email Address', 'pay@okafor.test')
    await press(moneyTexts.methods.achConnect, form)
    await failure('Error in creating ACH Info!')
  })

  it('R-362: the form has every field of a bank account; the account number is masked and is not sent', async () => {
    const calls = await show('ach', [], false)
    await press('New ACH Info')
    const form = within(await dialog('New ACH Info'))
    const number = form.getByRole<HTMLInputElement>('textbox', { name: 'Account Number' })
    expect([number.readOnly, number.value]).toEqual([true, moneyTexts.methods.achMask])
    expect(form.getByText(moneyTexts.methods.achCollect)).toBeDefined()
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Account Holder Type' }).value).toBe('company')
    const connect = form.getByRole<HTMLButtonElement>('button', { name: moneyTexts.methods.achConnect })
    await waitFor(() => expect(connect.disabled).toBe(false))
    await userEvent.click(connect)
    for (const name of ['Routing Number', 'Name on Account', 'Email Address'])
      await waitFor(() => expect(form.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true'))
    await userEvent.type(form.getByRole('textbox', { name: 'Routing Number' }), '110000000')
    await userEvent.type(form.getByRole('textbox', { name: 'Name on Account' }), 'Okafor Supply')
    await userEvent.type(form.getByRole('textbox', { name: 'Email Address' }), 'pay@okafor.test')
    await userEvent.click(connect)
    await waitFor(() => expect(calls.some(({ method, path }) => method === 'POST' && path === '/user/ach')).toBe(true))
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/user/ach')
    expect(Object.keys(sent?.body as object)).not.toContain('accountNumber')
  })

  it('R-362: the list shows the last four digits of each account', async () => {
    await show('ach')
    expect(await screen.findByText('•••• 6789')).toBeDefined()
  })

  it('R-371 R-359: a new card, whose field offers no saved link', async () => {
    await show('cards')
    await press('New Card')
    const form = await dialog('New Card')
    await waitFor(() =>
      expect(createElement).toHaveBeenCalledWith('card', expect.objectContaining({ disableLink: true })),
    )
    await userEvent.type(within(form).getByRole('textbox', { name: /Card Holder/ }), 'Bea Okafor')
    await press('Save', form)
    await failure('Error in creating Payment Card!')
  })
})
