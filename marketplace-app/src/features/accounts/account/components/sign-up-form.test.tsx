import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AuthFrame } from '../../../../components/auth-frame'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { texts } from '../../../../lib/texts'
import { SignUpForm } from './sign-up-form'

it('an unfilled form of a provider leads to what is offered, the first of its refused fields', async () => {
  const calls = standInApi(() => ({}))
  await renderInApp(<SignUpForm onSignedUp={() => undefined} />)
  await userEvent.click(screen.getByRole('radio', { name: /Offer space or services/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('First name is required')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /What you offer/ })))
  expect(calls.some(({ path }) => path.endsWith('/signup'))).toBe(false)
})

it('the side of the page speaks to whom the form is for', async () => {
  standInApi(() => ({}))
  const { customer, seller } = texts.auth.aside
  await renderInApp(
    <AuthFrame>
      <SignUpForm onSignedUp={() => undefined} />
    </AuthFrame>,
  )
  expect(await screen.findByText(customer.title)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /Provider/ }))
  for (const line of [seller.title, ...seller.points]) expect(screen.getByText(line)).toBeDefined()
  expect(screen.queryByText(customer.title)).toBeNull()
})
