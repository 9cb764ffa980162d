import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { TransactionList } from '../../features/reservations/transactions/components/transaction-list'
import type { TransactionSearch } from '../../features/reservations/transactions/transaction-search'
import { userAtom } from '../../lib/session'

/** The person's transactions without an address of their own: the hash belongs to the tab. */
export function OwnTransactions() {
  const role = useAtomValue(userAtom)?.userType
  const [search, setSearch] = useState<TransactionSearch>({})
  return role ? <TransactionList role={role} search={search} onSearch={setSearch} /> : null
}
