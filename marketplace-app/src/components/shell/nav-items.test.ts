import { describe, expect, it } from 'vitest'
import { userTypes } from '@stackyard/shared/reference/user-types'
import { currentItem, navSectionsFor } from './nav-items'

const labels = (role: Parameters<typeof navSectionsFor>[0]) =>
  navSectionsFor(role).flatMap(({ items }) => items.map(({ label }) => label))

describe('sections of the sidebar (002 §2.3)', () => {
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
    for (const role of ['customer', 'seller', 'manager'] as const) expect(labels(role)).not.toContain('Content panel')
    const sectionsOf = (role: Parameters<typeof navSectionsFor>[0]) => navSectionsFor(role).map(({ label }) => label)
    const administration = sectionsOf('admin').filter((label) => !sectionsOf('seller').includes(label))
    expect(administration).toHaveLength(1)
    for (const role of [null, 'customer', 'seller', 'manager'] as const)
      expect(sectionsOf(role)).not.toContain(administration[0])
  })

  it('leads whoever trades to their messages', () => {
    for (const role of ['customer', 'seller', 'manager', 'admin'] as const) expect(labels(role)).toContain('Messages')
    for (const role of [null, 'editor'] as const) expect(labels(role)).not.toContain('Messages')
  })

  it('repeats no entry and no section, and leaves out empty sections', () => {
    for (const role of [null, ...userTypes]) {
      const sections = navSectionsFor(role)
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
    ['/settings', '/settings'],
  ])('%s is that of %s', (path, to) => expect(currentItem(navSectionsFor('seller'), path)?.to).toBe(to))

  it('what an admin curates belongs to curation, whatever its address', () => {
    for (const path of ['import', 'hidden', 'edit/7'])
      expect(currentItem(navSectionsFor('admin'), `/dashboard/warehouses/${path}`)?.to).toBe('/dashboard/visible')
  })
})
