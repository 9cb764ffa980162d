import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedure } from '../../../../platform/procedure'
import { exportPeople } from '../operations/export-people'

const NAME = 'user_data_export_file.csv'

export const exportUserList: Procedure<Contract['adminUser']['exportList']> = async ({ input, context }) => {
  const content = await exportPeople(context.services.db, input.filters)
  context.responseHeaders.set('content-disposition', `attachment; filename="${NAME}"`)
  context.responseHeaders.set('x-content-type-options', 'nosniff')
  return new File([content], NAME, { type: 'text/csv; charset=utf-8' })
}
