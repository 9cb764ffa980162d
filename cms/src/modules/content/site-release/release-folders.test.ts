import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { liveFolder, makeFolder, partFolder, removeFailed, switchTo } from './release-folders'

const dataDir = mkdtempSync(join(tmpdir(), 'release-folders-'))
const pathOf = (name: string) => join(partFolder(dataDir, 'content'), name)
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it('a release begins with an empty folder, also where one of its number was left by an older database', async () => {
  expect(await makeFolder(dataDir, 'content', 7)).toBe('7')
  writeFileSync(join(pathOf('7'), 'index.html'), 'old')
  expect(await makeFolder(dataDir, 'content', 7)).toBe('7')
  expect(existsSync(join(pathOf('7'), 'index.html'))).toBe(false)
})

it('what readers get is never emptied: a release of the same number stands beside it', async () => {
  await makeFolder(dataDir, 'content', 7)
  writeFileSync(join(pathOf('7'), 'index.html'), 'live')
  await switchTo(dataDir, 'content', '7')
  const name = await makeFolder(dataDir, 'content', 7)
  expect(name).toMatch(/^7\d+$/)
  expect(existsSync(join(pathOf('7'), 'index.html'))).toBe(true)
})

it('a release that failed goes, unless it had been switched to', async () => {
  await makeFolder(dataDir, 'content', 8)
  await switchTo(dataDir, 'content', '8')
  await makeFolder(dataDir, 'content', 9)
  for (const name of ['8', '9']) await removeFailed(dataDir, 'content', name)
  expect([existsSync(pathOf('8')), existsSync(pathOf('9'))]).toEqual([true, false])
  expect(await liveFolder(dataDir, 'content')).toBe(pathOf('8'))
})
