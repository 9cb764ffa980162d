/**
 * All tests of the tree: unit and architecture beside the builds, then API beside faults, journeys and accessibility,
 * against running servers with their own database, ports and data. `npm test`, or a part: `node tests/run.ts --only unit,api`.
 * Ends with the line `N passed, N failed`; the exit code is 0 only when nothing failed.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildApp, buildNext } from '../cms/start/build.ts'
import { buildServer, buildSite } from '../cms/start/build-server.ts'
import { useCluster } from './setup/cluster.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'tests', '.out')
const BIN = join(ROOT, 'node_modules', '.bin')

type Cluster = Awaited<ReturnType<typeof useCluster>>
type Count = { passed: number; failed: number; names: string[] }
type Part = { name: string; runner: 'vitest' | 'playwright'; projects: string[]; servers: boolean }

const PARTS: Part[] = [
  { name: 'unit', runner: 'vitest', projects: ['unit', 'screens', 'screens-apart'], servers: false },
  { name: 'architecture', runner: 'vitest', projects: ['architecture'], servers: false },
  { name: 'api', runner: 'vitest', projects: ['api'], servers: true },
  { name: 'faults', runner: 'vitest', projects: ['faults'], servers: true },
  { name: 'browser', runner: 'playwright', projects: ['e2e', 'a11y'], servers: true },
]

/** The parts `--only` names (a part or a project of it), each with just the projects asked for; all without it. */
function chosenParts(): Part[] {
  const at = process.argv.indexOf('--only')
  if (at === -1) return PARTS
  const names = (process.argv[at + 1] ?? '').split(',')
  const chosen = PARTS.flatMap((part) => {
    const projects = names.includes(part.name) ? part.projects : part.projects.filter((name) => names.includes(name))
    return projects.length ? [{ ...part, projects }] : []
  })
  if (!chosen.length)
    throw new Error(`--only takes one or more of: ${PARTS.flatMap((part) => part.projects).join(', ')}`)
  return chosen
}

/** A run of a tool: where its output is kept, and whether it goes to the terminal, too. */
type Output = { log: string; isShown: boolean }

/** Runs a tool of the tree. Returns its exit code. */
function runTool(script: string, args: string[], { log, isShown }: Output, env: Record<string, string> = {}) {
  const path = `${BIN}${delimiter}${process.env.PATH ?? ''}`
  return new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
      cwd: ROOT,
      env: { ...process.env, PATH: path, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const kept = createWriteStream(log)
    for (const stream of [child.stdout, child.stderr]) {
      stream.pipe(kept, { end: false })
      if (isShown) stream.pipe(process.stdout, { end: false })
    }
    child.once('error', reject)
    child.once('close', (code) => kept.end(() => resolve(code ?? 1)))
  })
}

const runVitest = (projects: string[], report: string, output: Output): Promise<number> => {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--config', 'tests/vitest.config.ts', ...projects, ...reporters]
  return runTool('vitest/vitest.mjs', args, output)
}

