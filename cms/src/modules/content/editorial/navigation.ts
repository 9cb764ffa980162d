type Written = { label?: string | null; labelArabic?: string | null; path?: string | null }
type WrittenColumn = { title?: string | null; titleArabic?: string | null; links?: Written[] | null }

/** What editors wrote into the site settings, as Payload reads it. */
export type WrittenNavigation = { headerLinks?: Written[] | null; footerColumns?: WrittenColumn[] | null }

type Link = { label: string; labelArabic: string | null; path: string }
type Column = { title: string; titleArabic: string | null; links: Link[] }

/** The navigation as the site shows it, null where the built-in one stands. */
export type Navigation = { headerLinks: Link[] | null; footerColumns: Column[] | null }

const filled = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null)

/**
 * The links as the site shows them. Those to `gone` addresses are left out, and columns that only led there: what an
 * editor took back leads nowhere.
 */
export function navigationOf(written: WrittenNavigation, gone: ReadonlySet<string>): Navigation {
  const shown = (links: Written[] | null | undefined): Link[] =>
    (links ?? []).flatMap(({ label, labelArabic, path }) =>
      label && path && !gone.has(addressOf(path)) ? [{ label, labelArabic: labelArabic || null, path }] : [],
    )
  return {
    headerLinks: filled(shown(written.headerLinks)),
    footerColumns: filled(
      (written.footerColumns ?? []).flatMap(({ title, titleArabic, links: all }) => {
        const links = shown(all)
        return title && links.length > 0 ? [{ title, titleArabic: titleArabic || null, links }] : []
      }),
    ),
  }
}

/** The address of a path: without query, hash and the slash at its end. */
export const addressOf = (path: string): string => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')

/** Every link that editors wrote, with the field of the site settings that holds its path. */
export function linkFields({ headerLinks, footerColumns }: WrittenNavigation): { field: string; path: string }[] {
  const fields = (links: Written[] | null | undefined, base: string) =>
    (links ?? []).flatMap(({ path }, at) => (path ? [{ field: `${base}.${at}.path`, path }] : []))
  return [
    ...fields(headerLinks, 'headerLinks'),
    ...(footerColumns ?? []).flatMap(({ links }, at) => fields(links, `footerColumns.${at}.links`)),
  ]
}
