import { readUser } from '@stackyard/shared/contract/browser-session'
import type { AdPlace } from '../lib/ad-place'
import { loadWords } from './page-words'

/**
 * Puts sponsored cards into the list of an element with `data-ads`, once the list's own cards are there (`whole`). A
 * failure leaves the list as it is. What draws the cards is loaded for readers who get some.
 */
export async function placeAds(element: HTMLElement, whole: Promise<unknown>): Promise<void> {
  const list = element.matches('ul') ? element : element.querySelector('ul')
  const place = element.dataset.ads
  if (!list || !place || readUser()?.userType === 'admin') return
  try {
    const [{ addAds }] = await Promise.all([import('../islands/add-ads'), loadWords()])
    await addAds(list, JSON.parse(place) as AdPlace, whole)
  } catch {
    // The list does without them.
  }
}

/** Soon enough for cards to be there before the reader is. */
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      watcher.unobserve(target)
      void placeAds(target, Promise.resolve())
    }
  },
  { rootMargin: '800px' },
)
for (const list of document.querySelectorAll('ul[data-ads]')) watcher.observe(list)
