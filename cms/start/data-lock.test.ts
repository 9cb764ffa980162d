import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from './data-lock'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'data-lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (holder: unknown) => writeFileSync(join(folder, 'lock.json'), JSON.stringify(holder))

describe('the lock of a data folder', () => {
  it('is held by one at a time, who is named, and given back', () => {
    const release = lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow(`in use: Stackyard runs from it as process ${process.pid} since`)
    expect(readdirSync(folder)).toEqual(['lock.json'])
    release()
    lockDataFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('of a dead process is taken over', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.once('exit', resolve))
    write({ pid: child.pid, began: '1', since: '' })
    lockDataFolder(folder)()
  })

  it('of a process whose pid another program has now is taken over', () => {
    write({ pid: process.pid, began: 'another time', since: '' })
    lockDataFolder(folder)()
  })

  it('that was cut off when it was written is taken over', () => {
    writeFileSync(join(folder, 'lock.json'), '{"pid":')
    lockDataFolder(folder)()
  })
})
