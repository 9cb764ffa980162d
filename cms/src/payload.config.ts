import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { brand } from '@stackyard/shared/reference/brand'
import { buildConfig } from 'payload'
import pg from 'pg'
import sharp from 'sharp'
import { withPlainLabels } from './admin/plain-labels'
import { Users } from './modules/accounts/account/collection'
import { commentsCollection } from './modules/content/comment/collection'
import { contactMessagesCollection } from './modules/messaging/contact/collection'
import { articlesCollection } from './modules/content/knowledge/articles-collection'
import {
  articleCategoriesCollection,
  encyclopediaCategoriesCollection,
  faqCategoriesCollection,
  tagsCollection,
} from './modules/content/knowledge/categories-collections'
import {
  encyclopediaEntriesCollection,
  encyclopediaTermsCollection,
} from './modules/content/knowledge/encyclopedia-collections'
import { faqsCollection } from './modules/content/knowledge/faqs-collection'
import { promptsCollection } from './modules/content/knowledge/prompts-collection'
import { couponsCollection } from './modules/payments/coupon/collection'
import { identityApplicationsCollection } from './modules/accounts/identity/collection'
import { warehousesCollection } from './modules/listings/listing/collection'
import { newsCategoriesCollection } from './modules/content/news/categories-collection'
import { postsCollection } from './modules/content/news/collection'
import { mediaCollection } from './modules/content/news/media-collection'
import { newslettersCollection } from './modules/messaging/newsletter/collection'
import { agreementsCollection } from './modules/content/page/agreements-collection'
import { partnersCollection } from './modules/content/partner/collection'
import { planSettingsGlobal } from './modules/payments/plan/plan-settings'
import { reviewsCollection } from './modules/listings/review/collection'
import { servicesCollection } from './modules/listings/service/collection'
import { pagesCollection } from './modules/content/editorial/pages-collection'
import { redirectsCollection } from './modules/content/editorial/redirects-collection'
import { siteSettingsGlobal } from './modules/content/editorial/site-settings'
import { readStorageEnv } from './env'
import { createLogger } from './platform/logger'
import { nameFields, nameOutage } from './platform/panel-errors'
import { payloadEmail } from './platform/payload-email'
import { PooledClient } from './platform/pooled-client'
import { LimitedPool } from './platform/statement-limit'
import { createStorage } from './platform/storage/create-storage'
import { withDeletionGuard } from './refuse-while-used'

const here = dirname(fileURLToPath(import.meta.url))
const building = process.env.NEXT_PHASE === 'phase-production-build' || process.env.STACKYARD_TOOL === '1'
const setting = (name: string, fallback: string): string => {
  const value = process.env[name]
  if (value) return value
  if (building) return fallback
  throw new Error(`${name} is not set; start the product with npm start, or see docs/operations.md`)
}

const dataDir = setting('DATA_DIR', '.data')
const logger = createLogger(process.env.LOG_LEVEL ?? 'warn')

/** The file storage of this process, for the collections and for everything else. */
export const storage = createStorage(readStorageEnv({ ...process.env, DATA_DIR: dataDir }), logger)

/** The CMS: what editors and admins curate. Payload's REST lives at /cms-api, GraphQL is off. */
export default buildConfig({
  secret: setting('PAYLOAD_SECRET', 'local-build-only-secret-value'),
  serverURL: process.env.PUBLIC_URL ?? '',
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  logger,
  admin: {
    user: 'users',
    avatar: 'default',
    components: {
      beforeDashboard: ['/admin/page-banner#PageBanner'],
      beforeNavLinks: ['/admin/ways-back#WaysBack'],
      header: ['/admin/staging-notice#StagingNotice'],
      providers: ['/admin/own-zone#OwnZone'],
      views: { dashboard: { Component: '/admin/start-page#StartPage' } },
      graphics: { Icon: '/admin/brand-sign#BrandSign', Logo: '/admin/brand-logo#BrandLogo' },
    },
    meta: { titleSuffix: `· ${brand.name}` },
    importMap: { baseDir: here, importMapFile: join(here, 'app', '(payload)', 'admin', 'importMap.js') },
  },
  collections: [
    postsCollection,
    newsCategoriesCollection,
    mediaCollection(storage),
    commentsCollection,
    newslettersCollection,
    contactMessagesCollection,
    pagesCollection,
    partnersCollection,
    agreementsCollection,
    redirectsCollection,
    articlesCollection,
    articleCategoriesCollection,
    encyclopediaEntriesCollection,
    encyclopediaCategoriesCollection,
    encyclopediaTermsCollection,
    tagsCollection,
    faqsCollection,
    faqCategoriesCollection,
    promptsCollection,
    warehousesCollection,
    servicesCollection,
    reviewsCollection,
    Users,
    identityApplicationsCollection,
    couponsCollection,
  ].map((collection) => withPlainLabels(withDeletionGuard(collection))),
  globals: [planSettingsGlobal, siteSettingsGlobal].map(withPlainLabels),
  hooks: { afterError: [nameFields, nameOutage] },
  editor: lexicalEditor(),
  email: payloadEmail({
    DATA_DIR: dataDir,
    SMTP_URL: process.env.SMTP_URL,
    MAIL_FROM: process.env.MAIL_FROM ?? brand.mailFrom,
  }),
  db: postgresAdapter({
    pg: { ...pg, Pool: LimitedPool },
    pool: {
      connectionString: setting('DATABASE_URL', 'postgres://build:build@127.0.0.1:1/build'),
      max: Number(process.env.DATABASE_POOL ?? 16),
      ...(process.env.DATABASE_DIRECT_URL ? { Client: PooledClient } : {}),
    },
    push: false,
    migrationDir: join(here, 'migrations'),
  }),
  upload: { limits: { fileSize: 3_145_728 } },
  sharp,
  typescript: { outputFile: join(here, 'payload-types.ts') },
})
