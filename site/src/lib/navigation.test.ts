import { describe, expect, it } from 'vitest'
import { footerColumns, headerLinks } from './navigation'

const link = (label: string, path: string, labelArabic: string | null = null) => ({ label, labelArabic, path })

describe('the links of header and footer', () => {
  it('are the built-in ones while editors wrote none', () => {
    for (const own of [null, [], undefined]) {
      expect(headerLinks('en', { headerLinks: own }).map(({ path }) => path)).toContain('/warehouses/hot-racks')
      expect(footerColumns('en', { footerColumns: own }).map(({ title }) => title)).toEqual([
        'Find space',
        'Learn',
        'Company',
        'Agreements',
      ])
    }
    expect(headerLinks('ar', {}).find(({ path }) => path === '/faqs')?.label).toBe('الأسئلة الشائعة')
  })

  it('are the editors’ in their order, in Arabic by their own words, else by the site’s', () => {
    const own = [link('Yards', '/yards', 'الساحات'), link('News', '/news'), link('Docks', '/docks')]
    expect(headerLinks('en', { headerLinks: own }).map(({ label }) => label)).toEqual(['Yards', 'News', 'Docks'])
    const arabic = headerLinks('ar', { headerLinks: own })
    expect(arabic[0]).toEqual({ path: '/yards', label: 'الساحات' })
    expect(arabic[1]?.label).not.toBe('News')
    expect(arabic[2]).toEqual({ path: '/docks', label: 'Docks' })
  })

  it('stand in the footer under the editors’ headings alone', () => {
    const own = [{ title: 'Company', titleArabic: null, links: [link('Yards', '/yards#map')] }]
    expect(footerColumns('en', { footerColumns: own })).toEqual([
      { title: 'Company', links: [{ path: '/yards#map', label: 'Yards' }] },
    ])
    expect(footerColumns('ar', { footerColumns: own })[0]?.title).not.toBe('Company')
  })
})
