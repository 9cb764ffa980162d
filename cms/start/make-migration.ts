import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from './build.ts'
import { runToEnd } from './processes.ts'
import { step } from './progress.ts'

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Say what the migration does: npm run migration -- add-seller-phone')
  process.exit(1)
}

const cms = join(rootFolder, 'cms')
const env = {
  STACKYARD_TOOL: '1',
  PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
  DATABASE_URL: 'postgres://tool:tool@127.0.0.1:1/tool',
}
const payload = (...args: string[]) =>
  runToEnd([join(rootFolder, 'node_modules', 'payload', 'bin.js'), ...args], { cwd: cms, env })

/** Payload writes its types as values; under verbatimModuleSyntax they must be marked. */
function markTypes(): void {
  const folder = join(cms, 'src', 'migrations')
  for (const file of readdirSync(folder).filter((entry) => /^\d.*\.ts$/.test(entry))) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }'),
    )
  }
}

/** The next migration is made from the newest picture of the tables alone. */
function keepNewest(folder: string, name: RegExp): void {
  const pictures = readdirSync(folder).filter((entry) => name.test(entry))
  for (const old of pictures.toSorted().slice(0, -1)) rmSync(join(folder, old))
}

await step('types and import map', async () => {
  await payload('generate:importmap')
  await payload('generate:types')
})
await step("Payload's tables", () => payload('migrate:create', name, '--skip-empty'))
markTypes()
await step('our tables', () =>
  runToEnd([join(rootFolder, 'node_modules', 'drizzle-kit', 'bin.cjs'), 'generate', '--name', name], { cwd: cms, env }),
)
keepNewest(join(cms, 'src', 'migrations'), /^\d.*\.json$/)
keepNewest(join(cms, 'drizzle', 'meta'), /_snapshot\.json$/)
