import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { applyBulkEdit, previewBulkEdit } from '../operations/edit-in-bulk'

export const previewBulk: Procedure<Contract['supply']['previewBulk']> = async ({ input, context }) =>
  reply(await previewBulkEdit(context.services, context.user, input))

export const applyBulk: Procedure<Contract['supply']['applyBulk']> = async ({ input, context }) =>
  reply(await applyBulkEdit(context.services, context.user, input))
