import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { blankService } from '../service-values'
import { ServiceForm } from './service-form'

vi.mock('@stackyard/shared/ui/pin-map', () => ({ PinMap: () => null }))
// What a service lacks to be shown has tests of its own.
const lacks = vi.hoisted(() => ({ issues: [] as { path: string; message: string }[] }))
vi.mock('@stackyard/shared/domain/service-details', async (original) => ({
  ...(await original<object>()),
  serviceProblems: () => lacks.issues,
}))
afterEach(() => {
  lacks.issues = []
})

const isWrite = ({ method }: SentCall) => method !== 'GET'

const openForm = async (type: 'transportation' | 'importer' | 'software', refuses = false) => {
  const start = blankService(type, '')
  let version = 0
  const calls = standInApi(({ method, body }) => {
    if (method === 'GET') return []
    if (refuses) throw new Refusal(409, 'It was changed.')
    version += 1
    return { ...start, ...(body as object), id: 9, _id: 9, type: 'service', version, sellerId: 5 }
  })
  await renderInApp(<ServiceForm start={start} record={null} target={{ kind: 'own' }} onReload={() => undefined} />)
  return calls
}

/** One change, however slow the machine is: a rest within a word would save twice. */
const write = async (field: HTMLElement, words: string) => {
  await userEvent.click(field)
  await userEvent.paste(words)
}

describe('the form of a service', () => {
  it('a draft saves itself when the writer rests, and goes on from its version', async () => {
    const calls = await openForm('software')
    const name = screen.getByLabelText(/Name of the service/)
    await write(name, 'Holm TMS')
    await waitFor(() => expect(calls.filter(isWrite)).toHaveLength(1))
    expect(calls.find(isWrite)).toMatchObject({ method: 'PUT', body: { name: 'Holm TMS', isDraft: true } })
    await screen.findByText('All changes are saved')
    await write(name, ' 2')
    await waitFor(() => expect(calls.filter(isWrite)).toHaveLength(2))
    expect(calls.findLast(isWrite)).toMatchObject({ body: { name: 'Holm TMS 2', version: 1 } })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).not.toBe('0')
  })

  it('a service has its logo and banner, and its type has fields of its own (R-509)', async () => {
    await openForm('software')
    // happy-dom changes a registered select when it is drawn.
    await userEvent.selectOptions(screen.getByLabelText(/Type of service/), 'software')
    expect(await screen.findByLabelText('Choose the logo')).toBeDefined()
    expect(screen.getByLabelText('Choose the banner')).toBeDefined()
    expect(screen.queryByLabelText('Dollars per user per month')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'User' }))
    expect(screen.getByLabelText('Dollars per user per month')).toBeDefined()
  })

  it('what was changed just before a publish is not saved as a draft after it', async () => {
    const start = blankService('software', '')
    const stored = (body: object) => ({ ...start, ...body, id: 9, _id: 9, type: 'service', version: 1, sellerId: 5 })
    const calls = standInApi(({ method, body }) => (method === 'GET' ? [] : stored(body as object)))
    const wire = globalThis.fetch
    const gate = Promise.withResolvers<void>()
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'PUT') await gate.promise
      return wire(request)
    })
    await renderInApp(<ServiceForm start={start} record={null} target={{ kind: 'own' }} onReload={() => undefined} />)
    const name = screen.getByLabelText(/Name of the service/)
    const publish = screen.getByRole('button', { name: 'Publish' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      fireEvent.input(name, { target: { value: 'Holm TMS' } })
      fireEvent.click(publish)
      await act(async () => vi.advanceTimersByTimeAsync(3000))
    } finally {
      vi.useRealTimers()
    }
    gate.resolve()
    await screen.findByText('Live')
    expect(calls.filter(isWrite).map(({ body }) => (body as { isDraft: boolean }).isDraft)).toEqual([false])
  })

  it('a change of somebody else stops it, and says so', async () => {
    const calls = await openForm('software', true)
    await write(screen.getByLabelText(/Name of the service/), 'Mine')
    await screen.findByText(/Somebody else changed this service/)
    expect(calls.filter(isWrite)).toHaveLength(1)
  })

  it('a refused publish names the fields of its type, and leads to them', async () => {
    lacks.issues = ['serviceSubType', 'details.features.regionsServed', 'photos'].map((path) => ({
      path,
      message: 'Choose one',
    }))
    await openForm('transportation')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect((await screen.findByText(/fields need your attention: /)).textContent).toBe(
      '3 fields need your attention: Kinds, Regions served, Photos',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Regions served' }))
    const [first] = within(screen.getByRole('group', { name: /Regions served/ })).getAllByRole('checkbox')
    await waitFor(() => expect(document.activeElement).toBe(first))
    await userEvent.click(screen.getByRole('button', { name: 'Photos' }))
    const head = await screen.findByRole('heading', { name: 'Photos' })
    await waitFor(() => expect(document.activeElement).toBe(head))
  })

  it.each([
    ['transportation', 'Rate Schedules and Other Documents'],
    ['importer', 'Product Catalog and/or Order Forms'],
  ] as const)('R-519: documents of %s are called "%s"', async (type, title) => {
    await openForm(type)
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  })

  it('keeps the rest of a draft while one field is wrong, and says so at that field', async () => {
    lacks.issues = [{ path: 'website', message: 'Enter a valid website URL' }]
    const calls = await openForm('software')
    await write(screen.getByLabelText('Website'), 'rhodes')
    await write(screen.getByLabelText(/Name of the service/), 'Holm TMS')
    await waitFor(() => expect(calls.filter(isWrite)).toHaveLength(1))
    const { body } = calls.find(isWrite) ?? {}
    expect(body).toMatchObject({ name: 'Holm TMS', isDraft: true })
    expect(body).not.toHaveProperty('website')
    expect(await screen.findAllByText('Enter a valid website URL')).not.toEqual([])
    expect(await screen.findAllByText('The marked fields are not saved yet')).not.toEqual([])
  })

  it('brings the kinds of a type back with it', async () => {
    await openForm('transportation')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Drayage' }))
    const type = screen.getByLabelText(/Type of service/)
    await userEvent.selectOptions(type, 'software')
    expect(screen.queryByRole('checkbox', { name: 'Drayage' })).toBeNull()
    await userEvent.selectOptions(type, 'transportation')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Drayage' }).checked).toBe(true)
  })
})
