import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { OpenMatter, OpenMatterKind } from '@stackyard/shared/schema/own-account'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'

/** Something that keeps an account from being closed; of money the cents. */
type Matter = { kind: OpenMatterKind; count: number }

/** Names what is open in an account. Matters that count 0 are left out. */
type ClosingGuard = (db: Db | Tx, userId: number, now: Date) => Promise<Matter[]>

const guards: ClosingGuard[] = []

/** Registers who is asked whether an account may be deactivated or erased. */
export function onClose(guard: ClosingGuard): void {
  guards.push(guard)
}

const paths: Record<OpenMatterKind, string> = {
  orders: '/dashboard/transactions',
  reservations: '/dashboard/transactions',
  campaigns: '/dashboard/campaigns',
  wallet: '/dashboard/wallet',
  debt: '/dashboard/wallet',
  payouts: '/settings/#payouts',
  lastAdmin: '/dashboard/users',
}

function messageOf({ kind, count }: Matter): string {
  if (kind === 'lastAdmin') return text('closing.lastAdmin')
  if (kind === 'wallet' || kind === 'debt') return text(`closing.${kind}`, { amount: formatCents(count) })
  return count === 1 ? text(`closing.${kind}.one`) : text(`closing.${kind}.many`, { count })
}

/** A matter in words, with the screen where it is settled. */
export const toOpenMatter = (matter: Matter): OpenMatter => ({
  ...matter,
  message: messageOf(matter),
  path: paths[matter.kind],
})

/** What must be settled before an account can be closed. */
export async function openMattersOf(db: Db | Tx, userId: number, now: Date): Promise<OpenMatter[]> {
  const found: Matter[] = []
  for (const guard of guards) found.push(...(await guard(db, userId, now)))
  return found.filter(({ count }) => count > 0).map(toOpenMatter)
}

/** @throws CodedError ACCOUNT_IN_USE with the list of what is open. */
export async function assertClosable(db: Db | Tx, userId: number, now: Date): Promise<void> {
  const open = await openMattersOf(db, userId, now)
  if (open.length > 0) throw new CodedError('ACCOUNT_IN_USE', { open })
}
