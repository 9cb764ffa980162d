import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Payload, Where } from 'payload'
import { defaultLanguage } from '@stackyard/shared/reference/languages'
import { CodedError } from '../../../../platform/coded-error'
import { fromNotation } from '../rich-text/from-notation'
import { toNotation } from '../rich-text/to-notation'
import { inLanguage } from '../document-language'
import { type ContentDoc, type ContentKind, languageData, type Listing, type Reference } from './kind'
import { asLastWritten, openedOnly } from './panel-drafts'
import { readRows } from './read-rows'

/*
 * The contract's side of content: people are checked by the endpoint's audience before, so Payload's access, which knows
 * the panel's sessions only, is passed over. Its hooks (addresses, redirects, pages) run as they do in the panel.
 */

type Reader = SessionUser | null
type AnyKind<TRow, TDetail, TInput> = ContentKind<TRow, TDetail, TInput>

export const isEditor = (user: Reader): boolean => user?.userType === 'editor' || user?.userType === 'admin'

const isId = (key: string): boolean => /^[1-9]\d{0,8}$/.test(key)

const languageFilter = (
  { hasLanguage }: Pick<AnyKind<unknown, unknown, unknown>, 'hasLanguage'>,
  { language }: Listing,
  seesAll: boolean,
): Where[] => (hasLanguage && (language || !seesAll) ? [inLanguage(language ?? defaultLanguage)] : [])

/**
 * A page of records: readers get what is published in their language, which is English unless they ask; editors who ask
 * for drafts get everything in which something is written.
 */
export async function listRecords<TRow, TDetail, TInput>(
  payload: Payload,
  kind: AnyKind<TRow, TDetail, TInput>,
  { user, page, where = [], sort = kind.sort }: { user: Reader; page: Listing; where?: Where[]; sort?: string[] },
): Promise<{ rows: TRow[]; total: number }> {
  const seesDrafts = isEditor(user) && page.drafts === true
  const opened = seesDrafts ? await openedOnly(payload, kind.collection) : []
  const condition: Where = {
    and: [
      ...(seesDrafts ? [] : [kind.shown]),
      ...(opened.length > 0 ? [{ id: { not_in: opened } }] : []),
      ...languageFilter(kind, page, seesDrafts),
      ...(page.query ? [{ or: kind.searched.map((field) => ({ [field]: { like: page.query } })) }] : []),
      ...where,
    ],
  }
  const options = { collection: kind.collection, where: condition, overrideAccess: true } as const
  const [{ totalDocs }, rows] = await Promise.all([
    payload.count(options),
    readRows(payload, { ...options, sort: [...sort, 'id'], depth: 1 }, page),
  ])
  const found = rows as ContentDoc[]
  const docs = seesDrafts ? await asLastWritten(payload, kind.collection, found) : found
  return { rows: docs.map((doc) => kind.toRow(doc, seesDrafts)), total: totalDocs }
}

/**
 * One record by id or slug. Editors get its newest version, readers what is published.
 * @throws CodedError NOT_FOUND
 */
export async function getRecord<TRow, TDetail, TInput>(
  payload: Payload,
  kind: AnyKind<TRow, TDetail, TInput>,
  { user, key }: { user: Reader; key: string },
): Promise<TDetail> {
  const editor = isEditor(user)
  const keys: Where[] = [
    ...(kind.hasSlug ? [{ slug: { equals: key } }] : []),
    ...(isId(key) ? [{ id: { equals: Number(key) } }] : []),
  ]
  for (const where of keys) {
    const { docs } = await payload.find({
      collection: kind.collection,
      where: editor ? where : { and: [kind.shown, where] },
      limit: 1,
      depth: 1,
      overrideAccess: true,
    })
    const doc = docs[0] as unknown as ContentDoc | undefined
    if (doc) return kind.toDetail(editor ? await newest(payload, kind.collection, doc.id) : doc, editor)
  }
  throw new CodedError('NOT_FOUND')
}

