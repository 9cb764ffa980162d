import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listSessions } from '../../../accounts/account'
import { listInvoices, toInvoice } from '../../../payments/invoice'
import { listEntries } from '../../../payments/wallet'
import { listNotes } from '../note-repository'
import { readAudit, readPerson } from '../operations/read-person'
import { listCampaigns, listListings, listOrders, listRequests } from '../repository'

type Endpoints = Contract['adminPerson']

export const getPerson: Procedure<Endpoints['get']> = async ({ input, context }) =>
  reply(await readPerson(context.services, input.id))

export const listPersonOrders: Procedure<Endpoints['orders']> = async ({ input, context }) => {
  const { rows, total } = await listOrders(context.services.db, input)
  return reply(rows, { total })
}

export const listPersonListings: Procedure<Endpoints['listings']> = async ({ input, context }) => {
  const { rows, total } = await listListings(context.services.db, input)
  return reply(rows, { total })
}

export const listPersonInvoices: Procedure<Endpoints['invoices']> = async ({ input, context }) => {
  const { rows, total } = await listInvoices(context.services.db, input.id, input)
  return reply(rows.map(toInvoice), { total })
}

export const listPersonWallet: Procedure<Endpoints['wallet']> = async ({ input, context }) => {
  const { entries, total } = await listEntries(context.services.db, input.id, input)
  return reply(entries, { total })
}

export const listPersonCampaigns: Procedure<Endpoints['campaigns']> = async ({ input, context }) => {
  const { rows, total } = await listCampaigns(context.services.db, input)
  return reply(rows, { total })
}

export const listPersonRequests: Procedure<Endpoints['requests']> = async ({ input, context }) => {
  const { rows, total } = await listRequests(context.services.db, input)
  return reply(rows, { total })
}

export const listPersonAudit: Procedure<Endpoints['audit']> = async ({ input, context }) => {
  const { rows, total } = await readAudit(context.services, input)
  return reply(rows, { total })
}

export const listPersonSessions: Procedure<Endpoints['sessions']> = async ({ input, context }) => {
  const all = await listSessions(context.services, input.id, null)
  return reply(all.slice(input.skip, input.skip + input.limit), { total: all.length })
}

export const listPersonNotes: Procedure<Endpoints['notes']> = async ({ input, context }) => {
  const { rows, total } = await listNotes(context.services.db, input)
  return reply(rows, { total })
}
