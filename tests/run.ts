/**
 * All tests of the tree: unit and architecture, the builds, then API, faults, journeys and accessibility against running
 * servers with their own database, ports and data. `npm test`, or a part: `node tests/run.ts --only unit,api`.
 * Ends with the line `N passed, N failed`; the exit code is 0 only when nothing failed.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildApp, buildNext } from '../cms/start/build.ts'
import { useCluster } from './setup/cluster.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'tests', '.out')
const BIN = join(ROOT, 'node_modules', '.bin')

type Count = { passed: number; failed: number }
type Part = { name: string; runner: 'vitest' | 'playwright'; projects: string[]; servers: boolean }

const PARTS: Part[] = [
  { name: 'unit', runner: 'vitest', projects: ['unit'], servers: false },
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

function runTool(script: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const path = `${BIN}${delimiter}${process.env.PATH ?? ''}`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
      cwd: ROOT,
      env: { ...process.env, PATH: path, FORCE_COLOR: '0', ...env },
      stdio: 'inherit',
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

const runVitest = (projects: string[], report: string): Promise<number> => {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return runTool('vitest/vitest.mjs', ['run', '--config', 'tests/vitest.config.ts', ...projects, ...reporters])
}

const runPlaywright = (projects: string[], report: string): Promise<number> => {
  // Which projects run is said here; their order, where both do, in the settings.
  const alone = projects.length === 1 ? ['--no-deps'] : []
  const args = ['test', '--config', 'tests/playwright.config.ts', ...projects, ...alone, '--reporter=list,json']
  return runTool('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
}

/** Runs one part with the runner's JSON report beside the readable one. A runner that failed without a count counts one. */
async function runPart(part: Part): Promise<Count> {
  const report = join(OUT, `${part.name}.json`)
  rmSync(report, { force: true })
  const projects = part.projects.map((project) => `--project=${project}`)
  const code = part.runner === 'vitest' ? await runVitest(projects, report) : await runPlaywright(projects, report)
  const count = existsSync(report) ? readCount(part, report) : { passed: 0, failed: 0 }
  if ((code !== 0 && count.failed === 0) || count.passed + count.failed === 0) count.failed += 1
  return count
}

function readCount(part: Part, file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  if (part.runner === 'vitest') {
    const { numPassedTests, numTotalTests } = report as { numPassedTests: number; numTotalTests: number }
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
  }
  const stats = report.stats as { expected: number; unexpected: number; flaky: number; skipped: number }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(0)} s`

async function main(): Promise<Count> {
  mkdirSync(OUT, { recursive: true })
  const total: Count = { passed: 0, failed: 0 }
  let cluster: Awaited<ReturnType<typeof useCluster>> | undefined
  const stop = async (): Promise<void> => cluster?.stop()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(130)))
  try {
    for (const part of chosenParts()) {
      if (part.servers && !cluster) {
        const from = performance.now()
        await buildApp()
        await buildNext()
        cluster = await useCluster()
        console.log(`\n== builds and seeded database (${seconds(from)})`)
      }
      const from = performance.now()
      console.log(`\n== ${part.projects.join(', ')}`)
      const count = await runPart(part)
      total.passed += count.passed
      total.failed += count.failed
      console.log(`== ${part.projects.join(', ')}: ${count.passed} passed, ${count.failed} failed (${seconds(from)})`)
    }
  } catch (error) {
    console.error(error)
    total.failed += 1
  } finally {
    await stop()
  }
  return total
}

const count = await main()
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed ? 1 : 0)
