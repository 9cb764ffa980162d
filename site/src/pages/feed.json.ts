import type { APIRoute } from 'astro'
import { posts } from '../lib/snapshot'
import { productName } from '../lib/site-texts'

/** The news as a JSON feed (jsonfeed.org, version 1.1). */
export const GET: APIRoute = ({ site }) => {
  const address = (path: string) => new URL(path, site).href
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${productName} news`,
    home_page_url: address('/news'),
    feed_url: address('/feed.json'),
    language: 'en',
    items: posts()
      .slice(0, 50)
      .map((post) => ({
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
