import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ClaimDialog, type ClaimOutcome } from './claim-dialog'

function show(outcome: ClaimOutcome, isSignedIn = false) {
  const said: string[] = []
  const opened: boolean[] = []
  render(
    <ClaimDialog
      open
      onOpenChange={(open) => opened.push(open)}
      isSignedIn={isSignedIn}
      supportEmail="help@stackyard.test"
      captcha={null}
      onSend={() => Promise.resolve(outcome)}
      onSent={(message) => said.push(message)}
    />,
  )
  return { said, opened }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Claim Warehouse' }))
const labels = ['First Name', 'Last Name', 'Company', 'Title', 'Phone Number', 'Company Email']

describe('the claim of a profile', () => {
  it('R-228: six fields, all empty at first', () => {
    show({ isSent: true })
    const fields = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map((input) => input.labels?.[0]?.textContent?.replace(/\W+$/, ''))).toEqual(labels)
    expect(fields.map(({ value }) => value)).toEqual(labels.map(() => ''))
  })

  it('R-230: whoever is signed in reads where to write, and closes it by Ok', async () => {
    const { opened } = show({ isSent: true }, true)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/help@stackyard\.test/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }))
    expect(opened).toEqual([false])
  })

  it('R-231: once sent it closes and says so', async () => {
    const { said, opened } = show({ isSent: true })
    await send()
    await waitFor(() => expect(said).toEqual(['Sent Successfully!']))
    expect(opened).toEqual([false])
  })

  it.each([
    ['The profile is taken.', 'The profile is taken.'],
    ['', 'Error in Claim Warehouse'],
  ])('R-232: a refusal by %j shows %j', async (message, shown) => {
    const { said } = show({ isSent: false, message, issues: {} })
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(shown)
    expect(said).toEqual([])
  })

  it('R-312: the phone number gets its dashes', async () => {
    show({ isSent: true })
    const phone = screen.getByLabelText<HTMLInputElement>('Phone Number')
    await userEvent.type(phone, '55512345678')
    expect([phone.value, phone.placeholder]).toEqual(['555-123-4567', '000-000-0000'])
  })
})
