import { execFile } from 'node:child_process'
import { rootFolder } from './build.ts'
import { INSTALLED } from './sbom.ts'

const MOST_BYTES = 64 * 1024 * 1024
const GRAVE = ['high', 'critical']

type Via = string | { title?: string; url?: string }
type Finding = { name: string; severity: string; range: string; via: Via[]; fixAvailable: unknown }
/** What npm answers: findings by package, or a message where no registry answered. */
type AuditReport = { vulnerabilities?: Record<string, Finding>; message?: string; error?: { summary?: string } }

/** What npm's own client hears from the registry of its settings about the packages that an installation runs. */
function askRegistry(env: NodeJS.ProcessEnv): Promise<AuditReport> {
  const npm = process.env.npm_execpath
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const wanted = INSTALLED.flatMap((name) => ['--workspace', name])
  // npm ends with 1 where it found anything: its answer is read either way.
  return new Promise((resolve) =>
    execFile(
      program,
      [...first, 'audit', '--omit=dev', '--json', ...wanted],
      { cwd: rootFolder, maxBuffer: MOST_BYTES, env },
      (error, stdout) => {
        try {
          resolve(JSON.parse(stdout) as AuditReport)
        } catch {
          resolve({ message: error?.message ?? 'npm answered nothing' })
        }
      },
    ),
  )
}

const reasonsOf = ({ via }: Finding): string =>
  via
    .map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title ?? ''} ${one.url ?? ''}`.trim()))
    .join('; ')

const line = (finding: Finding): string =>
  `${finding.severity.padEnd(8)} ${`${finding.name} ${finding.range}`.trim()}: ${reasonsOf(finding)}${finding.fixAvailable ? ' (a fix is available)' : ''}`

/** What to print about known weaknesses of the packages, and whether one of them is grave. */
export async function readAdvisories(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ text: string; isGrave: boolean }> {
  const { vulnerabilities, message, error } = await askRegistry(env)
  if (!vulnerabilities) {
    const reason = message ?? error?.summary ?? 'it said nothing'
    return { text: `No registry answered, so nothing is known of new weaknesses: ${reason}`, isGrave: false }
  }
  const findings = Object.values(vulnerabilities)
  const text =
    findings.length > 0 ? findings.map(line).join('\n') : 'No known weaknesses in the packages of an installation.'
  return { text, isGrave: findings.some(({ severity }) => GRAVE.includes(severity)) }
}

if (import.meta.main) {
  const { text, isGrave } = await readAdvisories()
  console.log(text)
  process.exitCode = isGrave ? 1 : 0
}
