import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '../domain/calendar'
import type { QuoteRequest } from '../schema/quote'
import { QuoteDialog, type QuoteDialogProps, type QuoteOutcome } from './quote-dialog'

const warehouse = { id: 7, name: 'Sample House', miniLogo: null, seller: { id: 3, userUrl: 'sample-seller' } }
const merchant = { firstName: 'Mara', lastName: 'Quill', company: 'Quill Toys', email: 'mara@example.org' }

/** The open dialog of a visitor, with what it sent and said. */
function show(props: Partial<QuoteDialogProps> = {}, outcome?: QuoteOutcome) {
  const sent: QuoteRequest[] = []
  const said: string[] = []
  const opened: boolean[] = []
  const { unmount } = render(
    <QuoteDialog
      open
      onOpenChange={(open) => opened.push(open)}
      warehouse={warehouse}
      person={null}
      check={null}
      loginHref="/auth/login"
      send={(request) => {
        sent.push(request)
        return Promise.resolve(outcome ?? { isSent: true, message: 'Your request has been sent.', issues: [] })
      }}
      onSent={(message) => said.push(message)}
      {...props}
    />,
  )
  return { sent, said, opened, unmount }
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit RFP' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const texts: Readonly<Record<string, string>> = {
  'First Name': ' Anna',
  'Last Name': 'Berg',
  'Email Address': ' a@b.co ',
  'Company Name': 'Berg Goods',
  'Enter a Message': '  Room from March on.',
}
const choices: Readonly<Record<string, string>> = {
  'Estimated Pallet Storage Volume': '51-100',
  'Current Monthly Shipment Volume': "I'm New!",
}

function fill(leaving = ''): void {
  const enter = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
  for (const [label, value] of Object.entries(texts))
    if (label !== leaving && screen.queryByLabelText(new RegExp(`^${label}`))) enter(label, value)
  for (const [label, value] of Object.entries(choices)) if (label !== leaving) enter(label, value)
  if (leaving !== 'Product Categories') fireEvent.click(screen.getByRole('checkbox', { name: 'Footwear' }))
}

describe('Get a Quote', () => {
  it.each([...Object.keys(texts), ...Object.keys(choices), 'Product Categories'])(
    'R-172 R-174: nothing is sent without %s, whose field is named and gets the focus when Submit is pressed',
    async (label) => {
      const { sent } = show()
      fill(label)
      expect(submit().getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(submit())
      expect(sent).toEqual([])
      const missing =
        label === 'Product Categories' ? screen.getAllByRole<HTMLInputElement>('checkbox')[0]! : field(label)
      expect(document.activeElement).toBe(missing)
      const said = label === 'Email Address' ? /^Enter a valid email/ : /is required\.?$|^Choose at least one/
      expect(screen.getAllByText(said)).toHaveLength(1)
    },
  )

  it('R-172 R-176 R-177 R-178: sent without phone and website, trimmed', async () => {
    const { sent } = show()
    fill()
    expect([submit().disabled, submit().getAttribute('aria-disabled')]).toEqual([false, 'false'])
    await userEvent.click(submit())
    expect(sent).toEqual([
      {
        userInfo: {
          email: 'a@b.co',
          firstName: 'Anna',
          lastName: 'Berg',
          about: 'Room from March on.',
          storageVolume: '51-100',
          monthlyShipmentVolume: "I'm New!",
        },
        categories: ['footwear'],
        company: 'Berg Goods',
        foundedYear: 1800,
        merchantType: 'eCommerceRetailer',
        warehouseId: 7,
        warehouseSellerUrl: 'sample-seller',
        sellerInfo: warehouse.seller,
        authenticatedUser: false,
        isPublicBtnRfpAccCreateReq: true,
      },
    ])
  })

  it('R-173 R-182: a merchant who is signed in is not asked for the address', async () => {
    const { sent } = show({ person: merchant })
    expect(screen.queryByLabelText(/^Email Address/)).toBeNull()
    expect(field('First Name').value).toBe('Mara')
    fill()
    await userEvent.click(submit())
    expect(sent).toMatchObject([{ userInfo: { email: 'mara@example.org' }, authenticatedUser: true }])
  })

  it('R-175: a visitor is offered to log in first', () => {
    show()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login')
  })

  it('R-179: success closes the dialog and shows the server’s sentence', async () => {
    const { said, opened } = show()
    fill()
    await userEvent.click(submit())
    await waitFor(() => expect(said).toEqual(['Your request has been sent.']))
    expect(opened).toEqual([false])
  })

  it('R-174 R-179: a refusal shows the server’s sentence, keeps what was typed, and it can be sent again', async () => {
    let answer: (outcome: QuoteOutcome) => void = () => undefined
    const { said } = show({ send: () => new Promise((resolve) => (answer = resolve)) })
    fill()
    await userEvent.click(submit())
    expect(submit().disabled).toBe(true)
    answer({ isSent: false, message: 'Not now.', issues: [{ path: 'userInfo.email', message: 'Another one' }] })
    expect(await screen.findByText('Not now.')).toBeDefined()
    expect(screen.getByText('Another one')).toBeDefined()
    expect(field('Company Name').value).toBe('Berg Goods')
    expect(submit().disabled).toBe(false)
    expect(said).toEqual([])
  })

  it('R-180 R-181: the volumes to choose from', () => {
    show()
    const options = (label: string) =>
      within(field(label))
        .getAllByRole<HTMLOptionElement>('option')
        .flatMap(({ value }) => (value ? [value] : []))
    expect(options('Estimated Pallet Storage Volume').join(', ')).toBe(
      '1-5, 6-15, 16-26, 27-50, 51-100, 101-250, 251-500, 500+',
    )
    expect(options('Current Monthly Shipment Volume').join(', ')).toBe(
      "0-50, 51-200, 201-500, 501-1000, 1001-5000, 5001-10000, 10000+, I'm New!",
    )
  })

  it('R-312 R-316: a phone number gets its dashes, and a text ends at its most', async () => {
    show()
    await userEvent.type(field('Phone Number'), '5551234567')
    expect(field('Phone Number').value).toBe('555-123-4567')
    await userEvent.click(field('Company Name'))
    await userEvent.paste('x'.repeat(130))
    expect(field('Company Name').value).toHaveLength(120)
  })

  it('says why today, which was asked for, became tomorrow, and nothing of a later day', () => {
    const day = (after: number) => addDays(dayOf(new Date()), after)
    const { unmount } = show({ asked: { space: 20, month: 3, start: day(0) } })
    expect(field('First day').value).toBe(day(1))
    expect(screen.getByText('Choose a day from tomorrow on')).toBeDefined()
    unmount()
    show({ asked: { space: 20, month: 3, start: day(9) } })
    expect(field('First day').value).toBe(day(9))
    expect(screen.queryByText('Choose a day from tomorrow on')).toBeNull()
  })
})
