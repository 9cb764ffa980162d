import { join } from 'node:path'
import { buildApp, buildNext, rootFolder } from './build.ts'
import { buildServer } from './build-server.ts'
import { runToEnd } from './processes.ts'
import { step } from './progress.ts'
import { writeRoles } from './roles.ts'

/** `npm run build`: everything that the roles of an installation run on. It needs no database and no settings. */
await step('app', buildApp)
await step('CMS panel', buildNext)
await step('server build', async () => writeRoles(await buildServer()))
await step('site', () =>
  runToEnd(['--import', 'tsx', join(rootFolder, 'cms', 'src', 'build-renderer.ts')], { cwd: rootFolder, env: {} }),
)
