import type { APIRoute } from 'astro'
import { buildsContent, encyclopedia, postCategories, posts } from '../lib/snapshot'
import { regionPages } from '../lib/views'
import { sitemap, type SitemapEntry, xmlResponse } from '../lib/xml'

const standing = [
  '/',
  '/warehouses',
  '/warehouses/us',
  '/warehouses/global',
  '/warehouses/featured',
  '/warehouses/hot-racks',
  '/news',
  '/faqs',
  '/encyclopedia',
  '/about-us',
  '/rating-system',
  '/contact-us',
  '/terms-of-use',
  '/privacy-policy',
  '/merchant-agreement',
  '/warehouse-agreement',
]

const contentEntries = (): SitemapEntry[] => [
  ...standing.map((path) => ({ path })),
  ...regionPages.map(({ path }) => ({ path })),
  ...postCategories()
    .filter(({ count }) => count > 0)
    .map(({ slug }) => ({ path: `/news/category/${slug}` })),
  ...posts().map(({ slug, updatedAt }) => ({ path: `/news/${slug}`, changed: updatedAt })),
  ...encyclopedia().map(({ slug, updatedAt }) => ({ path: `/encyclopedia/${slug}`, changed: updatedAt })),
]

/** The content's own sitemap; those of listings, and the index, are written with the listings (fill-listings.ts). */
export function getStaticPaths() {
  return buildsContent ? [{ params: { map: 'sitemap-content' }, props: { entries: contentEntries() } }] : []
}

export const GET: APIRoute<{ entries: SitemapEntry[] }> = ({ props, site }) => xmlResponse(sitemap(props.entries, site))
