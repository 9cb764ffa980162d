import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const sharedFolder = join(import.meta.dirname, '../shared/src')
const catalog = /[\\/]shared[\\/]src[\\/]messages[\\/]en(-own|-spec|-x-spec)\.ts$/
/** One entry of the catalog: its key and a text in single or double quotes. */
const entry = /^ {2}'([\w.-]+)':\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm
/** What may be a key: a quoted text with a dot in it, or the fixed beginning of a template. */
const literal = /['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]|`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g

/** Every key, and every beginning of a key, that the sources spell. */
const spelledKeys = (): { keys: Set<string>; beginnings: string[] } => {
  const files = [
    ...globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file)),
    ...globSync('**/*.{ts,tsx}', { cwd: sharedFolder }).map((file) => join(sharedFolder, file)),
  ].filter((file) => !catalog.test(file))
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(literal)])
  return {
    keys: new Set(found.flatMap((match) => match[1] ?? [])),
    beginnings: [...new Set(found.flatMap((match) => match[2] ?? []))],
  }
}

/**
 * Leaves those texts of the catalog out of the bundle that no source of the app or of the shared code names: mails,
 * the server's refusals and the site's copy are most of it. A key must be written out where it is used, or begin with
 * the fixed part of a template.
 */
export const pruneCatalog = (): Plugin => {
  let spelled: ReturnType<typeof spelledKeys>
  return {
    name: 'prune-catalog',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      spelled = spelledKeys()
    },
    transform(code, id) {
      if (!catalog.test(id)) return null
      const isUsed = (key: string) =>
        spelled.keys.has(key) || spelled.beginnings.some((beginning) => key.startsWith(beginning))
      return { code: code.replace(entry, (whole, key: string) => (isUsed(key) ? whole : '')), map: null }
    },
  }
}
