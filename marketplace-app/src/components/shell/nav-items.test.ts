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
    expect(labels(null)).not.toContain('Dashboard')
  })

  it('names the same screen as its reader thinks of it', () => {
    expect(labels('customer')).toContain('Reservations')
    expect(labels('seller')).toContain('Orders')
    expect(labels('admin')).toContain('Transactions')
  })

  it('R-552: shows administration to those who administer', () => {
    expect(labels('editor')).toContain('Content panel')
    expect(labels('admin')).toContain('System health')
    expect(labels('editor')).not.toContain('System health')
    for (const role of ['customer', 'seller', 'manager'] as const) expect(labels(role)).not.toContain('Content panel')
    const sectionsOf = (role: Role) => sectionsFor(role).map(({ label }) => label)
    const administration = sectionsOf('admin').filter((label) => !sectionsOf('seller').includes(label))
    expect(administration).toHaveLength(1)
    for (const role of [null, 'customer', 'seller', 'manager'] as const)
      expect(sectionsOf(role)).not.toContain(administration[0])
  })

  it('a provider of services is asked for a service, everybody else who sells for a warehouse', () => {
    for (const type of selectableServiceTypes) {
      expect(labels('seller', type)).toContain('List a service')
      expect(labels('seller', type)).not.toContain('List a warehouse')
    }
    for (const type of ['warehouse', null] as const) {
      expect(labels('seller', type)).toContain('List a warehouse')
      expect(labels('seller', type)).not.toContain('List a service')
    }
    for (const role of [null, 'customer', 'manager', 'editor', 'admin'] as const)
      expect(labels(role)).not.toContain('List a service')
  })

  it('leads whoever trades to their messages', () => {
    for (const role of ['customer', 'seller', 'manager', 'admin'] as const) expect(labels(role)).toContain('Messages')
    for (const role of [null, 'editor'] as const) expect(labels(role)).not.toContain('Messages')
  })

  it('R-017: leads merchants to their request, and everybody who receives requests to the leads', () => {
    expect(labels('customer')).toContain('Requests for proposals')
    expect(labels('customer')).not.toContain('Leads')
    for (const role of ['seller', 'manager', 'admin'] as const) {
      expect(labels(role)).toContain('Leads')
      expect(currentItem(sectionsFor(role), '/dashboard/submit-rfp/7')?.label).toBe('Leads')
    }
    for (const role of [null, 'editor'] as const) {
      expect(labels(role)).not.toContain('Leads')
      expect(labels(role)).not.toContain('Requests for proposals')
    }
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
    ['/dashboard/warehouses/create', '/dashboard/warehouses/create'],
    ['/dashboard/warehousesque', undefined],
    ['/dashboard/warehouses/import', '/dashboard/warehouses/create'],
    ['/dashboard/campaigns/create', '/dashboard/campaigns'],
    ['/dashboard/wallet', '/dashboard/wallet'],
    ['/settings', '/settings'],
  ])('%s is that of %s', (path, to) => expect(currentItem(sectionsFor('seller'), path)?.to).toBe(to))

  it('the own service is at the entry of its form, and a list of services is not', () => {
    const sections = sectionsFor('seller', 'software')
    const at = (path: string) => currentItem(sections, path)?.label
    expect(at('/dashboard/services/edit/own')).toBe('List a service')
    expect(at('/dashboard/services/type/software')).toBe('Logistics services')
    expect(at('/dashboard/warehouses/create')).toBe('List a service')
  })

  it('what an admin curates belongs to curation, whatever its address', () => {
    for (const path of ['import', 'hidden', 'edit/7'])
      expect(currentItem(sectionsFor('admin'), `/dashboard/warehouses/${path}`)?.to).toBe('/dashboard/visible')
  })
})
