import { fromNotation, type RichText } from '@stackyard/cms/modules/content/editorial/rich-text/from-notation'
import type { PayloadRequest } from 'payload'
import { contactSamples, newsletterSamples, showcase } from '../data/newsletters'
import { accounts } from '../plans/accounts'

const DAY_MS = 86_400_000
const AGE_DAYS = 120

type Node = RichText['root']

const block = (key: string, blockType: string, fields: Record<string, unknown>): Node => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: `showcase-${key}`, blockName: '', blockType, ...fields },
})

async function firstIds(req: PayloadRequest, collection: 'faqs' | 'encyclopedia-terms' | 'media' | 'warehouses') {
  const { docs } = await req.payload.find({ collection, sort: 'id', limit: 3, pagination: false, depth: 0, req })
  return docs.map(({ id }) => Number(id))
}

/** An article that shows the blocks of the editor, with records of the demo in them. */
async function createShowcase(req: PayloadRequest, now: Date): Promise<void> {
  const faqs = await firstIds(req, 'faqs')
  const [term] = await firstIds(req, 'encyclopedia-terms')
  const [warehouse] = await firstIds(req, 'warehouses')
  const pictures = await firstIds(req, 'media')
  const text = fromNotation(showcase.text)
  const blocks = [
    block('callout', 'callout', showcase.callout),
    ...(term ? [block('definition', 'definition', { term })] : []),
    block('comparison', 'comparison', showcase.comparison),
    ...(pictures[0] ? [block('figure', 'figure', { picture: pictures[0], caption: showcase.caption })] : []),
    ...(pictures.length > 1 ? [block('gallery', 'gallery', { pictures: pictures.slice(0, 2) })] : []),
    block('quote', 'pullQuote', showcase.quote),
    ...(faqs.length > 0 ? [block('faqs', 'faqGroup', { title: 'Asked often', faqs })] : []),
    ...(warehouse ? [block('listing', 'listingCard', { warehouse, note: showcase.note })] : []),
    block('call', 'callToAction', showcase.call),
  ]
  const body = { root: { ...text.root, children: [...(text.root.children ?? []), ...blocks] } }
  await req.payload.create({
    collection: 'articles',
    data: {
      title: showcase.title,
      slug: showcase.slug,
      excerpt: showcase.excerpt,
      body: body as RichText & { root: never },
      coverSeed: 1201,
      authorName: `${accounts.editor.firstName} ${accounts.editor.lastName}`,
      publishedAt: new Date(now.getTime() - AGE_DAYS * DAY_MS).toISOString(),
      _status: 'published',
    },
    depth: 0,
    req,
  })
}

/** Newsletters as editors write them, messages of the contact form, and an article made of blocks. */
export async function insertNewsletters(req: PayloadRequest, now: Date): Promise<void> {
  for (const { text, ...newsletter } of newsletterSamples)
    await req.payload.create({
      collection: 'newsletters',
      data: { ...newsletter, body: fromNotation(text) as RichText & { root: never } },
      depth: 0,
      req,
    })
  for (const message of contactSamples)
    await req.payload.create({ collection: 'contact-messages', data: { ...message }, depth: 0, req })
  await createShowcase(req, now)
}
