import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { executorOf } from '../../../listings/discovery'
import { dropPages, SETTINGS } from '../../page-cache'
import { enqueueRelease } from '../operations/enqueue-release'

/**
 * A save of a draft beside what is published. Its record and the one before it say nothing: after an autosave the newest
 * version is a draft already when the editor unpublishes, which is a save of the record itself.
 */
const isDraftSave = ({ query }: PayloadRequest, doc: { _status?: string | null }) =>
  doc._status === 'draft' && (query.draft === 'true' || query.draft === true)

async function enqueueContent(req: PayloadRequest): Promise<void> {
  if (req.context.skipRelease === true) return
  await enqueueRelease(await executorOf(req), 'content')
}

type ContentHook = CollectionAfterChangeHook & CollectionAfterDeleteHook

/** Asks for a content release when something readers can see may have changed. A saved draft asks for nothing. */
export const enqueueContentRelease: ContentHook = async ({ req, doc }) => {
  if (!isDraftSave(req, doc as { _status?: string | null })) await enqueueContent(req)
}

export const enqueueSettingsRelease: GlobalAfterChangeHook = async ({ req }) => {
  await enqueueContent(req)
}

/** For what stands on every page: those that are rendered on demand are dropped. */
export const enqueueWholeRelease: GlobalAfterChangeHook = async ({ req }) => {
  await enqueueContent(req)
  await dropPages(await executorOf(req), [SETTINGS])
}
