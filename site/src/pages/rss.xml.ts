import type { APIRoute } from 'astro'
import { posts } from '../lib/snapshot'
import { productName } from '../lib/site-texts'
import { xmlResponse, xmlText } from '../lib/xml'

export const GET: APIRoute = ({ site }) => {
  const address = (path: string) => xmlText(new URL(path, site).href)
  const items = posts()
    .slice(0, 50)
    .map(
      (post) =>
        `<item><title>${xmlText(post.title)}</title><link>${address(`/news/${post.slug}`)}</link><guid>${address(`/news/${post.slug}`)}</guid><pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate><category>${xmlText(post.category)}</category><description>${xmlText(post.summary)}</description></item>`,
    )
  return xmlResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(productName)} news</title><link>${address('/news')}</link><atom:link href="${address('/rss.xml')}" rel="self" type="application/rss+xml"/><description>Warehousing and logistics, explained and followed.</description><language>en</language>\n${items.join('\n')}\n</channel></rss>\n`,
  )
}
