import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCardText, type ShareCard } from '@stackyard/shared/domain/share-card'
import { seedOfName } from './picture-name'
import { DRAWINGS_VERSION } from './scene'

const SIGNATURE_LENGTH = 22
const LONGEST = 1200
const FILE = /^([\w-]+)\.([\w-]+)\.jpg$/

/**
 * What the addresses of share cards are signed with; the build of the site gets it, and nobody else. Other drawings have
 * another key, so that no cache answers with a card of the drawings before.
 */
export const shareCardKey = ({ PAYLOAD_SECRET }: { PAYLOAD_SECRET: string }): string =>
  createHmac('sha256', PAYLOAD_SECRET).update(`share cards ${DRAWINGS_VERSION}`).digest('base64url')

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * The card of a file's name `{text}.{signature}.jpg` (site/src/lib/share-card.ts), the seed of its scene, and the
 * signature, which names it. Null when we have not signed it.
 */
export function cardOfFile(file: string, key: string): { card: ShareCard; seed: number; signature: string } | null {
  const [, text = '', signature = ''] = (file.length <= LONGEST && FILE.exec(file)) || []
  const signed = createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE_LENGTH)
  if (!text || !isSame(signed, signature)) return null
  const card = readCardText(Buffer.from(text, 'base64url').toString('utf8'))
  const seed = card && seedOfName(card.scene)
  return card && seed !== null ? { card, seed, signature } : null
}
