import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** One finding of the linter: the file relative to the planted tree, the rule with its plugin, the sentence. */
export type Finding = { file: string; rule: string; message: string; line: number }

type Diagnostic = {
  filename: string
  code: string
  message: string
  labels: { span: { line: number } }[]
}

/**
 * Lints a tree of planted files (path → text) in a temporary folder with the repository's own settings,
 * and returns what the linter reports there.
 */
export function lintPlanted(files: Record<string, string>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'stackyard-plant-'))
  try {
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
    const result = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: folder, encoding: 'utf8' })
    const report = JSON.parse(result.stdout) as { diagnostics: Diagnostic[] }
    return report.diagnostics.map((found) => ({
      file: found.filename.replaceAll('\\', '/'),
      rule: found.code,
      message: found.message,
      line: found.labels[0]?.span.line ?? 0,
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
