import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import { sampleServiceAd, sampleServiceCard } from '@stackyard/shared/ui/sample-card.test-data'
import { isAdCall } from '../../../../lib/ads.test-data'
import { listed, Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import { store } from '../../../../lib/store'
import type { ServiceScope, ServiceSearch } from '../service-search'
import { ServiceList } from './service-list'

const seller = { ...sampleServiceCard(1).seller, id: 3 }
const sampleService = (id: number, changes: Partial<ServiceCard> = {}): ServiceCard =>
  sampleServiceCard(id, { serviceSubType: ['trucking'], seller, ref: { seller: { id: 3 } }, ...changes })

let changes: Map<number, Partial<ServiceCard>>
let refuses: boolean
let sponsored: readonly unknown[]

function answer(call: SentCall): unknown {
  const { method, path, body } = call
  if (isAdCall(call)) return sponsored
  if (method === 'GET')
    return listed(
      [1, 2, 3].map((id) => sampleService(id, changes.get(id))),
      3,
    )
  if (refuses) throw new Refusal(500, 'The disk is full.')
  if (path !== '/admin/service/bulk') return {}
  const { ids, flag, value } = body as { ids: number[]; flag: string; value: boolean }
  const changed = ids.filter((id) => id !== 3)
  for (const id of changed) changes.set(id, { [flag]: value })
  return { changed, refused: ids.filter((id) => id === 3) }
}

const openList = async (userType: string, scope: ServiceScope = {}, search: ServiceSearch = {}) => {
  startSession({
    token: 't',
    refreshToken: 'r',
    expiresAt: '2030-01-01T00:00:00.000Z',
    user: { id: 1, userType },
  } as never)
  const calls = standInApi(answer)
  await renderInApp(
    <Provider store={store}>
      <ServiceList scope={scope} search={search} onSearch={() => undefined} />
    </Provider>,
  )
  await screen.findByRole('link', { name: 'Carrier 1' })
  return { user: userEvent.setup(), calls, sent: () => calls.filter(({ method }) => method !== 'GET') }
}

const cardOf = (name: string) => within(screen.getByRole('link', { name }).closest('article') as HTMLElement)

const choose = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  const menu = screen.getByRole('menu', { name: 'Change them' })
  await user.click(within(menu).getByRole('menuitem', { name: title }))
  return within(await screen.findByRole('dialog', { name: title }))
}

beforeEach(() => {
  endSession()
  changes = new Map()
  refuses = false
  sponsored = []
})

describe('an admin’s list of services', () => {
  it('R-493 changes all ticked services after one question, and says which stayed', async () => {
    const { user, sent } = await openList('admin')
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await screen.findByText('3 services selected')
    const question = await choose(user, 'Make Hidden')
    expect(question.getByText('This changes 3 services.')).toBeDefined()
    expect(sent()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Make Hidden' }))
    await waitFor(() => expect(cardOf('Carrier 1').getByText('Hidden')).toBeDefined())
    await waitFor(() => expect(vi.mocked(toast.success).mock.calls[0]?.[0]).toBe('2 services changed'))
    await screen.findByText('1 service not changed: their plan has no spotlights, or they are gone.')
    expect(sent()).toMatchObject([
      { method: 'PUT', path: '/admin/service/bulk', body: { ids: [1, 2, 3], flag: 'visible', value: false } },
    ])
    expect(screen.queryByText('3 services selected')).toBeNull()
  })

  it('keeps the ticks and takes the change back when the server refuses', async () => {
    refuses = true
    const { user } = await openList('admin')
    await user.click(screen.getByRole('checkbox', { name: 'Select Carrier 2' }))
    const question = await choose(user, 'Make Hidden')
    await user.click(question.getByRole('button', { name: 'Make Hidden' }))
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(cardOf('Carrier 2').queryByText('Hidden')).toBeNull())
    expect(screen.getByText('1 service selected')).toBeDefined()
  })

  it('others find nothing to tick', async () => {
    await openList('customer')
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })
})

describe('sponsored services of a list', () => {
  const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)
  const asked = (calls: readonly SentCall[]) => calls.filter(isAdCall).map(({ query }) => Object.fromEntries(query))

  it.each([
    [{}, {}, { campaignType: 'featured', skip: '0' }],
    [{ type: 'packaging' }, { page: 2 }, { campaignType: 'featured', serviceType: 'packaging', skip: '24' }],
    [{}, { query: 'film' }, { campaignType: 'search', query: 'film', skip: '0' }],
  ])('%j %j are those of %j', async (scope, search, filters) => {
    sponsored = [sampleServiceAd(9)]
    const { calls } = await openList('customer', scope, search)
    expect(asked(calls)).toEqual([{ type: 'service', limit: '24', ...filters }])
    expect(titles()).toEqual(['Carrier 1', 'Carrier 2', 'Carrier 9', 'Carrier 3'])
    expect(screen.getByRole('status').textContent).toBe('3 services')
  })

  it('are not asked for by admins, nor for partners', async () => {
    sponsored = [sampleServiceAd(9)]
    const admin = await openList('admin')
    expect(asked(admin.calls)).toEqual([])
    cleanup()
    const partners = await openList('customer', { partner: true })
    expect(asked(partners.calls)).toEqual([])
    expect(titles()).toEqual(['Carrier 1', 'Carrier 2', 'Carrier 3'])
  })
})
