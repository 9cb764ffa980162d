import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { SendForm } from './send-form'

const newsletter = (id: number, subject: string, isReady: boolean) => ({
  id,
  subject,
  preheader: '',
  html: '',
  isReady,
})

it('sends only what is marked as ready, and leads to where the rest is written', async () => {
  standInApi(() => [newsletter(1, 'Docks', true), newsletter(2, 'Winter', false)])
  await renderInApp(<SendForm />)
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  const test = screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test to me' })
  expect([send.disabled, test.disabled]).toEqual([true, true])
  await screen.findByRole('option', { name: /Winter/ })
  const which = screen.getByLabelText(/^Newsletter/)
  await userEvent.selectOptions(which, '2')
  expect([send.disabled, test.disabled]).toEqual([true, false])
  expect(screen.getByRole('link', { name: 'Open it in the panel' }).getAttribute('href')).toBe(
    '/admin/collections/newsletters/2',
  )
  await userEvent.selectOptions(which, '1')
  expect(send.disabled).toBe(false)
  expect(screen.queryByRole('link', { name: 'Open it in the panel' })).toBeNull()
})
