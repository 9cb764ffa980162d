import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERROR_CODES } from '@stackyard/shared/schema/error-code'
import { en, type MessageKey } from '@stackyard/shared/messages/en'
import { es } from '@stackyard/shared/messages/es'
import { beforeAll, describe, expect, it } from 'vitest'
import { sentences } from '../../marketplace-app/src/lib/texts/es/refusals'
import { sayFrom } from '@stackyard/shared/texts/said-sentence'
import { reachedFiles } from '../setup/reached-files'

const TEXTS = join(import.meta.dirname, '../../marketplace-app/src/lib/texts')

/** The screens of the app on the way from a listing to the opened reservation. */
const routes = [
  '__root',
  '_shell',
  '_shell/dashboard/transactions/$id',
  '_shell/dashboard/warehouses/$id',
  'auth/email-verify',
  'auth/forgot-password',
  'auth/kyc',
  'auth/login',
  'auth/register',
  'auth/reset-password',
  'auth/route',
  'auth/social.$provider',
].map((route) => `marketplace-app/src/routes/${route}.tsx`)

/** What these screens show admins alone, or lead to: English in Spanish, too. */
const ELSEWHERE =
  /^(?:adminTexts|couponTexts\.(?!field$|apply$|applied$)\w+|permissionTexts|moneyTexts\.transactions\.reports|paletteTexts\.admin|secondFactorTexts\.(?:section|passkey|code|recovery))(?:\.|$)/
const OF_ADMINS = /^(?:admin|diamond|warehouse)\./

/** Words that are the same in both languages. */
const SAME = new Set(['moneyTexts.methods.achMask', 'tableTexts.none', 'exploreTexts.hotRacks'])

type Texts = Readonly<Record<string, unknown>>
const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys of English texts that Spanish ones lack. */
const missingOf = (english: unknown, spanish: unknown, path: string): string[] =>
  isTexts(english)
    ? Object.entries(english).flatMap(([key, value]) =>
        missingOf(value, isTexts(spanish) ? spanish[key] : undefined, `${path}.${key}`),
      )
    : spanish === undefined
      ? [path]
      : []

const moduleOf = async (file: string): Promise<Texts> => (await import(file)) as Texts

describe('Spanish words of the app', () => {
  let reached: Map<string, string>
  beforeAll(() => {
    reached = reachedFiles(routes, (path) =>
      /routeTree|lib\/texts\/(?:ar|es)\/|\/messages\/|features\/admin\//.test(path),
    )
  })

  it('are there for every text of a screen on the way', async () => {
    const files = [...reached.keys()].filter((path) => /lib\/texts\/[a-z-]+\.ts$/.test(path))
    expect(files.length).toBeGreaterThan(12)
    const known = new Set(readdirSync(join(TEXTS, 'es')))
    const missing = await Promise.all(
      files.map(async (path) => {
        const name = path.replace(/.*\//, '')
        const english = await moduleOf(join(TEXTS, name))
        const spanish = known.has(name) ? await moduleOf(join(TEXTS, 'es', name)) : {}
        const texts = Object.entries(english).filter(([constant]) => constant.endsWith('Texts'))
        return texts.flatMap(([constant, value]) => missingOf(value, spanish[constant], constant))
      }),
    )
    expect(missing.flat().filter((path) => !ELSEWHERE.test(path) && !SAME.has(path))).toEqual([])
  })

  it('are registered, each file of them', () => {
    const said = readFileSync(join(TEXTS, 'es/speak.ts'), 'utf8')
    const files = readdirSync(join(TEXTS, 'es')).filter((file) => !/^(?:counted|refusals|speak)\.ts$/.test(file))
    expect(files.filter((file) => !said.includes(`from './${file.replace('.ts', '')}'`))).toEqual([])
  })

  it('are there for every text of the shared catalog that these screens say', () => {
    const sources = [...reached.values()].join('\n')
    const said = (Object.keys(en) as MessageKey[]).filter((key) => sources.includes(`'${key}'`) && !OF_ADMINS.test(key))
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((key) => !Object.hasOwn(es, key))).toEqual([])
  })

  it('are there for every refusal, with the figures of its sentence', () => {
    const say = sayFrom(sentences)
    expect(Object.values(ERROR_CODES).filter(({ message }) => say(message) === message)).toEqual([])
    expect(say('Use at most 120 characters')).toBe('Use 120 caracteres como máximo')
    expect(say('A sentence of no catalog.')).toBe('A sentence of no catalog.')
  })
})
