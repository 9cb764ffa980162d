import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inOwnFolder } from './build-folder'
import { siteSource } from './release-folders'
import { runAstro } from './run-astro'

/** A site of one page, which says where the code runs that renders it. */
const PAGE = '<p>{import.meta.url}</p>'
const CONFIG = `export default { outDir: process.env.SITE_OUT, cacheDir: process.env.SITE_CACHE }`

describe('builds of the site from one checkout', () => {
  const kept = join(siteSource(), '.astro')
  let folder: string
  beforeEach(() => {
    mkdirSync(kept, { recursive: true })
    folder = mkdtempSync(join(kept, 'test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('render at the same time, each with its own code', { timeout: 120_000 }, async () => {
    const source = join(folder, 'source')
    mkdirSync(join(source, 'src', 'pages'), { recursive: true })
    writeFileSync(join(source, 'src', 'pages', 'index.astro'), PAGE)
    writeFileSync(join(source, 'astro.config.mjs'), CONFIG)
    const build = async (name: string) => {
      const out = join(folder, name)
      await runAstro({ SITE_OUT: out, SITE_CACHE: join(folder, `${name}.cache`) }, source)
      return readFileSync(join(out, 'index.html'), 'utf8')
    }
    const places = (await Promise.all([build('one'), build('other')])).map(
      (page) => /<p>file:\/\/(.*\/build-[^/]+)\//.exec(page)?.[1],
    )
    expect(places).toEqual([expect.stringContaining(kept), expect.stringContaining(kept)])
    expect(places[0]).not.toBe(places[1])
    expect(places.filter((place) => existsSync(place ?? kept))).toEqual([])
  })

  it('leave nothing when they fail, and take away what a killed one left', async () => {
    const left = mkdtempSync(join(kept, 'build-'))
    const running = mkdtempSync(join(kept, 'build-'))
    utimesSync(left, new Date(0), new Date(0))
    let own = ''
    const failed = inOwnFolder((path) => {
      own = path
      throw new Error('no page')
    })
    await expect(failed).rejects.toThrow('no page')
    expect([left, own, running].map(existsSync)).toEqual([false, false, true])
    rmSync(running, { recursive: true })
  })
})
