import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/*/*/tables.ts', './src/platform/idempotency-tables.ts'],
  out: './drizzle',
  schemaFilter: ['market'],
  migrations: { schema: 'market' },
})
