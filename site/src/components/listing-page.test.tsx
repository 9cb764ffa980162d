import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { text } from '@stackyard/shared/messages/text'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { sampleCard } from '@stackyard/shared/ui/sample-card.test-data'
import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { ListingPage } from './listing-page'

const seller = sampleWarehouse({}).seller
const managed = {
  ...seller,
  userType: 'manager',
  userUrl: 'sample-manager',
  website: 'https://sample.example',
} as const

function open(fields: Partial<Warehouse> = {}, around: ListingCard[] = [], others: ListingCard[] = []) {
  const listing = { ...sampleWarehouse({}), ...fields }
  return render(
    <ListingPage
      listing={listing}
      around={around}
      nearby={around}
      others={others}
      crumbs={[]}
      address="https://site.test/w/sample"
    />,
  ).container
}

const island = (page: Element, name: string) => page.querySelector(`[data-island="${name}"]`)
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the public page of a listing', () => {
  it('R-096 R-243: shared by three networks, by email and as a link, in the words of the spec', () => {
    open({ name: 'Alpha' })
    const said = encodeURIComponent('Learn More About Alpha Warehouse')
    const links = ['LinkedIn', 'Facebook', 'X', 'Email'].map((name) => screen.getByRole('link', { name }))
    expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
      'https://www.linkedin.com/sharing/share-offsite/',
      'https://www.facebook.com/sharer/sharer.php',
      'https://x.com/intent/post',
      'mailto:',
    ])
    expect(links[2]?.getAttribute('href')).toContain(said)
    expect(links[3]?.getAttribute('href')).toContain(`subject=${said}`)
    const copy = screen.getByRole('button', { name: 'Copy Shareable Link!' })
    expect(copy.dataset.copyLink).toBe('https://site.test/w/sample')
  })

  it('R-115: all parts of the main column, where there is something to say', () => {
    open({
      description: 'A dry house.',
      categories: { footwear: true },
      features: { bonded: true },
      amenities: { rateShopping: true },
      facilityDetails: { operatingHours: { start: '09:00', end: '17:00', timezone: 'America/Chicago' } },
    })
    for (const heading of ['Description', 'Product Categories', 'Expertise', 'Amenities', 'Facilities', 'Reviews'])
      expect(headings()).toContain(heading)
    expect(screen.getByText('09:00 AM – 05:00 PM (America/Chicago)')).toBeDefined()
  })

  it('R-114: the box of our rating leads to how we rate', () => {
    open()
    expect(screen.getByRole('link', { name: 'How we rate' }).getAttribute('href')).toBe('/rating-system')
  })

  it('R-102: documents are listed where there are any', () => {
    const page = open({ documents: [{ id: 'a', title: 'Fire certificate', link: '/files/a.pdf' }] })
    expect(headings()).toContain('Documents')
    expect(
      within(page as HTMLElement)
        .getByRole('link', { name: 'Fire certificate' })
        .getAttribute('href'),
    ).toBe('/files/a.pdf')
  })

  it('R-007 R-102: the brochure is offered before the documents', () => {
    open({
      warehousePdf: '/files/brochure.pdf',
      documents: [{ id: 'a', title: 'Fire certificate', link: '/files/a.pdf' }],
    })
    const links = [...document.querySelectorAll('a[href^="/files/"]')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/files/brochure.pdf', '/files/a.pdf'])
    expect(screen.getByRole('link', { name: 'Brochure (PDF)' })).toBeDefined()
  })

  it('R-102 R-103 R-105: no such part without documents, other warehouses and neighbors', () => {
    open()
    for (const heading of ['Documents', 'Additional Locations', 'Nearby Warehouses'])
      expect(headings()).not.toContain(heading)
  })

  it('R-105: neighbors are shown', () => {
    const neighbor = sampleCard(9, { name: 'Next Door' })
    const page = open({}, [neighbor])
    expect(headings()).toContain('Nearby Warehouses')
    const list = screen.getByRole('list', { name: 'Nearby Warehouses' })
    expect(within(list).getByRole('link', { name: /Next Door/ })).toBeDefined()
    expect(page.querySelector('[data-carousel="nearby"]')?.hasAttribute('data-plays')).toBe(true)
  })

  it('R-085 R-086: a carousel of featured ones plays, and holds the way to the map', () => {
    const page = open()
    expect(page.querySelector('[data-carousel="combined"]')?.hasAttribute('data-plays')).toBe(true)
    const list = screen.getByRole('list', { name: 'Featured Warehouses' })
    expect(within(list).getByRole('link', { name: 'Explore Map' }).getAttribute('href')).toBe('/warehouses?view=map')
  })

  it('R-103: the seller’s other warehouses, two a view and playing, with the way to all of them', () => {
    open({}, [], [sampleCard(8, { name: 'Second House' })])
    const part = screen.getByRole('region', { name: 'Additional Locations' })
    expect(within(part).getByRole('link', { name: /Second House/ })).toBeDefined()
    const carousel = part.querySelector('[data-carousel]')
    expect([carousel?.getAttribute('data-carousel'), carousel?.hasAttribute('data-plays')]).toEqual(['pair', true])
    expect(within(part).getByRole('link', { name: 'View More' }).getAttribute('href')).toBe(
      '/users/seller/sample-seller#services',
    )
  })

  it('R-099 R-100 R-101: a seller’s page has a booking box, reviews, and a card with Request Rate', () => {
    const page = open()
    expect(island(page, 'booking')).not.toBeNull()
    expect(island(page, 'reviews')).not.toBeNull()
    expect(page.querySelector('#reviews')).not.toBeNull()
    const card = screen.getByText('Representative').closest('section') as HTMLElement
    expect(within(card).getByRole('link', { name: 'Sample Logistics' }).getAttribute('href')).toBe(
      '/users/seller/sample-seller',
    )
    expect(within(card).getByRole('link', { name: 'Request Rate' }).getAttribute('href')).toMatch(/^\/auth\/login\?/)
    expect(within(card).queryByRole('link', { name: 'Company Link' })).toBeNull()
  })

  it('R-003 R-004 R-100 R-101 R-164: a manager’s page asks for rates instead, without booking and reviews', () => {
    const page = open({ seller: managed })
    expect(island(page, 'booking')).toBeNull()
    expect(island(page, 'reviews')).toBeNull()
    expect(headings()).toContain('Request fulfillment rates')
    expect(island(page, 'ask-rate')).not.toBeNull()
    const card = screen.getByText('Representative').closest('section') as HTMLElement
    expect(within(card).getByRole('link', { name: 'Sample Logistics' }).getAttribute('href')).toBe(
      '/users/manager/sample-manager',
    )
    expect(within(card).getByRole('link', { name: 'Company Link' }).getAttribute('href')).toBe('https://sample.example')
    expect(screen.getByText(text('copy.manager.disclaimer'))).toBeDefined()
  })

  it('R-171: two reviews stand in the sidebar of wide screens alone; none on a manager’s page', () => {
    const review = (id: number) => ({
      id,
      _id: id,
      rating: 4,
      feedback: `Dry and on time ${id}`,
      createdAt: '2026-01-01T00:00:00Z',
      userData: { id: 9, fullName: 'Bea Okafor', firstName: 'Bea', lastName: 'Okafor', avatar: null },
      warehouseId: 7,
      serviceId: null,
      scores: {},
      isVerifiedBooking: true,
      reply: null,
    })
    const reviews = { reviews: [1, 2, 3].map(review), reviewCount: 3, averageRating: 4 }
    const { unmount } = render(
      <ListingPage
        listing={{ ...sampleWarehouse({}), ...reviews }}
        around={[]}
        nearby={[]}
        others={[]}
        crumbs={[]}
        address=""
      />,
    )
    const side = screen.getByRole('region', { name: 'What merchants say' })
    expect(
      within(side)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dry and on time 1Bea Okafor, 4 of 5', 'Dry and on time 2Bea Okafor, 4 of 5'])
    expect(side.className.split(' ')).toEqual(expect.arrayContaining(['hidden', 'lg:block']))
    expect(screen.getByRole('complementary', { name: 'Booking and provider' }).contains(side)).toBe(true)
    unmount()
    open({ ...reviews, seller: managed })
    expect(screen.queryByRole('region', { name: 'What merchants say' })).toBeNull()
  })

  it('shows the service record and the averages of reviews above them, and the time to answer beside the stars', () => {
    const share = { count: 9, percent: 89 }
    const serviceRecord = { answers: { count: 7, minutes: 90 }, accepted: share, canceled: share, onTime: share }
    const scores = { receiving: { average: 4.5, count: 2 }, accuracy: null, communication: null, value: null }
    open({ serviceRecord, scores, answerMinutes: 90 })
    expect(screen.getByRole('link', { name: 'Answers in 2 h' }).getAttribute('href')).toBe('#reviews')
    const reviews = screen.getByRole('region', { name: 'Reviews' })
    expect(within(reviews).getByText('of 7 requests')).toBeDefined()
    expect(within(reviews).getByText('4.5 of 5')).toBeDefined()
  })

  it('R-104 R-175: the box for quotes, with what claiming brings', () => {
    open({ seller: managed })
    const box = screen.getByRole('heading', { name: 'Get a Quote From This Warehouse Today!' }).closest('section')
    const inBox = within(box as HTMLElement)
    expect(inBox.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Free Lead Gen',
      'List Available Space & Rates',
      'Complete Profile Page Management',
      'Sponsorship Opportunities',
    ])
    expect(inBox.getByRole('link', { name: 'Claim Warehouse' }).getAttribute('href')).toBe(
      '/users/manager/sample-manager#claim',
    )
    expect(inBox.getByRole('link', { name: 'Get a Quote' }).getAttribute('href')).toBe('#QUOTE')
    expect(inBox.getByRole('link', { name: 'Send a full request for proposal' }).getAttribute('href')).toMatch(
      /^\/warehouses\/rfp\/\d+$/,
    )
  })

  it('R-097: the pictures stand over the text in the main column; on a phone they are the sidebar’s part that comes first', () => {
    const page = open({ photos: [{ id: 'a', link: '/pictures/7/1280.webp', primary: true, title: '' }] as never })
    const pictures = screen.getByRole('complementary', { name: 'Pictures' })
    expect(within(pictures).getByRole('img', { name: /main picture/ })).toBeDefined()
    const grid = pictures.parentElement as HTMLElement
    const [first, text, side] = [...grid.children].map(({ className }) => className.split(' '))
    expect([...grid.children].map(({ tagName }) => tagName)).toEqual(['ASIDE', 'DIV', 'ASIDE'])
    expect(grid.className).toContain('lg:grid-cols-[minmax(0,1fr)_24rem]')
    expect(first).not.toContain('lg:col-start-2')
    expect(text).toContain('lg:col-start-1')
    expect(side).toEqual(expect.arrayContaining(['lg:col-start-2', 'lg:row-start-1', 'lg:row-span-2']))
    expect(page.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1)
  })

  it('R-113: the way to the form is drawn for the owner to be shown', () => {
    open()
    const edit = screen.getByText('Edit')
    expect([edit.hidden, edit.dataset.owner]).toEqual([true, '3'])
  })

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'R-245: with a newsletter %s there are %d buttons, which tell visitors what they need',
    (enableNewsletter, count) => {
      open({ seller: { ...seller, enableNewsletter } })
      const buttons = screen.queryAllByRole<HTMLButtonElement>('button', { name: 'Subscribe to Newsletter' })
      const said = buttons.map(
        (button) => document.getElementById(button.getAttribute('popovertarget') ?? '')?.textContent,
      )
      expect(said).toEqual(Array(count).fill('Newsletters go to merchants with an account.Log in to subscribe'))
    },
  )

  it('R-305: small cards name listing and seller, and the page holds no ad', () => {
    const neighbor = sampleCard(8, { name: 'Second House' })
    const page = open({}, [neighbor], [{ ...neighbor, id: 9 }])
    const cards = [...page.querySelectorAll<HTMLElement>('[data-carousel] article')]
    expect(cards.map(({ dataset }) => ({ ...dataset }))).toEqual([
      { listing: '9', seller: '3' },
      { listing: '8', seller: '3' },
    ])
    expect(page.innerHTML).not.toMatch(/Sponsored|data-campaign|data-ad-token/)
  })

  it('says which campaigns fit its carousels; the seller’s other warehouses have none', () => {
    const page = open({}, [sampleCard(8, { name: 'Second House' })], [sampleCard(1)])
    const places = [...page.querySelectorAll<HTMLElement>('[data-ads]')].map(
      ({ dataset }) => JSON.parse(dataset.ads ?? '') as object,
    )
    const around = {
      latitude: 32.78,
      longitude: -96.8,
      radiusInMiles: 100,
      visible: true,
      verified: true,
      excludeId: 7,
    }
    expect(places).toEqual([
      { kind: 'carousel', card: 'small', campaignType: 'nearby', filters: around, limit: 10 },
      {
        kind: 'carousel',
        card: 'small',
        campaignType: 'featured',
        filters: { featured: true, excludeId: 7 },
        limit: 8,
      },
    ])
    expect(page.querySelector('[data-carousel="pair"]')?.closest('[data-ads]')).toBeNull()
  })
})
