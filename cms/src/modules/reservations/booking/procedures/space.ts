import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure, Procedures } from '../../../../platform/procedure'
import { blockSpace, changeBlock, unblockSpace } from '../operations/block-space'
import { changeTotal, removeTotal } from '../operations/change-total'
import { exportSpaceBoard } from '../operations/export-space-board'
import { exportSpace } from '../operations/export-space'
import { readSpaceBoard } from '../operations/read-space-board'
import { readSpaceCalendar } from '../operations/read-space-calendar'

const calendar: Procedure<Contract['space']['calendar']> = async ({ input, context }) =>
  reply(await readSpaceCalendar(context.services, context.user, input))

const block: Procedure<Contract['space']['block']> = async ({ input: { id, ...fields }, context }) =>
  reply(await blockSpace(context.services, context.user, { id, block: fields }))

const change: Procedure<Contract['space']['changeBlock']> = async ({ input: { id, blockId, ...fields }, context }) =>
  reply(await changeBlock(context.services, context.user, { id, blockId, block: fields }))

const unblock: Procedure<Contract['space']['unblock']> = async ({ input, context }) => {
  await unblockSpace(context.services, context.user, input)
  return reply({ done: true as const })
}

const exported: Procedure<Contract['space']['export']> = async ({ input, context }) =>
  reply(await exportSpace(context.services, context.user, input))

const board: Procedure<Contract['space']['board']> = async ({ input, context }) => {
  const { count, ...results } = await readSpaceBoard(context.services, context.user.id, input)
  return reply(results, { total: count })
}

const exportBoard: Procedure<Contract['space']['exportBoard']> = async ({ input: { format }, context }) =>
  reply(await exportSpaceBoard(context.services, { sellerId: context.user.id, format }))

const setTotal: Procedure<Contract['space']['setTotal']> = async ({ input, context }) =>
  reply({ changes: await changeTotal(context.services, context.user, input) })

const dropTotal: Procedure<Contract['space']['removeTotal']> = async ({ input, context }) =>
  reply({ changes: await removeTotal(context.services, context.user, input) })

export const space = {
  board,
  exportBoard,
  setTotal,
  removeTotal: dropTotal,
  calendar,
  block,
  changeBlock: change,
  unblock,
  export: exported,
} satisfies Procedures<Pick<Contract, 'space'>>['space']
