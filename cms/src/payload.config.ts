import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { brand } from '@stackyard/shared/reference/brand'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { Users } from './modules/account/collection'

const here = dirname(fileURLToPath(import.meta.url))
const building = process.env.NEXT_PHASE === 'phase-production-build' || process.env.STACKYARD_TOOL === '1'
const setting = (name: string, fallback: string): string => {
  const value = process.env[name]
  if (value) return value
  if (building) return fallback
  throw new Error(`${name} is not set; start the product with npm start, or see docs/operations.md`)
}

/** The CMS: what editors and admins curate (DESIGN §4). Payload's REST lives at /cms-api, GraphQL is off. */
export default buildConfig({
  secret: setting('PAYLOAD_SECRET', 'local-build-only-secret-value'),
  serverURL: process.env.PUBLIC_URL ?? '',
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  admin: {
    user: 'users',
    meta: { titleSuffix: `· ${brand.name}` },
    importMap: { baseDir: here, importMapFile: join(here, 'app', '(payload)', 'admin', 'importMap.js') },
  },
  collections: [Users],
  globals: [],
  editor: lexicalEditor(),
  db: postgresAdapter({
    pool: {
      connectionString: setting('DATABASE_URL', 'postgres://build:build@127.0.0.1:1/build'),
      max: Number(process.env.DATABASE_POOL ?? 16),
    },
    push: false,
    migrationDir: join(here, 'migrations'),
  }),
  upload: { limits: { fileSize: 3_145_728 } },
  sharp,
  typescript: { outputFile: join(here, 'payload-types.ts') },
})
