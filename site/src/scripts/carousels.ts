import { type CarouselKind, pageWanted, type Shown } from '@stackyard/shared/domain/carousel-motion'
import { CarouselMotor } from '@stackyard/shared/ui/carousel-motor'
import type { MoreCards } from '../lib/more-cards'

/** Moves a carousel of the page, puts its sponsored cards first, and fetches what it holds beyond the page as the reader gets there. */
async function begin(root: HTMLElement): Promise<void> {
  const list = root.querySelector('ul')
  const asked = root.closest<HTMLElement>('[data-more]')?.dataset.more
  if (!list) return
  const kind = root.dataset.carousel as CarouselKind
  const more = asked ? (JSON.parse(asked) as MoreCards) : null
  let page = more?.page ?? 0
  let isEnd = more === null
  const fetchTo = async (wanted: number): Promise<boolean> => {
    if (!more || isEnd || wanted <= page || list.hasAttribute('aria-busy')) return false
    list.setAttribute('aria-busy', 'true')
    try {
      const { addCards } = await import('../islands/add-cards')
      isEnd = !(await addCards(list, { ...more, page: page + 1 }))
      page += 1
    } catch {
      // A carousel that can't go on stays with what it has.
      isEnd = true
    }
    list.removeAttribute('aria-busy')
    return true
  }
  const first = fetchTo(1)
  const place = root.closest<HTMLElement>('[data-ads]')
  if (place) await import('./sponsored').then(({ placeAds }) => placeAds(place, first))
  await first
  const motor = new CarouselMotor(root, {
    kind,
    plays: 'plays' in root.dataset,
    onShown: (shown: Shown) => void fetchTo(pageWanted(kind, shown, page)).then((isMore) => isMore && motor.refresh()),
  })
}

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      watcher.unobserve(target)
      void begin(target)
    }
  },
  { rootMargin: '800px' },
)
for (const root of document.querySelectorAll('[data-carousel]')) watcher.observe(root)
