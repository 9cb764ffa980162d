import type { APIRoute } from 'astro'
import {
  buildsContent,
  encyclopedia,
  postCategories,
  posts,
  articles,
  pages,
  partners,
  services,
} from '../lib/snapshot'
import { servicePaths } from '../lib/service-pages'
import { sitemap, type SitemapEntry, xmlResponse } from '../lib/xml'

const standing = [
  '/',
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
  '/knowledge-base',
  '/articles',
  '/supply-chain-logistics-definitions',
  '/warehouse-of-the-week',
  '/news/videos',
]

const contentEntries = (): SitemapEntry[] => [
  ...standing.map((path) => ({ path })),
  ...postCategories()
    .filter(({ count }) => count > 0)
    .map(({ slug }) => ({ path: `/news/category/${slug}` })),
  ...posts()
    .filter(({ seo }) => !seo.noIndex)
    .map(({ slug, updatedAt }) => ({ path: `/news/${slug}`, changed: updatedAt })),
  ...articles()
    .filter(({ seo }) => !seo.noIndex)
    .map(({ slug, updatedAt }) => ({ path: `/articles/${slug}`, changed: updatedAt })),
  ...pages()
    .filter(({ slug, seo }) => !standing.includes(`/${slug}`) && !seo.noIndex)
    .map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt })),
  ...partners().map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt })),
  ...servicePaths(services()),
  ...encyclopedia().map(({ slug, updatedAt }) => ({ path: `/encyclopedia/${slug}`, changed: updatedAt })),
]

/** The content's own sitemap; those of listings, and the index, are written with the listings (fill-listings.ts). */
export function getStaticPaths() {
  return buildsContent ? [{ params: { map: 'sitemap-content' }, props: { entries: contentEntries() } }] : []
}

export const GET: APIRoute<{ entries: SitemapEntry[] }> = ({ props, site }) => xmlResponse(sitemap(props.entries, site))
