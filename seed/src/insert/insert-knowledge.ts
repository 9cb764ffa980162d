import { renderDrawing } from '@stackyard/cms/modules/foundation/picture/render-picture'
import { fromNotation, type RichText } from '@stackyard/cms/modules/content/editorial/rich-text/from-notation'
import { slugify } from '@stackyard/shared/domain/slug'
import { standingPages } from '@stackyard/shared/reference/standing-pages'
import type { PayloadRequest } from 'payload'
import { agreements } from '../data/knowledge/agreements'
import { articleCategories, articles, tags } from '../data/knowledge/articles'
import { partners } from '../data/knowledge/partners'
import { prompts } from '../data/knowledge/prompts'
import { accounts } from '../plans/accounts'

const DAY_MS = 86_400_000

const body = (source: string) => fromNotation(source) as RichText & { root: never }

/** The id of a tag, which is made when there is none of its name yet. */
export async function tagOf(req: PayloadRequest, name: string): Promise<number> {
  const slug = slugify(name)
  const where = { slug: { equals: slug } }
  const { docs } = await req.payload.find({ collection: 'content-tags', where, depth: 0, req })
  const [held] = docs
  if (held) return Number(held.id)
  return Number((await req.payload.create({ collection: 'content-tags', data: { name, slug }, depth: 0, req })).id)
}

async function createTags(req: PayloadRequest): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const name of tags) ids.set(name, await tagOf(req, name))
  return ids
}

async function createArticles(req: PayloadRequest, now: Date): Promise<void> {
  const tagIds = await createTags(req)
  const categoryIds = new Map<string, number>()
  for (const [sort, { key, name, description }] of articleCategories.entries()) {
    const data = { name, slug: key, description, sort }
    categoryIds.set(
      key,
      Number((await req.payload.create({ collection: 'article-categories', data, depth: 0, req })).id),
    )
  }
  for (const [index, article] of articles.entries())
    await req.payload.create({
      collection: 'articles',
      data: {
        title: article.title,
        slug: slugify(article.title),
        excerpt: article.excerpt,
        body: body(article.body),
        category: categoryIds.get(article.category) ?? null,
        tags: article.tags.flatMap((name) => tagIds.get(name) ?? []),
        coverSeed: (index * 83 + 17) % 4096,
        authorName: `${accounts.editor.firstName} ${accounts.editor.lastName}`,
        publishedAt: new Date(now.getTime() - (2 + index * 9) * DAY_MS).toISOString(),
        _status: 'published',
      },
      depth: 0,
      req,
    })
}

/** A drawn logo: the mark in the product's blue on a white square. */
async function createLogo(req: PayloadRequest, name: string, mark: string): Promise<number> {
  const data = await renderDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="-4 -4 32 32">
      <rect x="-4" y="-4" width="32" height="32" rx="5" fill="#fff"/>
      <path d="${mark}" fill="none" stroke="#274f80" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
    </svg>`,
  )
  const made = await req.payload.create({
    collection: 'media',
    data: { alt: `Logo of ${name}` },
    file: { data, name: `${slugify(name)}-logo.webp`, mimetype: 'image/webp', size: data.length },
    depth: 0,
    req,
  })
  return Number(made.id)
}

async function createPages(req: PayloadRequest): Promise<void> {
  for (const { slug, title, lead, text } of standingPages)
    await req.payload.create({
      collection: 'pages',
      data: { slug, title, excerpt: lead, body: body(text), _status: 'published' },
      depth: 0,
      req,
    })
  for (const [sort, { body: text, services, mark, ...partner }] of partners.entries())
    await req.payload.create({
      collection: 'partners',
      data: {
        ...partner,
        services: [...services],
        slug: slugify(partner.name),
        logo: await createLogo(req, partner.name, mark),
        body: body(text),
        sort,
        _status: 'published',
      },
      depth: 0,
      req,
    })
  for (const { body: text, ...agreement } of agreements)
    await req.payload.create({
      collection: 'agreements',
      data: { ...agreement, body: body(text), _status: 'published' },
      depth: 0,
      req,
    })
}

/** The knowledge base beside FAQs and encyclopedia: articles with categories and tags, prompts, standing pages. */
export async function insertKnowledge(req: PayloadRequest, now: Date): Promise<void> {
  await createArticles(req, now)
  await createPages(req)
  await createPrompts(req)
}

/** What the AI model is asked when editors have a text drafted. */
export async function createPrompts(req: PayloadRequest): Promise<void> {
  for (const prompt of prompts) await req.payload.create({ collection: 'prompts', data: { ...prompt }, depth: 0, req })
}
