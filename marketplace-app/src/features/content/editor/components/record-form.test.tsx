import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { entryKind, newsKind, termKind } from '../kinds'
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

it('R-541: an entry gets tags and terms beside those it has', async () => {
  const calls = standInApi(({ method, path }) => {
    if (method !== 'GET') return { id: 9 }
    if (path.includes('tag-list'))
      return [
        { id: 1, name: 'Yard' },
        { id: 2, name: 'Rail' },
      ]
    return path.includes('term-list') ? [dock] : []
  })
  const entry = { id: 9, term: 'Dock', definition: 'A door.', text: 'A', tags: [{ id: 1, name: 'Yard' }], terms: [] }
  await renderInApp(<RecordForm kind={entryKind} record={entry} onDone={() => undefined} onCancel={() => undefined} />)
  const yard = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Yard' })
  expect(yard.checked).toBe(true)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Rail' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Dock' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ tagIds: [1, 2], termIds: [3] })
})

it('R-532: a post keeps its order when it is saved', async () => {
  const calls = standInApi(({ method }) => (method === 'GET' ? [] : { id: 5 }))
  const post = { id: 5, title: 'Docks', text: 'A', sort: 7 }
  await renderInApp(<RecordForm kind={newsKind} record={post} onDone={() => undefined} onCancel={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ sort: 7 })
})
