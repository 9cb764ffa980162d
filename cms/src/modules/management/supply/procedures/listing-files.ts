import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { exportListings } from '../operations/export-listings'
import { importListings } from '../operations/import-listings'

type Endpoints = Contract['supply']

const NAME = 'listings.csv'

export const importFile: Procedure<Endpoints['importFile']> = async ({ input, context }) => {
  const { file, dryRun = false, change = false, sellerId, confirmPrices = '' } = input
  const results = await importListings(context.services, context.user, {
    file,
    dryRun,
    change,
    sellerId,
    confirmed: new Set(confirmPrices.split(',')),
  })
  return reply(results, { total: results.created })
}

export const exportFile: Procedure<Endpoints['exportFile']> = async ({ input, context }) => {
  const { services, user, responseHeaders } = context
  const query = user.userType === 'admin' ? input.filters : { ...input.filters, sellerId: user.id }
  const content = await exportListings(services.db, query)
  responseHeaders.set('content-disposition', `attachment; filename="${NAME}"`)
  responseHeaders.set('x-content-type-options', 'nosniff')
  return new File([content], NAME, { type: 'text/csv; charset=utf-8' })
}
