import { describe, expect, it } from 'vitest'
import { selectableServiceTypes, type ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import { userTypes } from '@stackyard/shared/reference/user-types'
import { currentItem, navSectionsFor } from './nav-items'

type Role = (typeof userTypes)[number] | null
const sectionsFor = (role: Role, serviceType: ServiceTypeKey | null = role === 'seller' ? 'warehouse' : null) =>
  navSectionsFor(role && { userType: role, serviceType })
const labels = (role: Role, serviceType?: ServiceTypeKey | null) =>
  sectionsFor(role, serviceType).flatMap(({ items }) => items.map(({ label }) => label))

describe('sections of the sidebar', () => {
  it('shows a visitor the marketplace and nothing of an account', () => {
    expect(labels(null)).toContain('Explore warehouses')
    expect(labels(null)).not.toContain('Settings')
    expect(labels(null)).not.toContain('Overview')
  })

  it('calls what is reserved the same for everybody', () => {
    for (const role of ['customer', 'seller', 'manager', 'admin'] as const)
      expect(labels(role)).toContain('Reservations')
  })

  it('R-552: shows administration to those who administer', () => {
    expect(labels('editor')).toContain('Content panel')
    expect(labels('admin')).toEqual(expect.arrayContaining(['Listings', 'People', 'Content panel', 'System health']))
    expect(labels('editor')).not.toContain('System health')
    for (const role of [null, 'customer', 'seller', 'manager'] as const)
      for (const label of ['Listings', 'People', 'Content panel', 'System health'])
        expect(labels(role)).not.toContain(label)
  })

  it('leads whoever offers space to it first, and a provider of services to the service', () => {
    for (const type of selectableServiceTypes) {
      expect(labels('seller', type)).toContain('My service')
      for (const label of ['My warehouses', 'Calendar']) expect(labels('seller', type)).not.toContain(label)
    }
    for (const type of ['warehouse', null] as const) {
      expect(labels('seller', type).slice(0, 2)).toEqual(['Overview', 'My warehouses'])
      expect(labels('seller', type)).not.toContain('My service')
    }
    expect(labels('manager')).toContain('My warehouses')
    for (const role of [null, 'customer', 'editor', 'admin'] as const)
      for (const label of ['My warehouses', 'My service']) expect(labels(role)).not.toContain(label)
  })

  it('leads to money whoever has some: payouts of sellers and admins, invoices of those who pay', () => {
    for (const role of ['seller', 'admin'] as const) expect(labels(role)).toContain('Payouts')
    for (const role of ['customer', 'seller'] as const) expect(labels(role)).toContain('Invoices')
    for (const role of [null, 'customer', 'manager', 'editor'] as const) expect(labels(role)).not.toContain('Payouts')
  })

  it('leads whoever trades to their messages', () => {
    for (const role of ['customer', 'seller', 'manager', 'admin'] as const) expect(labels(role)).toContain('Messages')
    for (const role of [null, 'editor'] as const) expect(labels(role)).not.toContain('Messages')
  })

  it('R-017: leads merchants to their request, and everybody who receives requests to those', () => {
    const requests = (role: Role) =>
      sectionsFor(role).flatMap(({ items }) => items.flatMap(({ label, to }) => (label === 'Requests' ? [to] : [])))
    expect(requests('customer')).toEqual(['/dashboard/requests'])
    expect(labels('customer')).toContain('Requests for proposals')
    for (const role of ['seller', 'manager', 'admin'] as const) {
      expect(labels(role)).toContain('Leads')
      expect(currentItem(sectionsFor(role), '/dashboard/submit-rfp/7')?.to).toBe('/dashboard/leads')
    }
    for (const role of [null, 'editor'] as const) expect(requests(role)).toEqual([])
  })

  it('leads sellers alone to campaigns and wallet', () => {
    for (const label of ['Campaigns', 'Wallet']) {
      expect(labels('seller')).toContain(label)
      expect(labels('seller', 'software')).toContain(label)
      for (const role of [null, 'customer', 'manager', 'editor', 'admin'] as const)
        expect(labels(role)).not.toContain(label)
    }
  })

  it('leads sellers and admins to figures of ads, and admins alone to the engine and its people', () => {
    const ofAdmins = ['Ad engine', 'Zero-balance users', 'Account holders']
    expect(labels('admin')).toEqual(expect.arrayContaining(['Ad analytics', ...ofAdmins]))
    expect(labels('seller')).toContain('Ad analytics')
    for (const role of [null, 'customer', 'seller', 'manager', 'editor'] as const)
      for (const label of ofAdmins) expect(labels(role)).not.toContain(label)
    for (const role of [null, 'customer', 'manager', 'editor'] as const)
      expect(labels(role)).not.toContain('Ad analytics')
  })

  it('repeats no entry and no section, and leaves out empty sections', () => {
    for (const role of [null, ...userTypes]) {
      const sections = sectionsFor(role)
      expect(new Set(labels(role)).size).toBe(labels(role).length)
      expect(new Set(sections.map(({ label }) => label)).size).toBe(sections.length)
      expect(sections.every(({ items }) => items.length > 0)).toBe(true)
    }
  })
})

describe('the item of a path', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/warehouses', '/dashboard/warehouses'],
    ['/dashboard/warehouses/us', '/dashboard/warehouses'],
    ['/dashboard/warehouses/create', '/dashboard/my-listings'],
    ['/dashboard/warehouses/space/7', '/dashboard/my-listings'],
    ['/dashboard/warehousesque', undefined],
    ['/dashboard/warehouses/import', '/dashboard/my-listings'],
    ['/dashboard/warehouses/bulk-edit', '/dashboard/my-listings'],
    ['/dashboard/campaigns/create', '/dashboard/campaigns'],
    ['/dashboard/wallet', '/dashboard/wallet'],
    ['/settings', '/settings'],
  ])('%s is that of %s', (path, to) => expect(currentItem(sectionsFor('seller'), path)?.to).toBe(to))

  it('the own service is at the entry of its form, and a list of services is not', () => {
    const sections = sectionsFor('seller', 'software')
    const at = (path: string) => currentItem(sections, path)?.label
    expect(at('/dashboard/services/edit/own')).toBe('My service')
    expect(at('/dashboard/services/type/software')).toBe('Logistics services')
    expect(at('/dashboard/warehouses/create')).toBe('My service')
  })

  it('what an admin curates belongs to curation, whatever its address', () => {
    for (const path of ['import', 'hidden', 'edit/7'])
      expect(currentItem(sectionsFor('admin'), `/dashboard/warehouses/${path}`)?.to).toBe('/dashboard/visible')
  })
})
