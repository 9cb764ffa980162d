import { text } from '@stackyard/shared/messages/text'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { withoutLanguage } from '@stackyard/shared/reference/languages'
import type { SiteSettings } from '@stackyard/shared/schema/page-data'
import { addressTag } from '../../../../platform/page-tags'
import { addressOf, linkFields, navigationOf, type WrittenNavigation } from '../navigation'
import { goneAddresses } from './known-addresses'

type Figure = { value?: string | null; label?: string | null }
type Settings = Partial<
  Record<'brandName' | 'tagline' | 'homeTitle' | 'homeSubtitle' | 'contactEmail' | 'announcement', string | null>
> & {
  figures?: { useRealCounts?: boolean | null; professionals?: Figure; warehouses?: Figure; space?: Figure } | null
} & WrittenNavigation

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const SQFT_PER_PALLET = 13.33

async function countedFigures({ db }: Pick<Services, 'db'>): Promise<[string, string, string]> {
  const { rows } = await db.execute<{ people: number; listings: number; pallets: string }>(sql`
    select (select count(*)::int from users where user_type in ('seller', 'customer')) as people,
      count(*)::int as listings, coalesce(sum(total_space), 0)::text as pallets from market.listing_search where listed`)
  const row = rows[0] ?? { people: 0, listings: 0, pallets: '0' }
  return [
    compact.format(row.people),
    compact.format(row.listings),
    compact.format(Number(row.pallets) * SQFT_PER_PALLET),
  ]
}

type Needed = Pick<Services, 'db' | 'env' | 'payload'>

/**
 * Brand texts, figures and navigation for the site: the stated texts, or counted figures when editors ask
 * for them; of the navigation what leads somewhere. `tags` name the documents that the navigation leads to.
 */
export async function siteSettings(services: Needed): Promise<{ settings: SiteSettings; tags: string[] }> {
  const stored = (await services.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
  })) as unknown as Settings
  const { brandName, tagline, homeTitle, homeSubtitle, contactEmail, announcement, figures } = stored
  const groups = [figures?.professionals, figures?.warehouses, figures?.space]
  const counted = figures?.useRealCounts ? await countedFigures(services) : undefined
  const shown = groups.flatMap((group, index) =>
    group?.label ? [{ value: counted?.[index] ?? group.value ?? '', label: group.label }] : [],
  )
  const paths = linkFields(stored).map(({ path }) => addressOf(path))
  const settings = {
    brandName,
    tagline,
    homeTitle,
    homeSubtitle,
    contactEmail,
    announcement: services.env.LIVE === 'staging' ? inTestMode(announcement) : announcement,
    figures: shown.length > 0 ? shown : null,
    partners: null,
    ...navigationOf(stored, await goneAddresses(services.db, paths)),
  }
  return { settings, tags: paths.map((path) => addressTag(withoutLanguage(path))) }
}

/** A staging installation says on every page that it is one. */
const inTestMode = (announcement: string | null | undefined): string =>
  [text('site.testMode'), announcement].filter(Boolean).join(' ')

/** Of these the settings that stand on every page; the figures of the home page change with each listing. */
export function settingsOfEveryPage(settings: SiteSettings): SiteSettings {
  const { brandName, tagline, contactEmail, announcement, headerLinks, footerColumns } = settings
  return { brandName, tagline, contactEmail, announcement, headerLinks, footerColumns }
}
