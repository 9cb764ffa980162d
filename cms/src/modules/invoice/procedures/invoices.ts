import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../platform/coded-error'
import type { Procedure } from '../../../platform/procedure'
import { printInvoice } from '../print-invoice'
import { findInvoice, listInvoices } from '../repository'
import { invoiceNumber, toInvoice } from '../to-invoice'

export const listOwnInvoices: Procedure<Contract['invoices']['list']> = async ({ input, context }) => {
  const { rows, total } = await listInvoices(context.services.db, context.user.id, input)
  return reply(rows.map(toInvoice), { total })
}

export const downloadInvoice: Procedure<Contract['invoices']['download']> = async ({ input, context }) => {
  const row = await findInvoice(context.services.db, context.user.id, input.id)
  if (!row) throw new CodedError('NOT_FOUND')
  const name = `invoice-${invoiceNumber(row)}.pdf`
  context.responseHeaders.set('content-disposition', `attachment; filename="${name}"`)
  context.responseHeaders.set('x-content-type-options', 'nosniff')
  return new File([new Uint8Array(await printInvoice(row))], name, { type: 'application/pdf' })
}
