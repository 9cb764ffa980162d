import { renderPicture } from '@stackyard/cms/modules/foundation/picture/render-picture'
import { NEWS_SCENES, seedOfName } from '@stackyard/cms/modules/foundation/picture/picture-name'
import { drawScene } from '@stackyard/cms/modules/foundation/picture/scene'
import { sceneKindOf, type SceneKind } from '@stackyard/cms/modules/foundation/picture/scene-kind'
import { fromNotation, type RichText } from '@stackyard/cms/modules/content/editorial/rich-text/from-notation'
import { slugify } from '@stackyard/shared/domain/slug'
import type { PayloadRequest } from 'payload'
import { encyclopedia } from '../data/encyclopedia'
import { encyclopediaCategories } from '../data/encyclopedia-categories'
import { faqCategories } from '../data/faqs'
import { photoTitles } from '../data/listing-texts'
import { newsCategories, newsPosts, type NewsCategoryKey } from '../data/news'
import { accounts } from '../plans/accounts'
import { insertArabic } from './insert-arabic'
import { insertKnowledge, tagOf } from './insert-knowledge'
import { insertNewsletters } from './insert-newsletters'

/** Payload's own tables number their records. */
const idOf = ({ id }: { id: number | string }): number => Number(id)

const DAY_MS = 86_400_000
const PICTURE_WIDTH = 960

/** Payload types rich text more narrowly than it stores it. */
const body = (source: string, pictures: readonly number[] = []) =>
  fromNotation(source, pictures) as RichText & { root: never }

/** The first drawn news picture from `from` on that shows this kind of scene. */
function newsSeed(kind: SceneKind, from: number): number {
  for (let n = from; n < NEWS_SCENES; n += 1) {
    const seed = seedOfName(`news-${n}`)
    if (seed !== null && sceneKindOf(seed) === kind) return seed
  }
  throw new Error(`No news picture shows ${kind}`)
}

async function createPictures(req: PayloadRequest): Promise<Map<NewsCategoryKey, number>> {
  const ids = new Map<NewsCategoryKey, number>()
  for (const [index, { key, scene }] of newsCategories.entries()) {
    if (!newsPosts.some((post) => post.category === key && post.body.includes('{picture}'))) continue
    const data = await renderPicture(drawScene(newsSeed(scene, index * 4)), PICTURE_WIDTH)
    const made = await req.payload.create({
      collection: 'media',
      data: { alt: `Drawing: ${photoTitles[scene].toLowerCase()}` },
      file: { data, name: `${key}.webp`, mimetype: 'image/webp', size: data.length },
      depth: 0,
      req,
    })
    ids.set(key, idOf(made))
  }
  return ids
}

/** The categories that news are sorted in, by key. */
export async function createCategories(req: PayloadRequest): Promise<Map<NewsCategoryKey, number>> {
  const ids = new Map<NewsCategoryKey, number>()
  for (const [sort, { key, name, description }] of newsCategories.entries()) {
    const made = await req.payload.create({
      collection: 'news-categories',
      data: { name, slug: key, description, sort },
      depth: 0,
      req,
    })
    ids.set(key, idOf(made))
  }
  return ids
}

/** One post every four days, the newest yesterday; the first of each category is featured. */
async function createPosts(req: PayloadRequest, now: Date): Promise<void> {
  const categories = await createCategories(req)
  const pictures = await createPictures(req)
  const featured = new Set<NewsCategoryKey>()
  for (const [index, post] of newsPosts.entries()) {
    const picture = pictures.get(post.category)
    await req.payload.create({
      collection: 'posts',
      data: {
        title: post.title,
        slug: slugify(post.title),
        excerpt: post.excerpt,
        body: body(post.body, picture === undefined ? [] : [picture]),
        category: categories.get(post.category) ?? null,
        coverSeed: (index * 61 + 3) % 4096,
        author: accounts.editor.id,
        authorName: `${accounts.editor.firstName} ${accounts.editor.lastName}`,
        publishedAt: new Date(now.getTime() - (1 + index * 4) * DAY_MS).toISOString(),
        featured: !featured.has(post.category),
        sort: index,
        _status: 'published',
      },
      depth: 0,
      req,
    })
    featured.add(post.category)
  }
}

async function createFaqs(req: PayloadRequest): Promise<void> {
  for (const [sort, category] of faqCategories.entries()) {
    const made = await req.payload.create({
      collection: 'faq-categories',
      data: { name: category.name, slug: slugify(category.name), sort },
      depth: 0,
      req,
    })
    for (const [order, { question, answer }] of category.faqs.entries()) {
      await req.payload.create({
        collection: 'faqs',
        data: { question, answer: body(answer), category: made.id, sort: order, isPublished: true },
        depth: 0,
        req,
      })
    }
  }
}

/** Each entry explains a term of the glossary by the same name. */
async function createTerm(req: PayloadRequest, { term, definition }: (typeof encyclopedia)[number]): Promise<number> {
  const data = { term, slug: slugify(term), definition, isPublished: true }
  return idOf(await req.payload.create({ collection: 'encyclopedia-terms', data, depth: 0, req }))
}

type Shelf = { category: number; tag: number }

/** The parts of the encyclopedia and their tags, by the terms of their entries. A tag that articles have, too, is one. */
async function createShelves(req: PayloadRequest): Promise<Map<string, Shelf>> {
  const { payload } = req
  const shelves = new Map<string, Shelf>()
  for (const [sort, { name, description, tag, terms }] of encyclopediaCategories.entries()) {
    const data = { name, slug: slugify(name), description, sort }
    const category = idOf(await payload.create({ collection: 'encyclopedia-categories', data, depth: 0, req }))
    const tagId = await tagOf(req, tag)
    for (const term of terms) shelves.set(term, { category, tag: tagId })
  }
  return shelves
}

async function createEncyclopedia(req: PayloadRequest): Promise<void> {
  const shelves = await createShelves(req)
  const ids = new Map<string, number>()
  for (const entry of encyclopedia) {
    const shelf = shelves.get(entry.term)
    const related = entry.related.flatMap((term) => ids.get(term) ?? [])
    const made = await req.payload.create({
      collection: 'encyclopedia-entries',
      data: {
        term: entry.term,
        slug: slugify(entry.term),
        definition: entry.definition,
        body: body(entry.body),
        related,
        terms: [await createTerm(req, entry)],
        category: shelf?.category ?? null,
        tags: shelf ? [shelf.tag] : [],
        isPublished: true,
      },
      depth: 0,
      req,
    })
    ids.set(entry.term, idOf(made))
  }
}

/** News, questions and encyclopedia, written through the CMS itself, so that editors find versions and addresses in place. */
export async function insertContent(
  req: PayloadRequest,
  now: Date,
  onStep: (step: string, count: number) => void,
): Promise<void> {
  onStep('news', newsPosts.length)
  await createPosts(req, now)
  onStep('questions and encyclopedia', encyclopedia.length)
  await createFaqs(req)
  await createEncyclopedia(req)
  await insertKnowledge(req, now)
  await insertArabic(req)
  await insertNewsletters(req, now)
}
