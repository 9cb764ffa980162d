const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text for an XML element or attribute. */
export const xmlText = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)

export type SitemapEntry = { path: string; changed?: string | undefined }

/** A sitemap of pages; at most 50,000, as the protocol allows in one file. */
export function sitemap(entries: readonly SitemapEntry[], site: URL | undefined): string {
  const urls = entries.map(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${xmlText(new URL(path, site).href)}</loc>${date}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** The index of sitemaps at these paths. */
export const sitemapIndex = (paths: readonly string[], site: URL | undefined): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths.map((path) => `<sitemap><loc>${xmlText(new URL(path, site).href)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`

export const xmlResponse = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
