import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localSettings } from './settings.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'stackyard-settings-'))))
afterEach(() => rmSync(folder, { recursive: true }))

describe('the settings of an installation', () => {
  it('are made once, in one piece', () => {
    const made = localSettings(folder)
    expect(localSettings(folder)).toEqual(made)
    expect(readdirSync(folder)).toEqual(['settings.json'])
  })

  it('are made though an earlier start was cut off while it wrote them', () => {
    writeFileSync(join(folder, 'settings.json.part'), '{"PAYLOAD_SEC')
    expect(localSettings(folder).PAYLOAD_SECRET).toMatch(/^local-[0-9a-f]{64}$/)
  })

  it.each(['', '{"PAYLOAD_SECRET":"local-', '{}', '{"PAYLOAD_SECRET":"short","STRIPE_WEBHOOK_SECRET":"whsec_1"}'])(
    'are named and left alone when they are broken: %j',
    (text) => {
      const file = join(folder, 'settings.json')
      writeFileSync(file, text)
      expect(() => localSettings(folder)).toThrow(`${file} is broken`)
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
  )
})
