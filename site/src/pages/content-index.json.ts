import type { APIRoute } from 'astro'
import { type IndexedPage, indexWords } from '../lib/content-search'
import { shortened } from '../lib/seo'
import { articles, encyclopedia, faqs, posts, terms } from '../lib/snapshot'

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;|&#\d+;/g, ' ')

/** What the search pages look in. Only what this release publishes is in it. */
export const GET: APIRoute = () => {
  const index: IndexedPage[] = [
    ...posts().map(({ title, url, summary, category, bodyHtml }) => ({
      title,
      url,
      kind: 'News' as const,
      summary,
      category,
      words: indexWords(plain(bodyHtml)),
    })),
    ...articles().map(({ title, slug, summary, category, bodyHtml }) => ({
      title,
      url: `/articles/${slug}`,
      kind: 'Article' as const,
      summary,
      category: category?.name ?? '',
      words: indexWords(plain(bodyHtml)),
    })),
    ...encyclopedia().map(({ term, slug, definition, bodyHtml, category }) => ({
      title: term,
      url: `/encyclopedia/${slug}`,
      kind: 'Encyclopedia' as const,
      summary: definition,
      category: category?.name ?? '',
      words: indexWords(plain(bodyHtml)),
    })),
    ...terms()
      .filter(({ path }) => path.includes('#'))
      .map(({ term, path, definition }) => ({
        title: term,
        url: path,
        kind: 'Definition' as const,
        summary: definition,
        category: '',
        words: '',
      })),
    ...faqs().map(({ question, answerHtml, category, id }) => ({
      title: question,
      url: `/faqs#faq-${id}`,
      kind: 'FAQ' as const,
      summary: shortened(answerHtml, 200),
      category,
      words: indexWords(plain(answerHtml)),
    })),
  ]
  return new Response(JSON.stringify(index), { headers: { 'content-type': 'application/json' } })
}