const runPlaywright = (projects: string[], report: string, output: Output): Promise<number> => {
  // Which projects run is said here; their order, where both do, in the settings.
  const alone = projects.length === 1 ? ['--no-deps'] : []
  const args = ['test', '--config', 'tests/playwright.config.ts', ...projects, ...alone, '--reporter=list,json']
  return runTool('@playwright/test/cli.js', args, output, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
}

/**
 * Runs one part with the runner's JSON report beside the readable one; what isn't shown as it comes is shown when it has
 * ended. A runner that failed though no test did counts one, with the last that it said.
 */
async function runPart(part: Part, isShown: boolean): Promise<Count> {
  const from = performance.now()
  const name = part.projects.join(', ')
  console.log(`\n== ${name}${isShown ? '' : ' (shown when they have ended)'}`)
  const report = join(OUT, `${part.name}.json`)
  const log = join(OUT, `${part.name}.log`)
  rmSync(report, { force: true })
  const projects = part.projects.map((project) => `--project=${project}`)
  const run = part.runner === 'vitest' ? runVitest : runPlaywright
  const code = await run(projects, report, { log, isShown })
  const count = existsSync(report) ? readCount(part, report) : { passed: 0, failed: 0, names: [] }
  const said = readFileSync(log, 'utf8')
  if ((code !== 0 && count.failed === 0) || count.passed + count.failed === 0) {
    count.failed += 1
    count.names.push(
      `${name}: ended with ${code}, though no test failed${indented(said.trimEnd().split('\n').slice(-40))}`,
    )
  }
  if (!isShown) console.log(`\n== ${name}\n${said}`)
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed (${seconds(from)})`)
  return count
}

type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const indented = (lines: string[]): string =>
  lines.map((line) => `\n    ${stripVTControlCharacters(line).slice(0, 300)}`).join('')

/** The beginning of what a test said when it failed, indented below its name: the whole of it scrolled past long ago. */
const shortly = (said: string): string => indented(said.split('\n').slice(0, 15))

/** The failed tests by file, name and fault; a file that failed as a whole by its name and fault. */
const failedInVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [relative(ROOT, name) + shortly(message)] : []
    return failed.map(
      ({ fullName, failureMessages: [said = ''] }) => `${relative(ROOT, name)}: ${fullName}${shortly(said)}`,
    )
  })

type Suite = { file: string; suites?: Suite[]; specs?: { ok: boolean; title: string; file: string; line: number }[] }

const failedInPlaywright = (suites: Suite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...failedInPlaywright(inner),
  ])

function readCount(part: Part, file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  if (part.runner === 'vitest') {
    const result = report as VitestReport
    // What needs a program that is not installed (PgBouncer) is skipped, and says so.
    const { numPassedTests: passed, numPendingTests: skipped, numTotalTests: total } = result
    return { passed, failed: total - passed - skipped, names: failedInVitest(result) }
  }
  const stats = report.stats as { expected: number; unexpected: number; flaky: number; skipped: number }
  const failed = stats.unexpected + stats.flaky + stats.skipped
  return { passed: stats.expected, failed, names: failedInPlaywright(report.suites as Suite[]) }
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(0)} s`

/**
 * What the parts with servers need: the builds of site, app and panel beside the seeded database.
 * `onCluster` hears of the database's server as soon as it stands.
 */
async function prepareServers(onCluster: (cluster: Cluster) => void): Promise<void> {
  const from = performance.now()
  const builds = buildServer().then(buildSite).then(buildApp).then(buildNext)
  // Awaited below; until then a failure is nobody's.
  builds.catch(() => undefined)
  const cluster = await useCluster()
  onCluster(cluster)
  await builds
  console.log(`\n== builds and seeded database (${seconds(from)})`)
}

/** Parts go in two lanes, so that neither core waits: these stand on stacks of their own and go beside the others. */
const isBeside = ({ name }: Part): boolean => name === 'faults' || name === 'browser'

/** Runs parts one after the other; what needs servers waits for them, and counts one failed part where there are none. */
async function runInTurn(parts: Part[], servers: () => Promise<unknown>, isShown: boolean): Promise<Count[]> {
  const counts: Count[] = []
  try {
    for (const part of parts) {
      if (part.servers) await servers()
      counts.push(await runPart(part, isShown))
    }
  } catch (error) {
    console.error(error)
    counts.push({ passed: 0, failed: 1, names: [String(error)] })
  }
  return counts
}

async function main(): Promise<Count> {
  mkdirSync(OUT, { recursive: true })
  const parts = chosenParts()
  const beside = parts.filter(isBeside)
  const inTurn = parts.filter((part) => !isBeside(part))
  let cluster: Cluster | undefined
  const stop = async (): Promise<void> => cluster?.stop()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)))
  const prepared = parts.some(({ servers }) => servers)
    ? prepareServers((made) => {
        cluster = made
      })
    : undefined
  // Whoever waits for it hears of its failure.
  prepared?.catch(() => undefined)
  const servers = async (): Promise<unknown> => prepared
  const total: Count = { passed: 0, failed: 0, names: [] }
  const lanes = [runInTurn(inTurn, servers, true), runInTurn(beside, servers, inTurn.length === 0)]
  for (const { passed, failed, names } of (await Promise.all(lanes)).flat()) {
    total.passed += passed
    total.failed += failed
    total.names.push(...names)
  }
  await stop()
  return total
}

const count = await main()
for (const name of count.names) console.log(`✗ ${name}`)
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed ? 1 : 0)
