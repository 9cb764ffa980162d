import type { PublicConfig } from '../../schema/public-config'

let asked: Promise<PublicConfig['mapTiles']> | null = null

/** The tiles that this installation names, asked for once a page; null where it names none. */
export function readTiles(): Promise<PublicConfig['mapTiles']> {
  asked ??= read().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

async function read(): Promise<PublicConfig['mapTiles']> {
  const reply = await fetch('/api/config')
  if (!reply.ok) throw new Error(`The settings of the map answered ${reply.status}`)
  const { results } = (await reply.json()) as { results: PublicConfig }
  return results.mapTiles
}
