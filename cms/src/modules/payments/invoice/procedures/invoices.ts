import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure, RequestContext } from '../../../../platform/procedure'
import { printCreditNote, printInvoice } from '../print-invoice'
import { findCreditNote, findInvoice, listInvoices } from '../repository'
import { creditNoteNumber, invoiceNumber, toInvoice } from '../to-invoice'

export const listOwnInvoices: Procedure<Contract['invoices']['list']> = async ({ input, context }) => {
  const { rows, total } = await listInvoices(context.services.db, context.user.id, input)
  return reply(rows.map(toInvoice), { total })
}

export const downloadInvoice: Procedure<Contract['invoices']['download']> = async ({ input, context }) => {
  const found = await findInvoice(context.services.db, context.user, input.id)
  if (!found) throw new CodedError('NOT_FOUND')
  return handOver(context, `invoice-${invoiceNumber(found.row)}.pdf`, await printInvoice(found.row, found.note))
}

export const downloadCreditNote: Procedure<Contract['invoices']['creditNote']> = async ({ input, context }) => {
  const found = await findCreditNote(context.services.db, context.user, input.id)
  if (!found) throw new CodedError('NOT_FOUND')
  const name = `credit-note-${creditNoteNumber(found.note)}.pdf`
  return handOver(context, name, await printCreditNote(found.note, found.row))
}

function handOver({ responseHeaders }: Pick<RequestContext, 'responseHeaders'>, name: string, body: Buffer): File {
  responseHeaders.set('content-disposition', `attachment; filename="${name}"`)
  responseHeaders.set('x-content-type-options', 'nosniff')
  return new File([new Uint8Array(body)], name, { type: 'application/pdf' })
}
