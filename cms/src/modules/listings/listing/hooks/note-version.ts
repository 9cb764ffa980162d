import { changedPaths } from '@stackyard/shared/domain/changed-paths'
import type { CollectionAfterChangeHook } from 'payload'
import { recordVersion } from '../../../foundation/audit'
import { executorOf } from '../../discovery'

type Values = Readonly<Record<string, unknown>>
type Versioned = Values & { id: number; version?: number | null; isDraft?: boolean | null }

/** Notes which fields made each new version of a record, whoever wrote it; `contentOf` reads what its form edits. */
export const noteVersion =
  (kind: 'warehouse' | 'service', contentOf: (values: Values) => Values): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const [before, after] = [previousDoc as Versioned, doc as Versioned]
    if (operation !== 'update' || !after.version || after.version === before.version) return
    const fields = changedPaths(
      { ...contentOf(before), isDraft: before.isDraft === true },
      { ...contentOf(after), isDraft: after.isDraft === true },
    )
    await recordVersion(await executorOf(req), { kind, id: after.id }, after.version, fields)
  }
