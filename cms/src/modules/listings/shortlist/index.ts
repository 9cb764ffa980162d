import { overBefore } from '@stackyard/shared/domain/retention'
import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import {
  create,
  get,
  link,
  list,
  order,
  put,
  remove,
  restore,
  shared,
  take,
  unlink,
  update,
} from './procedures/serve-shortlists'
import { deleteOver } from './repository'

/** @public For whoever asks the warehouses of a list for quotes. */
export { shortlistWarehouses } from './operations/read-shortlist'

/** Every night: lists that were deleted and can't be restored any more. */
export const jobs: JobDefinition[] = [
  {
    name: 'shortlist:tidy',
    cron: '45 3 * * *',
    run: ({ db, clock }) => deleteOver(db, overBefore('market.shortlist', clock.now())),
  },
]

export const procedures = {
  shortlist: { list, create, get, update, remove, restore, put, take, order, link, unlink, shared },
} satisfies Procedures<Pick<Contract, 'shortlist'>>
