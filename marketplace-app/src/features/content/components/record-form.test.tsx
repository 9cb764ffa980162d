import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
import { termKind } from '../kinds'
import { RecordForm } from './record-form'

const dock = { id: 3, term: 'Dock', definition: 'A door for trucks.', isPublished: true }

it('a text in another language names the English one it translates', async () => {
  const calls = standInApi(({ method }) => (method === 'GET' ? [dock] : { ...dock, id: 4 }))
  await renderInApp(<RecordForm kind={termKind} record={null} onDone={() => undefined} onCancel={() => undefined} />)
  await userEvent.type(await screen.findByLabelText(/^Term/), 'رصيف')
  await userEvent.type(screen.getByLabelText(/^Definition/), 'باب للشاحنات.')
  expect(screen.queryByLabelText(/^Translation of/)).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'ar')
  const original = await screen.findByLabelText(/^Translation of/)
  await screen.findByRole('option', { name: 'Dock' })
  await userEvent.selectOptions(original, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    term: 'رصيف',
    language: 'ar',
    translationOf: 3,
  })
  expect(calls.find(({ method }) => method === 'GET')?.query.get('language')).toBe('en')
})

it('an English text translates nothing', async () => {
  const calls = standInApi(({ method }) => (method === 'GET' ? [dock] : dock))
  const arabic = { ...dock, language: 'ar' as const, translationOf: { id: 8, name: 'Quay' } }
  await renderInApp(<RecordForm kind={termKind} record={arabic} onDone={() => undefined} onCancel={() => undefined} />)
  const original = await screen.findByLabelText<HTMLSelectElement>(/^Translation of/)
  expect(original.selectedOptions[0]?.textContent).toBe('Quay')
  await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'en')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ language: 'en', translationOf: null })
})
