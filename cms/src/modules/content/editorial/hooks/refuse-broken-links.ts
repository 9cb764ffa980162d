import {
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { executorOf } from '../../../listings/discovery'
import { missingAddresses, ownAddresses } from '../missing-addresses'
import { ownerlessAddresses } from '../ownerless-addresses'
import { addressOf, linkFields, type WrittenNavigation } from '../navigation'
import { typedLinks } from '../rich-text/typed-links'

type Written = Record<string, unknown>

const isPublic = ({ _status, isPublished }: Written): boolean =>
  _status === undefined ? isPublished !== false : _status === 'published'

const MOST = 10

/**
 * A text with a typed link to a page of editors, a listing or a service that is not there is not published: the field names the links. `base` is
 * the address of documents of its kind. Drafts may hold anything.
 * @throws ValidationError at `field`
 */
export const refuseBrokenLinks =
  (field: 'body' | 'answer', base: string): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, collection, req }) => {
    const doc: Written = { ...(originalDoc as Written | undefined), ...(data as Written) }
    if (!isPublic(doc) || req.context.isSilent === true) return data
    const own = new Set(ownAddresses(base, doc.slug))
    const links = typedLinks(doc[field]).filter(({ path }) => !own.has(path))
    const missing = new Set(
      await missingOf(
        req,
        links.map(({ path }) => path),
      ),
    )
    const broken = links.filter(({ path }) => missing.has(path))
    if (broken.length === 0) return data
    const named = broken.slice(0, MOST).map(({ words, path }) => (words ? `“${words}” (${path})` : path))
    const message = `These links lead to pages that don't exist: ${named.join(', ')}. Correct or remove them, then publish.`
    throw new ValidationError({ collection: collection.slug, errors: [{ path: field, message }], req })
  }

/** Of addresses those of pages, listings and services that are not there. What is hidden or unpublished is. */
async function missingOf(req: PayloadRequest, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const db = await executorOf(req)
  return [...(await missingAddresses(db, paths)), ...(await ownerlessAddresses(db, paths))]
}

/**
 * Links of the navigation lead to a page that is there, or that was taken back.
 * @throws ValidationError at each link's `path`
 */
export const refuseBrokenNavigation: GlobalBeforeChangeHook = async ({ data, req, global }) => {
  const links = linkFields(data as WrittenNavigation)
  const missing = new Set(
    await missingOf(
      req,
      links.map(({ path }) => addressOf(path)),
    ),
  )
  const errors = links
    .filter(({ path }) => missing.has(addressOf(path)))
    .map(({ field, path }) => ({ path: field, message: `There is no page at ${path}. Choose another one.` }))
  if (errors.length > 0) throw new ValidationError({ global: global.slug, errors, req })
  return data
}
