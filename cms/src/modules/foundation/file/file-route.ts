import type { SessionUser } from '@stackyard/shared/schema/user'
import { type Context, Hono } from 'hono'
import type { Services } from '../../../platform/services'
import { objectResponse } from '../../../platform/storage/object-response'
import { isStorageAway } from '../../../platform/storage/storage'
import { kindOfStored } from './file-kind'
import { fileKey, isStoredName } from './file-store'
import { findStoredFile } from './repository'
import { sizedPicture, sizedPictureAt, type SizedPicture } from './sized-picture'

/** The header that hands a file over under its title. */
export const contentDisposition = (title: string): string =>
  `attachment; filename="${title.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(title).replace(/['()*]/g, '_')}`

const cacheOf = (isPrivate: boolean, isInline: boolean): string => {
  if (isPrivate) return 'private, no-store'
  return isInline ? 'public, max-age=31536000, immutable' : 'private, no-cache'
}

/** The person a token of the API may read as; null for one that is not valid. */
type ReaderOfToken = (services: Services, token: string) => Promise<SessionUser | null>

const bearerOf = (header: string | undefined): string | null => header?.match(/^Bearer +([\w\-.~+/]+=*)$/i)?.[1] ?? null

/**
 * A private file is for its owner, by the API's token, and for admins, by that or by the panel's own session; never for
 * who acts for the owner (decision 016).
 */
async function mayRead(
  services: Services,
  readerOfToken: ReaderOfToken,
  c: Context,
  ownerId: number,
): Promise<boolean> {
  const bearer = bearerOf(c.req.header('authorization'))
  if (bearer) {
    const reader = await readerOfToken(services, bearer)
    if (!reader || reader.actorId) return false
    return reader.id === ownerId || reader.userType === 'admin'
  }
  const { user } = await services.payload.auth({ headers: c.req.raw.headers })
  return user?.userType === 'admin' && user.isActive !== false
}

async function answerSized(services: Services, c: Context, picture: SizedPicture) {
  const tag = `"${picture.name}-${picture.width}-${picture.type}-1"`
  const kept = { 'cache-control': cacheOf(false, true), vary: 'accept', etag: tag }
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, kept)
  try {
    const bytes = await sizedPicture(services.storage, picture)
    return c.body(new Uint8Array(bytes), 200, {
      ...kept,
      'content-type': `image/${picture.type}`,
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
    })
  } catch (error) {
    if (isStorageAway(error)) throw error
    services.log.warn({ err: error, picture }, 'a picture could not be drawn in another size')
    // Shown as it was given; no cache keeps that, for the next may be drawn.
    c.header('cache-control', 'no-store')
    return c.redirect(`/files/${picture.name}`)
  }
}

/**
 * GET /{storedName} and, of a picture, /{storedName}/{width}.webp, mounted at /files. Pictures are shown, everything else
 * is handed over as an attachment; a private file is not there for whoever may not read it, is kept by no cache, and
 * comes in no other size.
 */
export function fileRoute(services: Services, readerOfToken: ReaderOfToken): Hono {
  const { db, storage } = services
  const route = new Hono()
  route.get('/:name', async (c) => {
    const name = c.req.param('name')
    const row = isStoredName(name) ? await findStoredFile(db, name) : null
    const kind = row ? kindOfStored(row.storedName) : null
    if (!row || !kind) return c.notFound()
    if (row.isPrivate && !(await mayRead(services, readerOfToken, c, row.ownerId))) return c.notFound()
    const headers = {
      'content-type': kind.mimeType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
      'cache-control': cacheOf(row.isPrivate, kind.isInline),
      ...(kind.isInline ? {} : { 'content-disposition': contentDisposition(row.title) }),
    }
    return (await objectResponse(storage, fileKey(row.storedName), c.req.raw, headers)) ?? c.notFound()
  })
  route.get('/:name/:file', async (c) => {
    const { name, file } = c.req.param()
    const picture = isStoredName(name) ? sizedPictureAt(name, file, c.req.header('accept') ?? '') : null
    const row = picture ? await findStoredFile(db, name) : null
    if (!picture || !row || row.isPrivate) return c.notFound()
    return answerSized(services, c, picture)
  })
  return route
}
