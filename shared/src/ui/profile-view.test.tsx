import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PublicProfile } from '../schema/user-card'
import { ProfileView } from './profile-view'

const provider: PublicProfile = {
  id: 3,
  _id: 3,
  type: 'user',
  userType: 'seller',
  name: 'Sample Logistics',
  firstName: 'Sam',
  lastName: 'Seller',
  company: 'Sample Logistics',
  userUrl: 'sample-seller',
  avatar: null,
  serviceType: 'warehouse',
  merchantType: null,
  city: 'Dallas',
  state: 'TX',
  country: 'US',
  diamond: 0,
  isVerified: true,
  serviceCount: 2,
  totalTransactions: 7,
  banner: null,
  about: '',
  website: 'https://sample.example/',
  meetingLink: 'https://meet.example/sam',
  socials: Object.fromEntries(
    ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok'].map((name) => [
      name,
      `https://${name}.example/sam`,
    ]),
  ),
  email: 'sam@sample.example',
  phone: '555-123-4567',
  planId: 'growth',
  enableNewsletter: false,
  averageRating: 0,
  reviewCount: 0,
  isPublic: true,
  isClaimable: false,
  isReduced: false,
  createdAt: '2026-01-01T00:00:00Z',
}

const show = (fields: Partial<PublicProfile> = {}, loginHref?: string, publicHref?: string) =>
  render(<ProfileView profile={{ ...provider, ...fields }} loginHref={loginHref} publicHref={publicHref} />)
const contact = () => within(screen.getByRole('complementary', { name: 'Contact' }))

describe('a profile', () => {
  it.each(['seller', 'customer', 'manager'] as const)(
    'R-238: Send Message shows on seller profiles only: %s',
    (userType) => {
      render(<ProfileView profile={{ ...provider, userType }} messageHref="/dashboard/messages?id=3" />)
      const link = contact().queryByRole('link', { name: 'Send Message' })
      expect(link?.getAttribute('href')).toBe(userType === 'seller' ? '/dashboard/messages?id=3' : undefined)
    },
  )

  it('names the state of a person abroad, never by its code', async () => {
    show({ city: 'Sendai', state: '04', country: 'JP' })
    expect(await screen.findByText('Sendai, Miyagi, Japan')).toBeDefined()
  })

  it.each([
    ['seller', 'Representative'],
    ['customer', 'Merchant'],
  ] as const)('R-002: a %s carries the badge %s', (userType, badge) => {
    show({ userType })
    expect(screen.getByText(badge)).toBeDefined()
  })

  it.each([
    [{ userType: 'customer' }, '7 transactions'],
    [{ userType: 'seller', serviceType: 'warehouse' }, '2 warehouses'],
    [{ userType: 'manager', serviceType: 'warehouse', serviceCount: 1 }, '1 warehouse'],
    [{ userType: 'seller', serviceType: 'software' }, '2 services'],
  ] as const)('R-236: %j counts %s', (fields, count) => {
    show(fields)
    expect(screen.getByText(count)).toBeDefined()
  })

  it.each([
    ['eCommerceRetailer', 'eCommerce Retailer'],
    ['physicalRetailer', 'Physical Retailer'],
    ['omnichannelRetailer', 'Omnichannel Retailer'],
  ])('R-237: %s reads %s', (merchantType, label) => {
    show({ userType: 'customer', merchantType })
    expect(screen.getByText(label)).toBeDefined()
  })

  it('R-242: mail, phone, website, six networks, a meeting and the public page, each by its link', () => {
    show({}, undefined, '/users/seller/sample-seller')
    const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok']
    const hrefs = contact()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      'mailto:sam@sample.example',
      'tel:5551234567',
      'https://sample.example/',
      ...networks.map((name) => `https://${name}.example/sam`),
      'https://meet.example/sam',
      '/users/seller/sample-seller',
    ])
    expect(contact().getByRole('link', { name: 'Visit profile' })).toBeDefined()
  })

  it('R-242: what a person has not given leaves no line; a profile that is not public has no page to visit', () => {
    const nothing = { email: null, phone: null, website: null, meetingLink: null, socials: {}, isPublic: false }
    show(nothing, undefined, '/users/seller/sample-seller')
    expect(contact().queryAllByRole('link')).toEqual([])
  })

  it('R-234: no mail of a manager, whatever was sent', () => {
    show({ userType: 'manager' })
    expect(contact().queryByText('sam@sample.example')).toBeNull()
    expect(contact().getByText('555-123-4567')).toBeDefined()
  })

  it('R-240: Book a meeting opens the person’s own link', () => {
    show()
    const link = contact().getByRole('link', { name: 'Book a meeting' })
    expect(link.getAttribute('href')).toBe('https://meet.example/sam')
  })

  it('a link that is none of the web is not shown', () => {
    show({ meetingLink: 'javascript:alert(1)', website: 'javascript:alert(2)' })
    expect(contact().queryByRole('link', { name: 'Book a meeting' })).toBeNull()
    expect(document.querySelector('[href^="javascript"]')).toBeNull()
  })

  it('R-241: six networks, each with an icon of 20', () => {
    show()
    const names = ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube', 'TikTok']
    const icons = names.map((name) => contact().getByRole('link', { name }).querySelector('svg'))
    expect(icons.map((icon) => [icon?.getAttribute('width'), icon?.getAttribute('height')])).toEqual(
      names.map(() => ['20', '20']),
    )
    const marks = icons.map((icon) => icon?.innerHTML)
    expect(new Set(marks).size).toBe(names.length)
    expect(icons.map((icon) => icon?.dataset.network)).toEqual(names.map((name) => name.toLowerCase()))
  })

  it('R-235: a visitor finds a way to sign in where a manager’s contact would be, and nothing of it', () => {
    const kept = { website: null, meetingLink: null, socials: {}, email: null, phone: null, isReduced: true }
    show({ userType: 'manager', ...kept }, '/auth/login?returnTo=%2F')
    const links = contact().getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Login to view'])
    expect(links[0]?.getAttribute('href')).toBe('/auth/login?returnTo=%2F')
  })
})
