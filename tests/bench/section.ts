import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** A section of a Markdown file, from its heading of the second level to the next one; "" when there is none. */
export function readSection(file: string, heading: string): string {
  const text = textOf(file)
  const from = text.indexOf(`\n## ${heading}\n`)
  if (from === -1) return ''
  const next = text.indexOf('\n## ', from + 1)
  return text.slice(from, next === -1 ? undefined : next)
}

/** Writes the head of a file and the sections that belong to it, named by `own`; all other sections stay. */
export function writeHead(file: string, head: string, own: readonly string[]): void {
  const others = textOf(file)
    .split(/(?=\n## )/)
    .slice(1)
    .filter((section) => !own.some((heading) => section.startsWith(`\n## ${heading}\n`)))
  writeFileSync(file, `${head.trimEnd()}\n${others.join('')}`)
}

/** Puts a section in the place of the one before, or at the end of the file: what others wrote there stays. */
export function writeSection(file: string, heading: string, section: string): void {
  const before = readSection(file, heading)
  const text = textOf(file)
  // A function, since `$&` and its like in a text would mean something.
  writeFileSync(file, before ? text.replace(before, () => section) : `${text.trimEnd()}\n${section}`)
}
