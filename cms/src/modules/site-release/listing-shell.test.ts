import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawWithShell, ensureShell, finish } from './listing-shell'

describe('the shell of listing pages', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shells-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is there once when both parts of the site end with it at the same moment', async () => {
    const shell = join(folder, 'shell')
    const parts = ['content', 'listings'].map((name) => join(folder, `${name}.part`))
    for (const part of parts) {
      mkdirSync(part)
      writeFileSync(join(part, 'page.html'), 'a page')
    }
    await Promise.all(parts.map((part) => finish(part, shell)))
    expect(readFileSync(join(shell, 'page.html'), 'utf8')).toBe('a page')
    expect(parts.filter(existsSync)).toEqual([])
  })

  it('stands as soon as its pages are drawn, and listings wait for it', async () => {
    const [release, shell] = [join(folder, 'release'), join(folder, 'shell')]
    const drawn: string[] = []
    let seen: boolean | undefined
    await drawWithShell(release, shell, async (settings, onFirst) => {
      drawn.push(...(settings.SITE_FIRST ?? '').split('\n'))
      const waiting = ensureShell(shell, {}).then(() => {
        seen = existsSync(shell)
      })
      for (const page of drawn) {
        mkdirSync(join(release, page), { recursive: true })
        writeFileSync(join(release, page, 'index.html'), page)
      }
      onFirst()
      await waiting
      mkdirSync(join(release, 'news'))
    })
    expect(seen).toBe(true)
    expect(drawn).toHaveLength(3)
    for (const page of drawn) {
      expect(readFileSync(join(shell, page, 'index.html'), 'utf8')).toBe(page)
      expect(existsSync(join(release, page))).toBe(false)
    }
    expect(existsSync(join(release, 'news'))).toBe(true)
  })

  it('is not there when the content could not be drawn, and the reason is said', async () => {
    const shell = join(folder, 'shell')
    const draw = () => Promise.reject(new Error('/news/a could not be drawn'))
    await expect(drawWithShell(folder, shell, draw)).rejects.toThrow('/news/a could not be drawn')
    expect(existsSync(shell)).toBe(false)
  })

  it('says when it could not be put in its place', async () => {
    await expect(finish(join(folder, 'none'), join(folder, 'shell'))).rejects.toThrow('ENOENT')
  })
})
