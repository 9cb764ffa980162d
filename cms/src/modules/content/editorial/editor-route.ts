import { Hono } from 'hono'
import type { Services } from '../../../platform/services'
import { awaiting } from './awaiting'
import { languageOf } from './document-language'
import { drawOf, drawStatus } from './page-draws'
import { previewPage, previewScript, type Preview } from './preview-page'
import { type ContentDoc, namedOf, textOf } from './records/kind'
import { pictureOf } from './read/published-posts'
import { readingMinutes } from './rich-text/plain-text'
import { renderRichText } from './rich-text/render'

const isStaff = (user: unknown): boolean => {
  const person = user as { userType?: unknown; isActive?: unknown } | null
  return person !== null && ['editor', 'admin'].includes(String(person.userType)) && person.isActive !== false
}

/**
 * What the panel shows beside its own pages, mounted at /preview and closed to all but signed-in editors and admins:
 * a document as it would look, and since when readers see it. `styles` are the stylesheets of the site.
 */
export function editorRoute(
  services: Services,
  styles: () => Promise<string[]>,
): Hono<{ Variables: { user: unknown } }> {
  const route = new Hono<{ Variables: { user: unknown } }>()
  route.use(async (c, next) => {
    const { user } = await services.payload.auth({ headers: c.req.raw.headers })
    if (!isStaff(user)) return c.text('Sign in to the panel as an editor to see this.', 401)
    c.set('user', user)
    c.header('cache-control', 'no-store')
    return next()
  })
  route.get('/refresh.js', (c) => c.body(previewScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  route.get('/status', async (c) => c.json(await drawStatus(services.db)))
  route.get('/status/:collection/:id{[0-9]{1,9}}', async (c) => {
    const { collection, id } = c.req.param()
    return c.json(await drawOf(services.db, { collection, document: Number(id) }))
  })
  route.get('/awaiting', async (c) => {
    const { userType } = c.get('user') as { userType?: unknown }
    return c.json(await awaiting(services.db, userType === 'admin'))
  })
  route.get('/:collection/:id{[0-9]{1,9}}', async (c) => {
    const collection = PREVIEWED.find((slug) => slug === c.req.param('collection'))
    const doc = collection && (await draftOf(services, collection, Number(c.req.param('id')), c.get('user')))
    if (!doc) return c.text('There is no such document.', 404)
    return c.html(previewPage(toPreview(doc), await styles()))
  })
  return route
}

const PREVIEWED = ['posts', 'articles', 'pages', 'partners', 'encyclopedia-entries'] as const

/** The newest version of a document, as the editor who asks may read it. */
async function draftOf(
  { payload }: Services,
  collection: (typeof PREVIEWED)[number],
  id: number,
  user: unknown,
): Promise<ContentDoc | null> {
  const found = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 1,
    overrideAccess: false,
    disableErrors: true,
    user: user as Parameters<typeof payload.findByID>[0]['user'],
  })
  return found as unknown as ContentDoc | null
}

/** A document of any previewed kind as its page shows it; news and articles have a picture. */
function toPreview(doc: ContentDoc): Preview {
  const author = doc.author as { firstName?: string | null; lastName?: string | null } | number | null | undefined
  const person = typeof author === 'object' ? [author?.firstName, author?.lastName].filter(Boolean).join(' ') : ''
  return {
    title: textOf(doc.title) || textOf(doc.term) || textOf(doc.name),
    summary: textOf(doc.excerpt) || textOf(doc.definition) || textOf(doc.tagline),
    category: namedOf(doc.category)?.name ?? '',
    author: textOf(doc.authorName) || person,
    picture: 'coverSeed' in doc ? pictureOf({ id: Number(doc.id), cover: doc.cover, coverSeed: doc.coverSeed }) : null,
    publishedAt: textOf(doc.publishedAt) || textOf(doc.updatedAt),
    readingMinutes: readingMinutes(doc.body),
    html: renderRichText(doc.body),
    language: languageOf(doc),
    isPublished: doc._status ? doc._status === 'published' : doc.isPublished !== false,
  }
}
