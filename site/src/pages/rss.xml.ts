import type { APIRoute } from 'astro'
import { siteAddress } from '../lib/site-context'
import { voice } from '../lib/language'
import { productName } from '../lib/site-texts'
import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'
import { xmlResponse } from '../lib/xml'

export const GET: APIRoute = async ({ url, locals }) => {
  const { t, documents: language, href } = voice(url)
  const address = (path: string) => escapeMarkup(new URL(path, siteAddress()).href)
  const news = t('{name} news', { name: productName() })
  const items = (await locals.data.latestPosts(language, 50)).map(
    (post) =>
      `<item><title>${escapeMarkup(post.title)}</title><link>${address(post.url)}</link><guid>${address(post.url)}</guid><pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate><category>${escapeMarkup(post.category)}</category><description>${escapeMarkup(post.summary)}</description></item>`,
  )
  return xmlResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeMarkup(news)}</title><link>${address(href('/news'))}</link><atom:link href="${address(href('/rss.xml'))}" rel="self" type="application/rss+xml"/><description>${escapeMarkup(t('News about warehousing and logistics, explained.'))}</description><language>${language}</language>\n${items.join('\n')}\n</channel></rss>\n`,
  )
}
