import { expect, it } from 'vitest'
import { linkFields, navigationOf } from './navigation'

const NONE = new Set<string>()

it('navigation that editors left empty is the built-in one', () => {
  expect(navigationOf({}, NONE)).toEqual({ headerLinks: null, footerColumns: null })
  expect(navigationOf({ headerLinks: [], footerColumns: null }, NONE)).toEqual({
    headerLinks: null,
    footerColumns: null,
  })
  expect(linkFields({})).toEqual([])
})

it('links of the navigation stand as they were written, and those to what was taken back are left out', () => {
  const written = {
    headerLinks: [
      { id: 'a', label: 'Yards', labelArabic: '', path: '/yards' },
      { id: 'b', label: 'Old', labelArabic: null, path: '/news/old/?from=menu#top' },
    ],
    footerColumns: [
      { title: 'Company', titleArabic: 'الشركة', links: [{ label: 'Acme', path: '/acme' }] },
      { title: 'Only gone', links: [{ label: 'Old', path: '/news/old' }] },
    ],
  }
  const navigation = navigationOf(written, new Set(['/news/old']))
  expect(navigation).toEqual({
    headerLinks: [{ label: 'Yards', labelArabic: null, path: '/yards' }],
    footerColumns: [
      { title: 'Company', titleArabic: 'الشركة', links: [{ label: 'Acme', labelArabic: null, path: '/acme' }] },
    ],
  })
  expect(linkFields(navigation).map(({ field, path }) => `${field}: ${path}`)).toEqual([
    'headerLinks.0.path: /yards',
    'footerColumns.0.links.0.path: /acme',
  ])
})
