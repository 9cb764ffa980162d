import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { finish } from './listing-shell'

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

  it('says when it could not be put in its place', async () => {
    await expect(finish(join(folder, 'none'), join(folder, 'shell'))).rejects.toThrow('ENOENT')
  })
})
