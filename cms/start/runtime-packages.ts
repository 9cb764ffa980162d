import { existsSync, globSync } from 'node:fs'
import { cp, readFile, realpath } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import { rootFolder } from './build.ts'

/** The programs of a build, and the links by which those of Next find packages under a name with a digest. */
const PROGRAMS = [
  'cms/next.config.mjs',
  'cms/dist/server/**/*.mjs',
  'cms/.next/server/**/*.js',
  'site/.astro/builds/*/server/**/*.mjs',
]
const LINKS = ['cms/.next/node_modules/*', 'cms/.next/node_modules/@*/*']
/** Named by programs or their packages, and loaded by none that serves: they build, write migrations, check types. Prettier is not among them: emails are drawn with it. */
const BUILDS_ONLY = /^(@next\/swc-.+|@types\/.+|@astrojs\/.+|astro|drizzle-kit|esbuild|sass|tsx|typescript)$/
/** Of a package, what no program reads; licenses stay. */
const UNREAD = /\.(map|md|markdown|flow|tsbuildinfo)$|\.d\.[cm]?ts$/
const LICENSE = /^(licen[cs]e|notice|copying|third)/i

const ASKED = /(?:\bfrom|\bimport|\brequire\d*|\bresolve)\s*\(?\s*["'`](@?[a-z][^"'`\s]*)["'`]/g
/** A bundled module is told where it stood in the tree (build-server.ts): its own files are read there. */
const PLACED = /["'`](?:file:\/\/)?\/[^"'`\s]*?\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/g

const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that a program asks for, or whose place in the tree it names. */
export function packagesNamedIn(text: string): Set<string> {
  const asked = [...text.matchAll(ASKED)].map(([, path = '']) => path).filter((path) => !isBuiltin(path))
  const placed = [...text.matchAll(PLACED)].map(([, name = '']) => name)
  return new Set([...asked, ...placed].map(packageOf))
}

/** Where a package stands that is asked for from this folder; undefined where there is none. */
function find(name: string, from: string, root: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
    if (folder === root || folder === dirname(folder)) return undefined
  }
}

type Manifest = { name: string; dependencies?: object; optionalDependencies?: object }

/** The folders of the packages that these programs load, with all that those packages need. Links are followed. */
export async function runtimePackages(root: string, programs: string[], links: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  const keep = async (place: string | undefined): Promise<void> => {
    const folder = place && (await realpath(place))
    // A workspace is no package of its own: what programs take of it is in them.
    if (!folder?.includes(`${sep}node_modules${sep}`) || found.has(folder)) return
    const { name, ...needs } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
    if (BUILDS_ONLY.test(name)) return
    found.add(folder)
    for (const need of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies }))
      await keep(find(need, folder, root))
  }
  for (const link of links) if (existsSync(join(root, link, 'package.json'))) await keep(join(root, link))
  for (const program of programs) {
    const file = join(root, program)
    for (const name of packagesNamedIn(await readFile(file, 'utf8'))) await keep(find(name, dirname(file), root))
  }
  return found
}

/**
 * Copies what the programs of this build load out of `node_modules` into another folder, each package in its place:
 * with it instead of `node_modules` the tree serves, and can't be built. @throws Error when nothing was built
 */
export async function copyRuntimePackages(target: string): Promise<number> {
  const inTree = (patterns: string[]) => globSync(patterns, { cwd: rootFolder })
  const [programs, links] = [inTree(PROGRAMS), inTree(LINKS)]
  for (const pattern of PROGRAMS)
    if (!programs.some((program) => program.startsWith(pattern.split('/*')[0] ?? '')))
      throw new Error(`${pattern} is missing: run the build first`)
  const packages = await runtimePackages(rootFolder, programs, links)
  const isRead = (path: string) => !UNREAD.test(path) || LICENSE.test(basename(path))
  for (const folder of packages)
    await cp(folder, join(target, relative(rootFolder, folder)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => isRead(path) && !relative(folder, path).split(sep).includes('node_modules'),
    })
  return packages.size
}

if (import.meta.main) {
  const [target] = process.argv.slice(2)
  if (!target) throw new Error('name the folder to copy to')
  console.log(`  ${await copyRuntimePackages(target)} packages that the programs load`)
}
