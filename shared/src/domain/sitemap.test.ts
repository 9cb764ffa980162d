import { describe, expect, it } from 'vitest'
import { alternatesOf, sitemap } from './sitemap'

const site = 'https://x.test'

describe('a sitemap', () => {
  it('names a page in each language it stands in, and with each address all of them', () => {
    const text = sitemap(
      [{ path: '/users/seller/a&b', changed: '2026-03-04T05:06:07Z', languages: ['en', 'ar'] }],
      site,
    )
    const links =
      '<xhtml:link rel="alternate" hreflang="en" href="https://x.test/users/seller/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="ar" href="https://x.test/ar/users/seller/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.test/users/seller/a&amp;b"/>'
    expect(text.split('\n').slice(2, -2)).toEqual([
      `<url><loc>https://x.test/users/seller/a&amp;b</loc><lastmod>2026-03-04</lastmod>${links}</url>`,
      `<url><loc>https://x.test/ar/users/seller/a&amp;b</loc><lastmod>2026-03-04</lastmod>${links}</url>`,
    ])
    expect(text).toContain('xmlns:xhtml=')
  })

  it('names no others for a page of one language, and no day where none is known', () => {
    expect(sitemap([{ path: '/news' }], site)).toContain('\n<url><loc>https://x.test/news</loc></url>\n')
  })

  it('has the English address for everybody else', () => {
    expect(alternatesOf('/news', ['ar', 'es'], site).at(-1)).toEqual({
      language: 'x-default',
      href: 'https://x.test/news',
    })
  })
})
