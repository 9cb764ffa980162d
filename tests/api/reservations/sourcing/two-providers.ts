import { ACTORS, tokenOf } from '../../../setup/actors'
import type { Stack } from '../../../setup/stack'
import { listingOf } from '../quote/ask'

/** Two providers by their tokens, `seller` with the listing `mine` and `other` with `theirs`. */
export type TwoProviders = { seller: string; other: string; mine: number; theirs: number }

export async function twoProviders({ url, pool }: Pick<Stack, 'url' | 'pool'>): Promise<TwoProviders> {
  const [seller, other] = [await tokenOf(url, 'seller'), await tokenOf(url, 'seller2')]
  return { seller, other, mine: await listingOf(pool, ACTORS.seller), theirs: await listingOf(pool, ACTORS.seller2) }
}
