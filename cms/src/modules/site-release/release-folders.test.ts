import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { carryAssets, hasRelease, liveFolder, pruneReleases, switchTo } from './release-folders'

describe('the folders of releases', () => {
  let data: string
  const part = () => join(data, 'site', 'content')
  const make = (name: string) => mkdirSync(join(part(), name, '_astro'), { recursive: true })

  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'release-'))
  })
  afterEach(() => rmSync(data, { recursive: true, force: true }))

  it('switches by a relative link, also over an older one', async () => {
    make('1')
    make('2')
    expect(hasRelease(data, 'content')).toBe(false)
    expect(await liveFolder(data, 'content')).toBeNull()
    await switchTo(data, 'content', '1')
    await switchTo(data, 'content', '2')
    expect(readlinkSync(join(part(), 'current'))).toBe('2')
    expect(await liveFolder(data, 'content')).toBe(join(part(), '2'))
  })

  it('keeps the live release and two others', async () => {
    for (const name of ['1', '2', '9', '10', '11']) make(name)
    await switchTo(data, 'content', '2')
    await pruneReleases(data, 'content')
    expect(readdirSync(part()).sort()).toEqual(['10', '11', '2', 'current'])
  })

  it('carries assets that open pages still ask for, and never over new ones', async () => {
    make('1')
    make('2')
    writeFileSync(join(part(), '1', '_astro', 'old.js'), 'old')
    writeFileSync(join(part(), '1', '_astro', 'same.js'), 'before')
    writeFileSync(join(part(), '2', '_astro', 'same.js'), 'after')
    await carryAssets(join(part(), '1'), join(part(), '2'))
    expect(readFileSync(join(part(), '2', '_astro', 'old.js'), 'utf8')).toBe('old')
    expect(readFileSync(join(part(), '2', '_astro', 'same.js'), 'utf8')).toBe('after')
    expect(existsSync(join(part(), '1', '_astro', 'old.js'))).toBe(true)
  })
})
