import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type LocalSettings = { PAYLOAD_SECRET: string; STRIPE_WEBHOOK_SECRET: string }

/** Secrets of this installation, made once and kept beside its data. Those in the environment go before them. */
export function localSettings(dataDir: string): LocalSettings {
  const file = join(dataDir, 'settings.json')
  if (!existsSync(file)) {
    const made: LocalSettings = {
      PAYLOAD_SECRET: `local-${randomBytes(32).toString('hex')}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
    }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8')) as LocalSettings
}
