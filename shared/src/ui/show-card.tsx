/** Scrolls the card of a listing into view within its list, where it is not; nothing where it has no card there. */
export function showCard(list: HTMLElement | null, id: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  list
    ?.querySelector(`[data-listing="${id}"]`)
    ?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
}
