import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
import { blankContent } from '../listing-values'
import { EditWarehouse } from './edit-warehouse'
import { WarehouseForm } from './warehouse-form'

vi.mock('@stackyard/shared/ui/pin-map', () => ({ PinMap: () => null }))

const openForm = async () => {
  standInApi(() => [])
  await renderInApp(<WarehouseForm start={blankContent()} record={null} onReload={() => undefined} />)
}
const step = () => within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('status').textContent

describe('the form of a listing', () => {
  it('R-506: steps go on, back, and to any of them', async () => {
    await openForm()
    expect(step()).toBe('Step 1 of 6: General')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(step()).toBe('Step 2 of 6: Building')
    await userEvent.click(screen.getByRole('button', { name: 'Photos and documents' }))
    expect(step()).toBe('Step 6 of 6: Photos and documents')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(step()).toBe('Step 5 of 6: Space and prices')
  })

  it('a new step is shown from its head', async () => {
    await openForm()
    const shown = vi.spyOn(screen.getByRole('navigation', { name: 'Steps' }), 'scrollIntoView')
    await userEvent.type(screen.getByLabelText(/Name of the warehouse/), 'H')
    expect(shown).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(shown).toHaveBeenCalledTimes(1)
  })

  it('R-513: hours are asked for only while it is not always open', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Building' }))
    expect(screen.getByText('Operating hours')).toBeDefined()
    await userEvent.click(screen.getByRole('switch', { name: 'Always open' }))
    expect(screen.queryByText('Operating hours')).toBeNull()
  })

  it('a refused publish names its fields, and each name leads to its field in its step', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect((await screen.findByText(/fields need your attention: /)).textContent).toMatch(
      /: Name of the warehouse, City, Zip code and \d more$/,
    )
    await userEvent.click(screen.getByRole('button', { name: /^and \d more$/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Operating hours, From' }))
    expect(step()).toBe('Step 2 of 6: Building')
    const from = await screen.findByLabelText('From')
    await waitFor(() => expect(document.activeElement).toBe(from))
    await userEvent.click(screen.getByRole('button', { name: 'Zip code' }))
    expect(step()).toBe('Step 1 of 6: General')
    const zipCode = await screen.findByLabelText(/^Zip code/)
    await waitFor(() => expect(document.activeElement).toBe(zipCode))
  })

  it('R-508: a clone opens with what the listing says, as a new one', async () => {
    const record = {
      ...blankContent(),
      name: 'Akron Depot',
      description: 'Forty doors.',
      id: 7,
      _id: 7,
      version: 4,
      isDraft: false,
      sellerId: 3,
      sellerType: 'seller',
    }
    const calls = standInApi(({ method, path }) => (method === 'GET' && path === '/warehouse/own/7' ? record : []))
    await renderInApp(<EditWarehouse id="7" clone />)
    const description = await screen.findByLabelText<HTMLTextAreaElement>(/^Description/)
    expect(description.value).toBe('Forty doors.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clone a warehouse')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(calls.some(({ method, path }) => method === 'POST' && path === '/warehouse')).toBe(true))
  })
  it('the later of two editors reads which fields changed meanwhile', async () => {
    const base = { ...blankContent(), id: 7, _id: 7, isDraft: false, sellerId: 3, sellerType: 'seller' }
    const seen = { ...base, name: 'Akron Depot', version: 4 }
    const present = { ...base, name: 'Akron Depot North', description: 'Forty doors.', version: 5 }
    let reads = 0
    const calls = standInApi(({ method, path }) => {
      if (path !== '/warehouse/own/7' && method === 'GET') return []
      if (method !== 'GET') throw new Refusal(409, 'Somebody else changed this.')
      return reads++ === 0 ? seen : present
    })
    await renderInApp(<EditWarehouse id="7" />)
    await screen.findByLabelText(/^Description/)
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw to a draft' }))
    expect(await screen.findByText('Changed meanwhile: Name of the warehouse, Description.')).toBeDefined()
    expect(calls.some(({ method }) => method !== 'GET')).toBe(true)
  })

  it('the changes of two editors are put together: theirs are taken, where both wrote is chosen', async () => {
    const base = { ...blankContent(), id: 7, _id: 7, isDraft: true, sellerId: 3, sellerType: 'seller' }
    const seen = { ...base, name: 'Akron Depot', version: 4 }
    const present = { ...base, name: 'Akron Depot North', description: 'Forty doors.', version: 5 }
    let reads = 0
    const calls = standInApi(({ method, path, body }) => {
      if (method === 'GET') return path === '/warehouse/own/7' ? (reads++ === 0 ? seen : present) : []
      const sent = body as { version: number }
      if (sent.version === 4) throw new Refusal(409, 'Somebody else changed this.')
      return { ...base, ...sent, version: 6 }
    })
    await renderInApp(<EditWarehouse id="7" />)
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name of the warehouse/)
    await userEvent.type(name, ' South')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    const both = within(await screen.findByRole('group', { name: 'Name of the warehouse' }))
    expect(both.getByRole<HTMLInputElement>('radio', { name: /Keep mine/ }).checked).toBe(true)
    expect(both.getByRole('radio', { name: 'Take theirs Akron Depot North' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Put both together' }))
    await waitFor(() => expect(screen.queryByText('Somebody else changed this listing')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        version: 5,
        name: 'Akron Depot South',
        description: 'Forty doors.',
      }),
    )
  })
})