async function newest(payload: Payload, collection: AnyKind<unknown, unknown, unknown>['collection'], id: unknown) {
  const doc = await payload.findByID({ collection, id: Number(id), depth: 1, draft: true, overrideAccess: true })
  return doc as unknown as ContentDoc
}

/** The document that an input says it translates. */
function originals<TInput>(kind: AnyKind<unknown, unknown, TInput>, input: Partial<TInput>): Reference[] {
  const { translationOf } = languageData(kind, input)
  return translationOf ? [{ collection: kind.collection, path: 'translationOf', ids: [Number(translationOf)] }] : []
}

/** @throws CodedError VALIDATION_FAILED when the input names a record that is not there */
async function assertReferences<TInput>(
  payload: Payload,
  kind: AnyKind<unknown, unknown, TInput>,
  input: Partial<TInput>,
): Promise<void> {
  for (const { collection, path, ids } of [...(kind.references?.(input) ?? []), ...originals(kind, input)]) {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) continue
    const { totalDocs } = await payload.count({ collection, where: { id: { in: wanted } }, overrideAccess: true })
    if (totalDocs === wanted.length) continue
    const message = 'This is not there any more. Choose another one.'
    throw new CodedError('VALIDATION_FAILED', { message, issues: [{ path, message }] })
  }
}

const bodyData = (body: { field: string; text: string } | null | undefined): Record<string, unknown> =>
  body ? { [body.field]: fromNotation(body.text) } : {}

/** A new record, written by `user`. `extra` are fields the server alone may set. @throws CodedError VALIDATION_FAILED */
export async function createRecord<TRow, TDetail, TInput>(
  payload: Payload,
  kind: AnyKind<TRow, TDetail, TInput>,
  { user, input, extra = {} }: { user: SessionUser; input: TInput; extra?: Record<string, unknown> },
): Promise<TDetail> {
  const partial = input as Partial<TInput>
  await assertReferences(payload, kind, partial)
  const data = {
    ...kind.toData(partial),
    ...languageData(kind, partial),
    ...bodyData(kind.bodyOf?.(partial)),
    ...extra,
  }
  const created = await payload.create({
    collection: kind.collection,
    data: data as never,
    depth: 1,
    overrideAccess: true,
    user: user as never,
  })
  return kind.toDetail(created as unknown as ContentDoc, true)
}

/**
 * Changes what the input names. @throws CodedError NOT_FOUND, VALIDATION_FAILED, or CONFLICT when a text would replace
 * one that holds pictures or blocks, which only the CMS can edit.
 */
export async function updateRecord<TRow, TDetail, TInput>(
  payload: Payload,
  kind: AnyKind<TRow, TDetail, TInput>,
  { user, id, input }: { user: SessionUser; id: number; input: Partial<TInput> },
): Promise<TDetail> {
  const found = await payload.count({
    collection: kind.collection,
    where: { id: { equals: id } },
    overrideAccess: true,
  })
  if (found.totalDocs === 0) throw new CodedError('NOT_FOUND')
  await assertReferences(payload, kind, input)
  const body = kind.bodyOf?.(input)
  if (body && toNotation((await newest(payload, kind.collection, id))[body.field]) === null)
    throw new CodedError('CONFLICT', { message: 'This text holds pictures or blocks. Edit it in the CMS.' })
  const updated = await payload.update({
    collection: kind.collection,
    id,
    data: { ...kind.toData(input), ...languageData(kind, input), ...bodyData(body) } as never,
    depth: 1,
    overrideAccess: true,
    user: user as never,
  })
  return kind.toDetail(updated as unknown as ContentDoc, true)
}

/** @throws CodedError NOT_FOUND, or CONFLICT when other records need it. */
export async function deleteRecord(
  payload: Payload,
  { collection }: Pick<AnyKind<unknown, unknown, unknown>, 'collection'>,
  { user, id }: { user: SessionUser; id: number },
): Promise<void> {
  await payload.delete({ collection, id, overrideAccess: true, user: user as never })
}
