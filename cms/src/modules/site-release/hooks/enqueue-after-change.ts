import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { executorOf } from '../../discovery'
import { enqueueRelease } from '../operations/enqueue-release'

type Versioned = { _status?: string | null } | null | undefined

const isDraftOnly = (doc: Versioned, previous: Versioned) =>
  doc?._status === 'draft' && previous?._status !== 'published'

async function enqueueContent(req: PayloadRequest): Promise<void> {
  if (req.context.skipRelease === true) return
  await enqueueRelease(await executorOf(req), 'content')
}

type ContentHook = CollectionAfterChangeHook & CollectionAfterDeleteHook

/** Asks for a content release when something readers can see has changed. A draft nobody sees asks for nothing. */
export const enqueueContentRelease: ContentHook = async (args) => {
  const previous = 'previousDoc' in args ? (args.previousDoc as Versioned) : undefined
  if (!('previousDoc' in args) || !isDraftOnly(args.doc as Versioned, previous)) await enqueueContent(args.req)
}

export const enqueueSettingsRelease: GlobalAfterChangeHook = async ({ req }) => {
  await enqueueContent(req)
}
