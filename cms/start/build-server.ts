import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { digestOf, rootFolder } from './build.ts'
import { runToEnd } from './processes.ts'

const outFolder = join(rootFolder, 'cms', 'dist', 'server')
const SOURCES = ['cms/src', 'cms/start', 'shared/src', 'seed/src']
/** The programs: the roles of a build (roles.ts), and what builds the code of the site. */
const PROGRAMS = [
  ...['server', 'worker', 'migrate', 'build-site', 'check-money', 'copy-storage', 'tracing'].map(
    (name) => `cms/src/${name}.ts`,
  ),
  'seed/src/setup.ts',
]
const KEPT_BUILDS = 3

/** Direct dependencies that are made of many small files, or are used by those: reading them one by one is what takes time. */
const BUNDLED = /^(payload|@payloadcms\/(?!next$|ui$)[\w-]+|drizzle-orm|@orpc\/[\w-]+|zod|hono|@hono\/node-server)$/

/** What needs its own files beside it, native code, or is loaded by name at run time, wherever it is asked for. */
const NEVER = new Set([
  'next',
  'sharp',
  'react',
  'react-dom',
  'pino',
  'drizzle-kit',
  'pg-native',
  'prettier',
  'json-schema-to-typescript',
])

const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

async function directDependencies(): Promise<string[]> {
  const text = await readFile(join(rootFolder, 'cms', 'package.json'), 'utf8')
  return Object.keys((JSON.parse(text) as { dependencies: Record<string, string> }).dependencies)
}

/** Whatever module asks where it stands is told its place in the tree, not the bundle's: it finds its own files there. */
const ownPlace = (text: string, path: string): string =>
  text
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))

function placing(external: ReadonlySet<string>): Plugin {
  return {
    name: 'placing',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind !== 'entry-point' && external.has(packageOf(path)) ? { path, external: true } : undefined,
      )
      onLoad({ filter: /\.(ts|tsx|js|mjs|cjs)$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        const isTyped = path.endsWith('.ts') || path.endsWith('.tsx')
        if (!text.includes('import.meta') && !/\b__(dirname|filename)\b/.test(text)) return undefined
        const places = /\.c?js$/.test(path)
          ? text
              .replace(/\b__dirname\b/g, JSON.stringify(dirname(path)))
              .replace(/\b__filename\b/g, JSON.stringify(path))
          : text
        return { contents: ownPlace(places, path), loader: isTyped ? (path.endsWith('x') ? 'tsx' : 'ts') : 'js' }
      })
    },
  }
}

async function bundle(folder: string): Promise<void> {
  const external = new Set([...(await directDependencies()).filter((name) => !BUNDLED.test(name)), ...NEVER])
  external.delete('@stackyard/shared')
  const styles = ['.css', '.scss', '.svg', '.png', '.woff2', '.node']
  await build({
    absWorkingDir: rootFolder,
    entryPoints: PROGRAMS.map((program) => join(rootFolder, program)),
    entryNames: '[name]',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    target: 'node24',
    logLevel: 'error',
    loader: Object.fromEntries(styles.map((ending) => [ending, 'empty'])),
    banner: {
      js: `import { createRequire as stackyardRequire } from 'node:module'; const require = stackyardRequire(${JSON.stringify(pathToFileURL(join(rootFolder, 'cms', 'package.json')).href)});`,
    },
    plugins: [placing(external)],
  })
}

/** Older builds go; the newest stay, since a server that still runs may read a part of its own. */
async function removeOld(): Promise<void> {
  const names = await readdir(outFolder)
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(outFolder, name))).mtimeMs })),
  )
  for (const { name } of dated.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS))
    await rm(join(outFolder, name), { recursive: true, force: true })
}

/**
 * The server, and the program that builds the site, as files made once for each state of the sources: loaded in a sixth
 * of the time of thousands of modules. Answers the server's; the other is beside it.
 * The folder's name is the digest of what it was made from, and it gets its name last, so a cut-off build counts as none.
 */
export async function buildServer(): Promise<string> {
  const digest = digestOf(SOURCES).slice(0, 16)
  const folder = join(outFolder, digest)
  if (!existsSync(folder)) {
    const part = `${folder}.part-${process.pid}`
    await bundle(part)
    await rename(part, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error
    })
    await rm(part, { recursive: true, force: true })
    await removeOld()
  } else await utimes(folder, new Date(), new Date())
  return join(folder, 'server.mjs')
}

/**
 * What Node runs a server with: V8's young generation at 8 MB a half. At its usual size the process holds 100 MB more and
 * serves no more pages. The scripts `serve` and `worker` of package.json and the image name it, too.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8']

/** What Node runs a server build with, so that it is traced; nothing without OTEL_EXPORTER_OTLP_ENDPOINT. */
export const tracingFlags = (serverFile: string, env: Readonly<Record<string, string | undefined>>): string[] =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT ? ['--import', pathToFileURL(join(dirname(serverFile), 'tracing.mjs')).href] : []

/** Where Node keeps what it compiled of a server build, for the next start of the same. */
export const compileCacheOf = (serverFile: string): string => join(dirname(serverFile), 'compiled')

/** Builds the code of the site for this state of the sources, unless it is there. */
export const buildSite = (serverFile: string): Promise<void> =>
  runToEnd([join(dirname(serverFile), 'build-site.mjs')], {
    cwd: rootFolder,
    env: { NODE_COMPILE_CACHE: compileCacheOf(serverFile) },
  })
