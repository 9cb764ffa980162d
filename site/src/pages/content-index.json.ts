import type { APIRoute } from 'astro'
import { pathIn } from '@stackyard/shared/reference/languages'
import { voice } from '../lib/language'
import { type IndexedPage, indexWords } from '../lib/content-search'
import { shortened } from '../lib/seo'

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;|&#\d+;/g, ' ')

/** What the search pages look in: all that is published. */
export const GET: APIRoute = async ({ url, locals }) => {
  const { documents: language, href } = voice(url)
  const { posts, articles, entries, faqs, terms } = await locals.data.texts(language)
  const index: IndexedPage[] = [
    ...posts.map(({ title, url, summary, category, bodyHtml }) => ({
      title,
      url,
      kind: 'News' as const,
      summary,
      category,
      words: indexWords(plain(bodyHtml)),
    })),
    ...articles.map(({ title, slug, summary, category, bodyHtml }) => ({
      title,
      url: pathIn(`/articles/${slug}`, language),
      kind: 'Article' as const,
      summary,
      category: category?.name ?? '',
      words: indexWords(plain(bodyHtml)),
    })),
    ...entries.map(({ term, slug, definition, bodyHtml, category }) => ({
      title: term,
      url: pathIn(`/encyclopedia/${slug}`, language),
      kind: 'Encyclopedia' as const,
      summary: definition,
      category: category?.name ?? '',
      words: indexWords(plain(bodyHtml)),
    })),
    ...terms
      .filter(({ path }) => path.includes('#'))
      .map(({ term, path, definition }) => ({
        title: term,
        url: path,
        kind: 'Definition' as const,
        summary: definition,
        category: '',
        words: '',
      })),
    ...faqs.map(({ question, answerHtml, category, id }) => ({
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
