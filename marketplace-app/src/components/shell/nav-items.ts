import { isServiceProvider, type Trader } from '../../lib/service-provider'
import { type NavItem, type NavSection, navSections } from './nav-entries'

export type { NavItem, NavSection } from './nav-entries'

/** The sections a person finds, without empty ones; null is a visitor. */
export const navSectionsFor = (person: Trader | null): NavSection[] =>
  navSections.flatMap((section) => {
    const role = person?.userType ?? null
    const offer = isServiceProvider(person) ? 'services' : 'warehouses'
    const items = section.items.filter(
      ({ roles, offers = offer }) => (roles ? roles.includes(role ?? 'visitor') : role !== null) && offers === offer,
    )
    return items.length > 0 ? [{ ...section, items }] : []
  })

const isWithin = (path: string, screen: string): boolean => path === screen || path.startsWith(`${screen}/`)

/** How much of the path an item covers, in characters; 0 for none of it. */
function nearness({ to, exact, also = [] }: NavItem, path: string): number {
  const own = to !== undefined && (exact ? path === to : isWithin(path, to)) ? to.length : 0
  return Math.max(own, ...also.filter((screen) => isWithin(path, screen)).map((screen) => screen.length))
}

/** The one item that `path` belongs to: of those that lead to it the closest. */
export const currentItem = (sections: readonly NavSection[], path: string): NavItem | undefined =>
  sections
    .flatMap(({ items }) => items)
    .filter((item) => nearness(item, path) > 0)
    .toSorted((a, b) => nearness(b, path) - nearness(a, path))[0]
