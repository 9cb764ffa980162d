import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listMoneyReports } from '../operations/report-money'

export const listReports: Procedure<Contract['adminTransaction']['reports']> = async ({ input, context }) => {
  const { rows, total } = await listMoneyReports(context.services.db, input)
  return reply(rows, { total })
}
