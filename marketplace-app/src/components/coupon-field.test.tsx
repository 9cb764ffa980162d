import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInApp, standInApi } from '../lib/render-in-app.test-data'
import { CouponField } from './coupon-field'

it('a code is not edited while it is asked after: what is applied is what the field shows', async () => {
  let give: (coupon: object) => void = () => undefined
  const calls = standInApi(() => new Promise((resolve) => (give = resolve)))
  const onApply = vi.fn()
  await renderInApp(<CouponField appliesTo="plans" coupon={null} onApply={onApply} />)
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, 'SPRING')
  onApply.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(field.readOnly).toBe(true))
  await userEvent.type(field, 'X')
  expect([field.value, onApply.mock.calls]).toEqual(['SPRING', []])
  const coupon = { code: 'SPRING', kind: 'percent', percent: 10, amountCents: null }
  await waitFor(() => expect(calls).toHaveLength(1))
  give(coupon)
  await waitFor(() => expect(onApply.mock.calls.map(([applied]) => applied)).toEqual([coupon]))
  await waitFor(() => expect(field.readOnly).toBe(false))
})
