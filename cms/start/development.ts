import { join } from 'node:path'
import { rootFolder } from './build.ts'
import { freePort, startChild, type Child } from './processes.ts'

/** Development: Vite serves the app and Astro the site, both with hot reload; the front door passes them on. */
export async function startDevelopment(env: Record<string, string>, port: number): Promise<Child[]> {
  const appPort = await freePort(port + 100)
  const sitePort = await freePort(port + 200)
  env.NEXT_TELEMETRY_DISABLED = '1'
  env.ASTRO_TELEMETRY_DISABLED = '1'
  env.APP_DEV_URL = `http://localhost:${appPort}`
  env.SITE_DEV_URL = `http://localhost:${sitePort}`
  const modules = join(rootFolder, 'node_modules')
  const servers: [string, string[]][] = [
    [
      'marketplace-app',
      [join(modules, 'vite', 'bin', 'vite.js'), '--port', String(appPort), '--strictPort', '--base', '/app-assets/'],
    ],
    ['site', [join(modules, 'astro', 'bin', 'astro.mjs'), 'dev', '--port', String(sitePort)]],
  ]
  return servers.map(([folder, args]) => startChild(args, { cwd: join(rootFolder, folder), env }))
}
