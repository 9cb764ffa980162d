import { compareHref, keepTray, readTray, toggled } from '@stackyard/shared/ui/compare-tray'

/** The listing page's Compare puts the listing to those put aside before and opens the comparison. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-compare]'))
  link.addEventListener('click', () => {
    const listing = { id: Number(link.dataset.compare), name: link.dataset.name ?? '' }
    const tray = readTray()
    if (!tray.some(({ id }) => id === listing.id)) keepTray(toggled(tray, listing))
    const now = readTray()
    link.href = compareHref(now.some(({ id }) => id === listing.id) ? now : [listing, ...now.slice(0, 3)])
  })
