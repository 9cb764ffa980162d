import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { ListingPage, type ListingPageProps } from './listing-page'

/** Everything is near: what waits to be scrolled to is drawn at once. */
class NearObserver {
  constructor(private readonly told: IntersectionObserverCallback) {}
  observe = () => this.told([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  disconnect = () => undefined
}

const person = (id: number, userType: SessionUser['userType']) =>
  ({ id, userType, serviceType: userType === 'seller' ? 'warehouse' : null }) as SessionUser
const customer = person(2, 'customer')
const seller = sampleWarehouse({}).seller
const managed = { ...seller, userType: 'manager', website: 'https://sample.example' } as const
const other = { id: 8, name: 'Second House', city: 'Dallas', state: 'TX', warehouseUrl: 'second', photo: null }
const priced = { price1: 20, hasStoragePrices: true }

let isAsked: boolean
const open = async (fields: Partial<Warehouse> = {}, props: Partial<ListingPageProps> = {}) => {
  const calls = standInApi(({ method, path }) => {
    if (path === '/notification/requestServiceRate') {
      if (isAsked) throw new Refusal(409, 'Asked before.')
      return {}
    }
    if (path === '/newsletter/subscribe') return { subscribed: method === 'POST', isPending: false }
    return []
  })
  await renderInApp(
    <ListingPage
      warehouse={{ ...sampleWarehouse(priced), ...fields }}
      user={customer}
      path="/dashboard/warehouses/7"
      asked={{}}
      hash=""
      onReserve={() => undefined}
      {...props}
    />,
  )
  await screen.findByText('Share')
  return calls
}
const booking = () => screen.queryByRole('region', { name: 'Book this warehouse' })

beforeEach(() => {
  isAsked = false
  vi.stubGlobal('IntersectionObserver', NearObserver)
})

const onScreen = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isWide,
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  )

describe('a listing in the app', () => {
  it('R-095 R-099 R-100 R-101: a seller’s has the way back, a card, a booking box and reviews', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'All warehouses' }).getAttribute('href')).toBe('/dashboard/warehouses')
    const card = await screen.findByRole('region', { name: 'Representative' })
    expect(within(card).getByText('Verified provider', { exact: false })).toBeDefined()
    expect(booking()).not.toBeNull()
    expect(document.getElementById('reviews')).not.toBeNull()
  })

  it('R-099 R-113: the seller finds no card of their own, and the way to the form', async () => {
    await open({}, { user: person(3, 'seller') })
    await waitFor(() => expect(document.querySelector('.animate-pulse')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Representative' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
      '/dashboard/warehouses/edit/sample-house',
    )
  })

  it.each([
    ['manager', '/dashboard/managed/warehouses/edit/sample-house'],
    ['seller', '/dashboard/warehouses/edit/sample-house'],
  ] as const)('R-011: an admin edits a listing of a %s at %s', async (userType, href) => {
    await open({ seller: { ...seller, userType } }, { user: person(1, 'admin') })
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(href)
  })

  it('R-011: a manager’s own way to the form is the ordinary one', async () => {
    await open({ seller: managed }, { user: person(3, 'manager') })
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
      '/dashboard/warehouses/edit/sample-house',
    )
  })

  it('R-007: the brochure is offered before the documents', async () => {
    await open({
      warehousePdf: '/files/brochure.pdf',
      documents: [{ id: 'a', title: 'Fire certificate', link: '/files/a.pdf' }],
    })
    await screen.findByRole('link', { name: 'Brochure (PDF)' })
    const links = [...document.querySelectorAll('a[href^="/files/"]')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/files/brochure.pdf', '/files/a.pdf'])
  })

  it('R-113: another seller finds no way to the form', async () => {
    await open({}, { user: person(4, 'seller') })
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  it('R-004 R-100 R-101 R-104 R-164: a manager’s has a card to ask for rates, no booking, no reviews', async () => {
    await open({ seller: managed })
    expect(await screen.findByRole('region', { name: 'Request fulfillment rates' })).toBeDefined()
    expect(booking()).toBeNull()
    expect(document.getElementById('reviews')).toBeNull()
    const card = await screen.findByRole('region', { name: 'Representative' })
    expect(within(card).getByText('Profile kept by our team')).toBeDefined()
    expect(within(card).getByRole('link', { name: 'Company Link' }).getAttribute('href')).toBe('https://sample.example')
    const claim = await screen.findByRole('link', { name: 'Claim Warehouse' })
    expect(claim.getAttribute('href')).toBe('/users/manager/sample-seller#claim')
  })

  const abroad = { regionScope: 'global', hasStoragePrices: false } as const
  it.each([
    ['the seller', person(seller.id, 'seller'), {}, ['button', 'Prices']],
    ['an admin', person(1, 'admin'), {}, ['button', 'Prices']],
    ['a customer', customer, {}, ['button', 'Reserve']],
    ['a visitor', null, {}, ['button', 'Reserve']],
    ['a customer, abroad', customer, abroad, ['link', 'Get a Quote']],
    ['a visitor, abroad', null, abroad, ['link', 'Get a Quote']],
    ['an admin, abroad', person(1, 'admin'), abroad, ['button', 'Prices']],
  ] as const)('R-131: on a phone the bar has the one main action, for %s', async (_who, user, fields, action) => {
    onScreen(false)
    await open(fields, { user })
    const bar = document.querySelector('[data-bottom-bar]') as HTMLElement
    const offered = ['button', 'link'].flatMap((role) =>
      within(bar)
        .queryAllByRole(role)
        .map(({ textContent }) => [role, textContent]),
    )
    expect(offered).toEqual([action])
    vi.restoreAllMocks()
  })

  it('R-097: the pictures are the first part below the heading, beside the booking', async () => {
    await open({ photos: [{ id: '1', link: '/pictures/7/640.webp', title: '', primary: true }] })
    const pictures = screen.getByRole('complementary', { name: 'Pictures' })
    expect(within(pictures).getByRole('region', { name: 'Pictures of Sample House' })).toBeDefined()
    expect(pictures.parentElement?.firstElementChild).toBe(pictures)
    const side = screen.getByRole('complementary', { name: 'Booking and provider' })
    expect(side.contains(booking())).toBe(true)
  })

  describe('R-171: what merchants say, beside the booking box', () => {
    const review = {
      id: 1,
      _id: 1,
      rating: 4,
      feedback: 'Dry and on time',
      createdAt: '2026-01-01T00:00:00Z',
      userData: { id: 9, fullName: 'Bea Okafor', firstName: 'Bea', lastName: 'Okafor', avatar: null },
      warehouseId: 7,
      serviceId: null,
      scores: {},
      isVerifiedBooking: true,
      reply: null,
    }
    const reviewed = { reviews: [review], reviewCount: 1, averageRating: 4 }
    const side = () => screen.queryByRole('region', { name: 'What merchants say' })
    afterEach(() => vi.restoreAllMocks())

    it('on wide screens alone', async () => {
      await open(reviewed)
      const part = await screen.findByRole('region', { name: 'What merchants say' })
      expect(within(part).getByText('Dry and on time')).toBeDefined()
      expect(part.className.split(' ')).toEqual(expect.arrayContaining(['hidden', 'lg:block']))
    })

    it.each([
      ['not on a manager’s listing', { seller: managed }, {}],
      ['not in a preview', {}, { isPreview: true }],
    ] as const)('%s', async (_what, fields, props) => {
      await open({ ...reviewed, ...fields }, props)
      await screen.findByRole('region', { name: 'Representative' })
      expect(side()).toBeNull()
    })
  })

  it('opens its comparison with what was put aside before; a draft does not', async () => {
    localStorage.setItem('compare', JSON.stringify([{ id: 3, name: 'First House' }]))
    await open()
    const compare = screen.getByRole('link', { name: 'Compare' })
    expect(compare.getAttribute('href')).toBe('/dashboard/compare?ids=7')
    await userEvent.click(compare)
    expect(compare.getAttribute('href')).toBe('/dashboard/compare?ids=3,7')
    expect(JSON.parse(localStorage.getItem('compare') ?? '[]')).toMatchObject([{ id: 3 }, { id: 7 }])
    document.body.replaceChildren()
    await open({ isDraft: true })
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull()
    localStorage.clear()
  })

  it.each([
    ['a seller’s', {}],
    ['a manager’s', { seller: managed }],
  ])('R-431: Request Rate of %s listing asks the provider and says so', async (_whose, fields) => {
    const calls = await open(fields)
    await userEvent.click(await screen.findByRole('button', { name: 'Request Rate' }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Request Fulfillment Rates Sent!'))
    expect(calls.find(({ path }) => path === '/notification/requestServiceRate')?.body).toEqual({ warehouseId: 7 })
  })

  it.each([
    ['a seller’s', {}],
    ['a manager’s', { seller: managed }],
  ])('R-431: Request Rate of %s listing that fails shows the server’s reason', async (_whose, fields) => {
    isAsked = true
    await open(fields)
    await userEvent.click(await screen.findByRole('button', { name: 'Request Rate' }))
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Asked before.'))
  })

  it('R-103: the seller’s other warehouses, with the way to all of them', async () => {
    await open({ additionalWarehouses: [other] })
    const part = await screen.findByRole('region', { name: 'Additional Locations' })
    expect(within(part).getByRole('link', { name: /Second House/ })).toBeDefined()
    expect(within(part).getByRole('link', { name: 'View More' }).getAttribute('href')).toBe(
      '/dashboard/users/sellers/sample-seller#services',
    )
  })

  it('R-095 R-110: a preview has no way back, no reviews and nothing below, and leads back to the form', async () => {
    await open({ additionalWarehouses: [other], isDraft: true }, { user: person(3, 'seller'), isPreview: true })
    expect(screen.queryByRole('link', { name: 'All warehouses' })).toBeNull()
    const ways = [
      await screen.findByRole('link', { name: 'Back to the form' }),
      screen.getByRole('link', { name: 'Edit' }),
    ]
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/warehouses/edit/7',
      '/dashboard/warehouses/edit/sample-house',
    ])
    expect(booking()).not.toBeNull()
    expect(document.getElementById('reviews')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Additional Locations' })).toBeNull()
  })

  it('R-109: an address that ends in #reviews leads to the reviews', async () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    await open({}, { hash: 'reviews' })
    expect(scroll.mock.contexts.map((element) => (element as HTMLElement).id)).toContain('reviews')
    scroll.mockRestore()
  })

  it('R-112: rates on paper for signed-in readers alone', async () => {
    await open()
    expect(screen.getByRole('button', { name: 'Download rate sheet' })).toBeDefined()
  })

  it('R-112: none for visitors', async () => {
    await open({}, { user: null })
    expect(screen.queryByRole('button', { name: 'Download rate sheet' })).toBeNull()
  })

  it('R-245 R-246: a customer subscribes to the newsletter of a seller who has one', async () => {
    const calls = await open({ seller: { ...seller, enableNewsletter: true } })
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe to Newsletter' }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Newsletter Subscribed!'))
    expect(calls.findLast(({ path }) => path === '/newsletter/subscribe')?.body).toEqual({
      sellerId: 3,
      subscribed: true,
    })
    expect(screen.getByRole('button', { name: 'Unsubscribe from Newsletter' })).toBeDefined()
  })
})
