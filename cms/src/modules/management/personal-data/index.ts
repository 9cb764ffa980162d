import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import {
  askErasure,
  askExport,
  cancelErasure,
  downloadExport,
  getErasure,
  getExport,
  listOpenMatters,
} from './procedures/own-data'

export { personalDataJobs as jobs } from './jobs/personal-data-jobs'
export { askErasureAsAdmin, cancelErasure as cancelErasureOf, toErasure } from './operations/ask-erasure'
export { findErasure, isErased } from './repository'

export const procedures = {
  ownData: {
    openMatters: listOpenMatters,
    getExport,
    askExport,
    downloadExport,
    getErasure,
    askErasure,
    cancelErasure,
  },
} satisfies Procedures<Pick<Contract, 'ownData'>>
