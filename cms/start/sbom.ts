import { execFile } from 'node:child_process'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { rootFolder } from './build.ts'

const run = promisify(execFile)
const MOST_BYTES = 64 * 1024 * 1024
/** What an installation runs; tests and their tools are left out. */
export const INSTALLED = ['cms', 'shared', 'site', 'marketplace-app', 'seed']

/** Beside the programs of the build. */
export const sbomFile = join(rootFolder, 'cms', 'dist', 'sbom.json')

/**
 * Writes the bill of materials of a build, in CycloneDX's format, by npm itself: every package that an installation runs,
 * with version, license and checksum. @throws Error when npm finds the tree of packages incomplete
 */
export async function writeSbom(file = sbomFile): Promise<void> {
  const wanted = INSTALLED.flatMap((name) => ['--workspace', name])
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--legacy-peer-deps', ...wanted]
  const npm = process.env.npm_execpath
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { stdout } = await run(program, [...first, ...args], { cwd: rootFolder, maxBuffer: MOST_BYTES })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, stdout)
  await rename(`${file}.part`, file)
}

if (import.meta.main) await writeSbom()
