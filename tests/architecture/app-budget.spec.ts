import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { languageNames } from '@stackyard/shared/reference/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Gzipped JavaScript that one route of the app may load before its first paint, in bytes. */
const BUDGET = 230_000
const SPLIT = '?tsr-split=component'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

/** What a route fetches by itself right away, besides its static imports. */
const shownAtOnce: Record<string, string[]> = {
  '_shell/settings': ['src/features/accounts/account/components/profile-panel.tsx'],
}

let folder = ''
let manifest: Manifest = {}

const nameOf = (key: string): string => key.replace('src/routes/', '').replace(`.tsx${SPLIT}`, '')

/** The layouts around a route: `_shell` of `_shell/settings`, `auth/route` of `auth/login`. */
const layoutsOf = (name: string, all: readonly string[]): string[] =>
  all.filter((other) => other !== name && name.startsWith(`${other.replace(/\/route$/, '')}/`))

const routeNames = (): string[] =>
  Object.keys(manifest)
    .filter((key) => key.startsWith('src/routes/') && key.endsWith(SPLIT))
    .map(nameOf)

/** The chunks a set of modules needs, each once. */
const closureOf = (keys: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build's manifest has no ${key}`)
    seen.add(key)
    closureOf(chunk.imports ?? [], seen)
  }
  return seen
}

const wordsOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

/** Each file is squeezed once, however many routes load it. */
const squeezed = new Map<string, number>()
const sizeOf = (file: string): number => {
  const size = squeezed.get(file) ?? gzipSync(readFileSync(join(folder, file))).length
  squeezed.set(file, size)
  return size
}

/** main.tsx knows the language, then asks for the app itself. */
const begun = (): string[] => [...Object.keys(manifest).filter((key) => manifest[key]?.isEntry), 'src/start.tsx']

const bytesOf = (name: string): number => {
  const routes = [...layoutsOf(name, routeNames()), name].map((route) => `src/routes/${route}.tsx${SPLIT}`)
  const files = [...closureOf([...begun(), ...routes, ...(shownAtOnce[name] ?? [])])].map(
    (key) => manifest[key]?.file ?? '',
  )
  return files.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-budget-'))
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--manifest', '--outDir', folder, '--logLevel', 'error'],
    {
      cwd: join(ROOT, 'marketplace-app'),
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('JavaScript of the app', () => {
  it('sees the shell in what a screen of the shell loads', () => {
    expect(layoutsOf('_shell/dashboard/index', routeNames())).toEqual(['_shell'])
    expect(layoutsOf('auth/login', routeNames())).toEqual(['auth/route'])
    expect(bytesOf('_shell/dashboard/index')).toBeGreaterThan(bytesOf('_shell'))
  })

  it(`stays within ${BUDGET / 1000} kB gzip for every route opened directly`, () => {
    const names = routeNames()
    expect(names.length).toBeGreaterThan(14)
    const sizes = Object.fromEntries(names.map((name) => [name, bytesOf(name)]))
    const tooLarge = Object.fromEntries(Object.entries(sizes).filter(([, bytes]) => bytes > BUDGET))
    expect(tooLarge).toEqual({})
  })

  it('has the words of each other language in a file of its own, which English never asks for', () => {
    // Invoices are shown in the language of the document.
    const names = routeNames().filter((name) => !name.startsWith('_shell/dashboard/invoices/'))
    const routes = names.map((name) => `src/routes/${name}.tsx${SPLIT}`)
    const files = [...closureOf([...begun(), ...routes])].map((key) => manifest[key]?.file ?? '')
    // The switch says the name of the language in its own letters.
    const isArabic = (file: string) => /[\u0621-\u064A]{3}/.test(wordsOf(file).replaceAll(languageNames.ar, ''))
    expect(files.filter((file) => file.endsWith('.js')).filter(isArabic)).toEqual([])
    expect(isArabic(manifest['src/lib/texts/ar/speak.ts']?.file ?? '')).toBe(true)
    const isSpanish = (file: string) => wordsOf(file).includes('Confirmar pago')
    expect(files.filter((file) => file.endsWith('.js')).filter(isSpanish)).toEqual([])
    expect(isSpanish(manifest['src/lib/texts/es/speak.ts']?.file ?? '')).toBe(true)
  })

  it('makes no text before the words of the language are there', () => {
    const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
    const before = [...closureOf([...entries, 'src/lib/texts/ar/speak.ts', 'src/lib/texts/es/speak.ts'])].map((key) =>
      wordsOf(manifest[key]?.file ?? ''),
    )
    // A text of the sign-in page.
    const english = (code: string) => code.includes('New here?')
    expect(before.filter(english)).toEqual([])
    expect([...closureOf(begun())].map((key) => wordsOf(manifest[key]?.file ?? '')).some(english)).toBe(true)
  })

  it('leaves the map, the schema library, the charts and the toasts out of every first paint', () => {
    const early = new Set(routeNames().flatMap((name) => [...closureOf([`src/routes/${name}.tsx${SPLIT}`])]))
    const files = [...early].map((key) => manifest[key]?.file ?? '')
    const isLoadedLater = (name: string) => files.every((file) => !file.includes(`/${name}-`))
    expect(isLoadedLater('listing-map')).toBe(true)
    expect(Object.keys(manifest).some((key) => key.includes('listing-map'))).toBe(true)
    const code = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(folder, file), 'utf8'))
    // A message of zod's own check of an object's shape, and sonner's marker on its list.
    expect(code.filter((text) => text.includes('unrecognized_keys'))).toEqual([])
    expect(code.filter((text) => text.includes('data-sonner-toaster'))).toEqual([])
    // A class of recharts' own drawing, which the screens with charts fetch.
    expect(code.filter((text) => text.includes('recharts-surface'))).toEqual([])
    const chunks = Object.values(manifest).map(({ file }) => file)
    const all = chunks.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(all.some((text) => text.includes('recharts-surface'))).toBe(true)
  })
})
