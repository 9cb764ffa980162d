import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { PartyFacts } from './transaction-facts'

const party = (id: number, company: string) => ({ id, company, fullName: '', email: '', avatar: null, userUrl: '' })
const transaction = { customer: party(5, 'Bennett Home Goods'), seller: party(3, 'Calloway Logistics') } as Transaction

const toCustomer = { name: 'Message Bennett Home Goods', href: '/dashboard/messages?id=5' }
const toSeller = { name: 'Message Calloway Logistics', href: '/dashboard/messages?id=3' }

it.each<[UserType, (typeof toSeller)[]]>([
  ['customer', [toSeller]],
  ['seller', [toCustomer]],
  ['admin', [toCustomer, toSeller]],
])('leads the %s of an order to the thread with the other side', async (role, links) => {
  standInApi(() => null)
  await renderInApp(<PartyFacts transaction={transaction} role={role} />)
  expect(
    screen.getAllByRole('link').map((link) => ({ name: link.textContent, href: link.getAttribute('href') })),
  ).toEqual(links)
})
