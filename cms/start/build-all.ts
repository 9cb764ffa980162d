import { buildApp, buildNext } from './build.ts'
import { buildServer, buildSite } from './build-server.ts'
import { step } from './progress.ts'
import { writeRoles } from './roles.ts'
import { writeSbom } from './sbom.ts'

/** `npm run build`: everything that the roles of an installation run on. It needs no database and no settings. */
await step('app', buildApp)
await step('CMS panel', buildNext)
const serverFile = await step('server build', buildServer)
await step('site', () => buildSite(serverFile))
await writeRoles(serverFile)
await step('bill of materials', writeSbom)
