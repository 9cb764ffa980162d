import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import type { SavedAddress } from '@stackyard/shared/schema/address-book'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { AddressBook } from './address-book'
import { AddressForm } from './address-form'

const saved: SavedAddress = {
  id: 5,
  _id: 5,
  street1: '1 Dock Way',
  street2: '',
  city: 'Akron',
  state: 'OH',
  zipCode: '44308',
  country: 'US',
  formattedAddress: '1 Dock Way, Akron, OH, 44308, US',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

const api = (): SentCall[] =>
  standInApi(({ method, path }) => {
    if (method === 'DELETE') throw new Refusal(500, 'The disk is full.')
    if (path.startsWith('/address/search')) return []
    if (path.startsWith('/address/verify')) return { isValid: true, level: 'zip', issues: [] }
    return method === 'GET' ? [saved] : saved
  })
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name)
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Country/ })

describe('an address', () => {
  it.each(['SG', 'DK', 'HU', 'OM'])('R-372: has no state in %s', async (code) => {
    api()
    await renderInApp(<AddressForm address={saved} onDone={vi.fn()} />)
    expect(field(/^State/)).toBeDefined()
    fireEvent.change(country(), { target: { value: code } })
    await waitFor(() => expect(screen.queryByLabelText(/^State/)).toBeNull())
  })

  it('R-373: another country empties the state', async () => {
    api()
    await renderInApp(<AddressForm address={{ ...saved, country: 'CA', state: 'Ontario' }} onDone={vi.fn()} />)
    expect(field(/^State/).value).toBe('Ontario')
    fireEvent.change(country(), { target: { value: 'DE' } })
    await waitFor(() => expect(field(/^State/).value).toBe(''))
  })

  it('R-379: is changed at a fixed path, with its id in the body', async () => {
    const calls = api()
    const onDone = vi.fn()
    await renderInApp(<AddressForm address={{ ...saved, country: 'SG', state: '' }} onDone={onDone} />)
    fireEvent.change(country(), { target: { value: 'SG' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    const put = calls.find(({ method }) => method === 'PUT')
    expect(put?.path.replace(/\/$/, '')).toBe('/address')
    expect(put?.body).toMatchObject({ id: 5, city: 'Akron' })
  })

  it('R-376: is looked for once, 400 ms after the last letter', async () => {
    const calls = api()
    const searches = () =>
      calls.flatMap(({ path, query }) => (path.startsWith('/address/search') ? [query.get('search') ?? ''] : []))
    await renderInApp(<AddressForm address={null} onDone={vi.fn()} />)
    const box = screen.getByRole('combobox', { name: /find/i })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const typed of ['Ak', 'Akr', 'Akro']) {
        fireEvent.change(box, { target: { value: typed } })
        await vi.advanceTimersByTimeAsync(390)
      }
      await vi.advanceTimersByTimeAsync(20)
    } finally {
      vi.useRealTimers()
    }
    await waitFor(() => expect(searches()).toEqual(['Akro']))
  })

  it('R-378: is deleted after a question; a failure says so', async () => {
    const calls = api()
    await renderInApp(<AddressBook />)
    await userEvent.click(await screen.findByRole('button', { name: /Delete .*Akron|Akron.*Delete|Delete/ }))
    const question = await screen.findByRole('dialog', { name: 'Delete Address' })
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Delete Address' }))
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Error in deleting address', expect.anything()))
  })
})
