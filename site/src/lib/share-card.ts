import { createHmac } from 'node:crypto'
import { cardText, sceneOf } from '@stackyard/shared/domain/share-card'
import { siteContext } from './site-context'
import { productName } from './site-texts'

/** A page as it shows where it is shared: its kind, its title, a line below, and the address of its own picture if any. */
export type SharedPage = { kind: string; title: string; line?: string; picture?: string | null | undefined }

const SIGNATURE_LENGTH = 22

/**
 * The path of the picture that stands for a page where it is shared. It says all that is drawn and is signed with the key
 * that the server gives the build, so that the server draws nothing else; without one (development) it is the scene.
 */
export function shareCardPath({ kind, title, line = '', picture }: SharedPage): string {
  const scene = sceneOf(picture, title)
  const key = siteContext().cardKey
  if (!key) return `/pictures/${scene}/1280.webp`
  const text = Buffer.from(cardText({ brand: productName(), kind, title, line, scene })).toString('base64url')
  const signature = createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE_LENGTH)
  return `/pictures/card/${text}.${signature}.jpg`
}
