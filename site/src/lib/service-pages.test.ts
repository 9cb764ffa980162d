import { describe, expect, it } from 'vitest'
import type { ContentService } from '@stackyard/shared/schema/content-data'
import { serviceListPaths, serviceTypePages } from './service-pages'

const services = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  slug: `s-${index + 1}`,
  serviceType: index === 0 ? 'software' : 'transportation',
  updatedAt: '2026-01-01T00:00:00.000Z',
})) as unknown as ContentService[]

describe('pages of services', () => {
  const pages = serviceTypePages(services)

  it('cut a type into pages and lose none', () => {
    const own = pages.filter(({ type }) => type === 'transportation')
    expect(own.map(({ path, services: shown }) => [path, shown.length])).toEqual([
      ['/services/type/transportation', 24],
      ['/services/type/transportation/2', 24],
      ['/services/type/transportation/3', 1],
    ])
    expect(new Set(own.flatMap(({ services: shown }) => shown.map(({ id }) => id))).size).toBe(49)
  })

  it('are there for an empty type, and all in the sitemap', () => {
    expect(pages.filter(({ type }) => type === 'marketing')).toMatchObject([{ total: 0, page: 1, pages: 1 }])
    const counts = Object.fromEntries(pages.map(({ type, total }) => [type, total]))
    expect(serviceListPaths(counts)).toEqual(['/services', '/services/partners', ...pages.map(({ path }) => path)])
  })
})
