import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { ProfileListings } from './profile-listings'

const houses = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...sampleWarehouse({}),
    photo: null,
    categories: [],
    features: [],
    id: at + 1,
    _id: at + 1,
    name: `House ${at + 1}`,
  }))
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('the listings of a profile', () => {
  it('R-501: nine a page; a page that there is not is not gone to', async () => {
    standInApi(({ path }) => (path === '/warehouse' ? houses(20) : []))
    await renderInApp(<ProfileListings sellerId={3} />)
    await screen.findByText('House 1')
    expect(shown()).toEqual(houses(9).map(({ name }) => name))
    const goTo = async (page: string) => {
      const box = screen.getByRole('textbox', { name: 'Go to page' })
      await userEvent.clear(box)
      await userEvent.type(box, `${page}{Enter}`)
    }
    await goTo('3')
    expect(shown()).toEqual(['House 19', 'House 20'])
    for (const page of ['0', '4', '-1', '1.5', 'x']) {
      await goTo(page)
      expect(shown()).toEqual(['House 19', 'House 20'])
    }
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(shown()).toEqual(
      houses(18)
        .slice(9)
        .map(({ name }) => name),
    )
  })

  it('R-487: a manager’s warehouses and its service, each leading to its page', async () => {
    const service = {
      id: 4,
      _id: 4,
      type: 'service',
      serviceType: 'transportation',
      serviceSubType: ['drayage'],
      name: 'Quay Drayage',
      slug: 'quay-drayage',
      seller: { id: 3 },
      address: { city: 'Reno', state: 'NV', country: 'US' },
      photo: null,
      averageRating: 0,
      reviewCount: 0,
      diamond: 0,
    }
    const calls = standInApi(({ path }) => (path === '/warehouse' ? houses(1) : [service]))
    await renderInApp(<ProfileListings sellerId={3} />)
    const links = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Quay Drayage', '/dashboard/services/quay-drayage'],
      ['House 1', '/dashboard/warehouses/sample-house'],
    ])
    expect(calls.map(({ path, query }) => [path, query.get('sellerId')])).toEqual([
      ['/warehouse', '3'],
      ['/services', '3'],
    ])
  })

  it('nine or fewer need no pages', async () => {
    standInApi(({ path }) => (path === '/warehouse' ? houses(9) : []))
    await renderInApp(<ProfileListings sellerId={3} />)
    await screen.findByText('House 9')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })
})
