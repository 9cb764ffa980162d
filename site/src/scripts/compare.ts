import { compareHref, putAside } from '@stackyard/shared/ui/compare-tray'

/** The listing page's Compare puts the listing to those put aside before and opens the comparison. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-compare]'))
  link.addEventListener('click', () => {
    const listing = { id: Number(link.dataset.compare), name: link.dataset.name ?? '' }
    link.href = compareHref(putAside(listing), link.pathname)
  })
