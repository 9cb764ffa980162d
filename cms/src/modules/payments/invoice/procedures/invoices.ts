import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure, RequestContext } from '../../../../platform/procedure'
import { listCreditNotes } from '../credit-repository'
import { correctInvoice } from '../operations/correct-invoice'
import { readCreditNote, readInvoice } from '../operations/read-document'
import { printCreditNote, printInvoice } from '../print-invoice'
import { listInvoices } from '../repository'
import { toCreditNote, toInvoice } from '../to-invoice'

export const listOwnInvoices: Procedure<Contract['invoices']['list']> = async ({ input, context }) => {
  const { rows, total } = await listInvoices(context.services.db, context.user.id, input)
  return reply(rows.map(toInvoice), { total })
}

export const getInvoice: Procedure<Contract['invoices']['get']> = async ({ input, context }) =>
  reply(await readInvoice(context.services.db, context.user, input.id))

export const correct: Procedure<Contract['invoices']['correct']> = async ({ input, context }) => {
  const { services, user } = context
  return reply(await readInvoice(services.db, user, await correctInvoice(services, user, input)))
}

export const downloadInvoice: Procedure<Contract['invoices']['download']> = async ({ input, context }) => {
  const found = await readInvoice(context.services.db, context.user, input.id)
  return handOver(context, `invoice-${found.number}.pdf`, await printInvoice(found, input.language))
}

export const listOwnCreditNotes: Procedure<Contract['invoices']['creditNotes']> = async ({ input, context }) => {
  const { rows, total } = await listCreditNotes(context.services.db, context.user.id, input)
  return reply(rows.map(toCreditNote), { total })
}

export const getCreditNote: Procedure<Contract['invoices']['getCreditNote']> = async ({ input, context }) =>
  reply(await readCreditNote(context.services.db, context.user, input.id))

export const downloadCreditNote: Procedure<Contract['invoices']['creditNote']> = async ({ input, context }) => {
  const found = await readCreditNote(context.services.db, context.user, input.id)
  return handOver(context, `credit-note-${found.number}.pdf`, await printCreditNote(found, input.language))
}

function handOver({ responseHeaders }: Pick<RequestContext, 'responseHeaders'>, name: string, body: Buffer): File {
  responseHeaders.set('content-disposition', `attachment; filename="${name}"`)
  responseHeaders.set('x-content-type-options', 'nosniff')
  return new File([new Uint8Array(body)], name, { type: 'application/pdf' })
}
