import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'

/** Returns what campaigns of a seller have set aside to their balance, in the caller's transaction. */
type Release = (services: Services, tx: Tx, userId: number) => Promise<void>

const releases: Release[] = []

/** Registers who returns credit to the balance when a payment is reversed that the balance does not cover. */
export function onCreditShortage(release: Release): void {
  releases.push(release)
}

export async function releaseReserved(services: Services, tx: Tx, userId: number): Promise<void> {
  for (const release of releases) await release(services, tx, userId)
}
