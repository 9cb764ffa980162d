/**
 * The quick word on the tree: types of every workspace, lint with boundaries, words and citations, form, dead code.
 * `npm run check`, or a part of it: `node tests/check.ts --only types,lint,words,form,dead`.
 * Two checks run at a time; the output of a failing one is shown whole. Exit code 1 when anything is reported.
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules', '.bin')
const PARALLEL = 2

type Group = 'types' | 'lint' | 'words' | 'form' | 'dead'
type Check = { group: Group; name: string; command: string; args: string[]; cwd?: string; env?: Record<string, string> }

const WORKSPACES = ['shared', 'cms', 'marketplace-app', 'seed', 'tests']

/** Tests that read the tree and need nothing else: seconds. */
const WORDS = ['words', 'rules', 'literal-texts'].map((name) => `tests/architecture/${name}.spec.ts`)

const CHECKS: Check[] = [
  { group: 'lint', name: 'oxlint with boundaries', command: 'oxlint', args: ['--deny-warnings'] },
  ...WORKSPACES.map((workspace): Check => {
    return { group: 'types', name: `types of ${workspace}`, command: 'tsc', args: ['--noEmit', '-p', workspace] }
  }),
  {
    group: 'types',
    name: 'types of site',
    command: 'astro',
    args: ['check', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning'],
    cwd: 'site',
  },
  {
    group: 'words',
    name: 'words, citations, texts of pages',
    command: 'vitest',
    args: ['run', '--config', 'tests/vitest.config.ts', '--project', 'architecture', '--reporter', 'dot', ...WORDS],
  },
  { group: 'form', name: 'prettier', command: 'prettier', args: ['--check', '--log-level', 'warn', '--cache', '.'] },
  {
    group: 'dead',
    name: 'knip',
    command: 'knip',
    env: { STACKYARD_TOOL: '1' },
    args: ['--no-progress', '--no-config-hints'],
  },
  {
    group: 'dead',
    name: 'knip without tests',
    command: 'knip',
    env: { STACKYARD_TOOL: '1' },
    args: [
      '--production',
      '--exclude',
      'dependencies,unlisted,unresolved,binaries',
      '--no-progress',
      '--no-config-hints',
    ],
  },
]

/** Runs one check with the tools and the Node of this tree; resolves to whether it was clean, and what it said. */
function run(check: Check): Promise<{ clean: boolean; output: string; seconds: number }> {
  const started = performance.now()
  const env = {
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...check.env,
  }
  return new Promise((resolve) => {
    const child = spawn(join(BIN, check.command), check.args, { cwd: join(ROOT, check.cwd ?? '.'), env })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const end = (clean: boolean): void => resolve({ clean, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

function chosenChecks(): Check[] {
  const at = process.argv.indexOf('--only')
  if (at === -1) return CHECKS
  const groups = (process.argv[at + 1] ?? '').split(',')
  const chosen = CHECKS.filter((check) => groups.includes(check.group))
  if (!chosen.length) throw new Error('--only takes one or more of: types, lint, words, form, dead')
  return chosen
}

async function main(): Promise<void> {
  mkdirSync(join(ROOT, 'node_modules', '.cache', 'tsc'), { recursive: true })
  const waiting = chosenChecks()
  let failed = 0
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await run(check)
      if (!result.clean) failed += 1
      console.log(`${result.clean ? 'ok  ' : 'FAIL'} ${check.name} (${result.seconds.toFixed(1)} s)`)
      if (!result.clean) console.log(result.output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  process.exitCode = failed ? 1 : 0
}

await main()
