import { readFloorPlan } from '@stackyard/shared/domain/floor-plan'
import { type Context, Hono } from 'hono'
import type { Services } from '../../../platform/services'
import { seedOfName, widthOfFile } from './picture-name'
import { createPictureStore, renderPicture, type StoredPicture } from './render-picture'
import { DRAWINGS_VERSION, drawScene } from './scene'
import { drawFloorPlan } from './scenes/floor-plan'
import { cardOfFile, shareCardKey } from './share-card-name'

type Picture = StoredPicture & { tag: string; caching: string }

/** A card's address is that of its words and drawings (share-card-name.ts). */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/**
 * The address of a scene stays with other drawings, since listings and texts hold it: a copy of a day is shown, and asked
 * for anew beside it, which its tag makes small.
 */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=2592000'

/** The drawing of cards and its fonts are loaded with the first card: a start does without them. */
const drawCard = async (...drawn: Parameters<(typeof import('./draw-share-card'))['drawShareCard']>): Promise<Buffer> =>
  (await import('./draw-share-card')).drawShareCard(...drawn)

/** How a picture is drawn, by its name: the scene of a seed, or a floor plan; null for every other name. */
function drawingOf(name: string): (() => string) | null {
  const [seed, plan] = [seedOfName(name), readFloorPlan(name)]
  if (seed !== null) return () => drawScene(seed)
  return plan ? () => drawFloorPlan(plan) : null
}

function pictureNamed(name: string, file: string): Picture | null {
  const drawing = drawingOf(name)
  const width = widthOfFile(file)
  if (!drawing || width === null) return null
  const tag = `"${name}-${width}-${DRAWINGS_VERSION}"`
  return {
    key: `pictures/v${DRAWINGS_VERSION}/${name}/${file}`,
    tag,
    caching: FOR_A_DAY,
    type: 'image/webp',
    draw: () => renderPicture(drawing(), width),
  }
}

function cardAt(file: string, key: string): Picture | null {
  const found = cardOfFile(file, key)
  if (!found) return null
  const { card, seed, signature } = found
  const draw = () => drawCard(card, seed)
  return {
    key: `pictures/cards/${signature}.jpg`,
    tag: `"${signature}"`,
    caching: FOR_GOOD,
    type: 'image/jpeg',
    draw,
  }
}

/**
 * GET /{seed or plan}/{width}.webp and /card/{text}.{signature}.jpg, mounted at /pictures. Any other name, and a card that we
 * have not signed, is 404 and draws nothing.
 */
export function pictureRoute(
  { env, storage }: { env: Pick<Services['env'], 'PAYLOAD_SECRET'>; storage: Services['storage'] },
  store = createPictureStore(storage),
): Hono {
  const app = new Hono()
  const key = shareCardKey(env)
  const answer = async (c: Context, { tag, caching, ...picture }: Picture) => {
    c.header('cache-control', caching)
    c.header('etag', tag)
    if (c.req.header('if-none-match') === tag) return c.body(null, 304)
    const bytes = await store.bytesOf(picture)
    c.header('content-type', picture.type)
    c.header('content-length', String(bytes.length))
    return c.req.method === 'HEAD' ? c.body(null) : c.body(new Uint8Array(bytes))
  }
  app.get('/:name/:file', async (c) => {
    const { name, file } = c.req.param()
    const picture = name === 'card' ? cardAt(file, key) : pictureNamed(name, file)
    return picture ? answer(c, picture) : c.notFound()
  })
  return app
}
