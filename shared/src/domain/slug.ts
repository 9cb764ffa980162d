import { findUsState } from './region'

/** First path segments and sub-routes that no slug may take. */
// prettier-ignore
export const reservedSlugs: ReadonlySet<string> = new Set([
  'about-us', 'acceptpermission', 'admin', 'ads', 'api', 'app-assets', 'articles', 'auth', 'beta', 'brands', 'campaign',
  'carriers', 'category', 'clone', 'cms-api', 'comments', 'company', 'compare', 'contact-us', 'country', 'create', 'dashboard', 'edit',
  'encyclopedia', 'faqs', 'featured', 'files', 'general', 'global', 'hidden', 'home', 'hot-racks', 'how-ranking-works', 'knowledge-base',
  'map', 'media', 'media-placement', 'merchant-agreement', 'news', 'newsletter', 'not-featured', 'not-rated', 'not-verified', 'outbox', 'partners', 'pictures', 'preview',
  'privacy-policy', 'query', 'rating-system', 'real-estate', 'region', 'rfp', 'rss', 'search', 'services', 'settings',
  'sitemap', 'state', 'success-rfp', 'supply-chain-logistics-definitions', 'terms-of-use', 'today', 'type', 'us', 'users', 'videos',
  'warehouse', 'warehouse-agreement', 'warehouse-of-the-week', 'warehouses',
])

/** Lower-case ASCII words joined by hyphens; empty when nothing is left. */
export const slugify = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')

/** The slug itself, or with -2, -3 … when it is empty, a number (an id), reserved or taken. */
export const uniqueSlug = (value: string, isTaken: (slug: string) => boolean, fallback = 'item'): string => {
  const base = slugify(value) || fallback
  const usable = (slug: string) => !reservedSlugs.has(slug) && !/^\d+$/.test(slug) && !isTaken(slug)
  if (usable(base)) return base
  for (let index = 2; ; index += 1) if (usable(`${base}-${index}`)) return `${base}-${index}`
}

/**
 * The public path name of a listing: {warehouseUrl}-in-{city}-{state code or name}, lower case, spaces as hyphens
 *. Never parsed back.
 */
export const warehouseSlug = (listing: {
  warehouseUrl: string
  city?: string | null
  state?: string | null
}): string => {
  const state = findUsState(listing.state)?.code ?? listing.state ?? ''
  const place = [listing.city ?? '', state].map(slugify).filter(Boolean).join('-')
  return place ? `${listing.warehouseUrl.toLowerCase()}-in-${place}` : listing.warehouseUrl.toLowerCase()
}
