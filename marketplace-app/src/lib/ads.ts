import { adCalls, type AskForAds, withAds } from '@stackyard/shared/ui/sponsored-cards'
import { client } from './api'
import { currentUser } from './session'

/** Asks for the sponsored cards of a list; admins get none. */
export const ads = adCalls(
  (input, options) => client.ad.list(input, options),
  () => currentUser()?.userType !== 'admin',
)

/**
 * A page of a list with its sponsored cards in `ads`. A page that is fetched anew shows the same ones again (`shown`),
 * so that nothing moves under its reader.
 * @throws whatever the page's own call throws
 */
export async function pageWithAds<Page extends object, Card>(
  asked: Promise<Page>,
  ask: AskForAds<Card>,
  shown?: readonly Card[],
): Promise<Page & { ads: readonly Card[] }> {
  const again = shown && ask ? async () => ({ results: shown }) : ask
  const { page, ads: cards } = await withAds(asked, again)
  return { ...page, ads: cards }
}
