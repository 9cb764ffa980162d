import type { APIRoute } from 'astro'
import { pathIn } from '@stackyard/shared/reference/languages'
import { voice } from '../lib/language'
import { type IndexedPage, indexWords } from '../lib/content-search'
import { shortened } from '../lib/seo'
import { articles, encyclopedia, faqs, posts, terms } from '../lib/snapshot'

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;|&#\d+;/g, ' ')

/** What the search pages look in. Only what this release publishes is in it. */
export const GET: APIRoute = ({ url }) => {
  const { language, href } = voice(url)
  const index: IndexedPage[] = [
    ...posts(language).map(({ title, url, summary, category, bodyHtml }) => ({
      title,
      url,
      kind: 'News' as const,
      summary,
      category,
      words: indexWords(plain(bodyHtml)),
    })),
    ...articles(language).map(({ title, slug, summary, category, bodyHtml }) => ({
      title,
      url: pathIn(`/articles/${slug}`, language),
      kind: 'Article' as const,
      summary,
      category: category?.name ?? '',
      words: indexWords(plain(bodyHtml)),
    })),
    ...encyclopedia(language).map(({ term, slug, definition, bodyHtml, category }) => ({
      title: term,
      url: pathIn(`/encyclopedia/${slug}`, language),
      kind: 'Encyclopedia' as const,
      summary: definition,
      category: category?.name ?? '',
      words: indexWords(plain(bodyHtml)),
    })),
    ...terms(language)
      .filter(({ path }) => path.includes('#'))
      .map(({ term, path, definition }) => ({
        title: term,
        url: path,
        kind: 'Definition' as const,
        summary: definition,
        category: '',
        words: '',
      })),
    ...faqs(language).map(({ question, answerHtml, category, id }) => ({
      title: question,
      url: `${href('/faqs')}#faq-${id}`,
      kind: 'FAQ' as const,
      summary: shortened(answerHtml, 200),
      category,
      words: indexWords(plain(answerHtml)),
    })),
  ]
  return new Response(JSON.stringify(index), { headers: { 'content-type': 'application/json' } })
}
