import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const schema = z.object({ PAYLOAD_SECRET: z.string().min(24), STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_') })

export type LocalSettings = z.output<typeof schema>

/**
 * Secrets of this installation, made once and kept beside its data. Those in the environment go before them.
 * @throws Error that names the file when it can't be understood: with new secrets all sessions would end
 */
export function localSettings(dataDir: string): LocalSettings {
  const file = join(dataDir, 'settings.json')
  if (!existsSync(file)) {
    const made: LocalSettings = {
      PAYLOAD_SECRET: `local-${randomBytes(32).toString('hex')}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
    }
    // By rename, so that a file that was cut off in the middle never has this name.
    writeFileSync(`${file}.part`, JSON.stringify(made), { mode: 0o600, flush: true })
    renameSync(`${file}.part`, file)
  }
  return parsed(file)
}

function parsed(file: string): LocalSettings {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(
      `${file} is broken. Put back the one from a backup, or delete it to have new secrets made: everybody then signs in anew.`,
      { cause: error },
    )
  }
}
