import { recordTag } from '../../../../platform/page-tags'
import type { ContentDoc } from '../records/kind'
import type { Note } from './linked-text'

/** Notes the uploaded pictures of a document that its page shows: `own` ones, and the one for links to it. */
export function notePictures(note: Note, doc: ContentDoc, ...own: unknown[]): void {
  for (const picture of [...own, (doc.seo as { image?: unknown } | null | undefined)?.image])
    if (typeof picture === 'object' && picture) note(recordTag('media', (picture as { id: number }).id) ?? '')
}
