import type { APIRoute } from 'astro'
import { siteAddress } from '../lib/site-context'
import { voice } from '../lib/language'
import { productName } from '../lib/site-texts'

/** The news as a JSON feed (jsonfeed.org, version 1.1). */
export const GET: APIRoute = async ({ url, locals }) => {
  const { t, documents: language, href } = voice(url)
  const address = (path: string) => new URL(path, siteAddress()).href
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: t('{name} news', { name: productName() }),
    home_page_url: address(href('/news')),
    feed_url: address(href('/feed.json')),
    language,
    items: (await locals.data.latestPosts(language, 50)).map((post) => ({
      id: address(post.url),
      url: address(post.url),
      title: post.title,
      summary: post.summary,
      content_html: post.bodyHtml.replaceAll(/(href|src)="\//g, `$1="${address('/')}`),
      date_published: post.publishedAt,
      date_modified: post.updatedAt,
      ...(post.author ? { authors: [{ name: post.author }] } : {}),
      ...(post.category ? { tags: [post.category] } : {}),
      ...(post.picture ? { image: address(post.picture.link) } : {}),
    })),
  }
  return new Response(JSON.stringify(feed), { headers: { 'content-type': 'application/feed+json; charset=utf-8' } })
}
