import type { APIRoute } from 'astro'
import { siteAddress } from '../lib/site-context'
import { productName, productTagline } from '../lib/site-texts'

export const GET: APIRoute = async ({ locals: { data } }) => {
  const [{ posts }, { articles }, entries] = await Promise.all([
    data.posts('en', {}, { limit: 30 }),
    data.articles('en', { limit: 300 }),
    data.entries('en'),
  ])
  const link = (path: string, name: string) => `- [${name}](${new URL(path, siteAddress()).href})`
  const lines = [
    `# ${productName()}`,
    `> ${productTagline()}.`,
    '',
    'Every warehouse has a static page at /warehouses/{slug} with place, space, services, hours and reviews. Prices are shown to signed-in readers only.',
    '',
    '## Start here',
    link('/warehouses', 'Explore warehouses'),
    link('/faqs', 'Frequently asked questions'),
    link('/rating-system', 'Rating system'),
    link('/how-ranking-works', 'How results are ranked'),
    link('/sitemap-index.xml', 'Sitemap'),
    '',
    '## News',
    ...posts.map((post) => link(`/news/${post.slug}`, post.title)),
    '',
    '## Articles',
    ...articles.map((article) => link(`/articles/${article.slug}`, article.title)),
    '',
    '## Encyclopedia',
    ...entries.map((entry) => link(`/encyclopedia/${entry.slug}`, entry.term)),
  ]
  return new Response(`${lines.join('\n')}\n`)
}
