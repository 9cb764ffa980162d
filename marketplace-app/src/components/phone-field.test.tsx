import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { renderInApp, standInApi } from '../lib/render-in-app.test-data'
import { PhoneField } from './phone-field'

const onSubmit = vi.fn()

function Form() {
  const form = useForm({ defaultValues: { phone: '' } })
  return (
    <form onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <PhoneField label="Phone" registration={form.register('phone')} />
      <button type="submit">Send</button>
    </form>
  )
}

it.each([
  ['55512345678', '555-123-4567'],
  ['+16145550170', '614-555-0170'],
  ['+49 40 123456', '+49 40 123456'],
])('R-312: %s is shown and sent as %s', async (typed, shown) => {
  standInApi(() => null)
  await renderInApp(<Form />)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone' })
  await userEvent.type(field, typed)
  expect(field.value).toBe(shown)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenLastCalledWith({ phone: shown })
})
