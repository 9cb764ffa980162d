import type { Tx } from '../../../platform/db'

/** Refuses the removal of a payment method that is still needed by throwing a coded error. */
type RemovalGuard = (tx: Tx, userId: number, stripePaymentMethodId: string) => Promise<void>

const guards: RemovalGuard[] = []

/** Registers who is asked, in the transaction that removes it, whether a card or bank account may go. */
export function onRemovePaymentMethod(guard: RemovalGuard): void {
  guards.push(guard)
}

export async function assertRemovable(tx: Tx, userId: number, stripePaymentMethodId: string): Promise<void> {
  for (const guard of guards) await guard(tx, userId, stripePaymentMethodId)
}
