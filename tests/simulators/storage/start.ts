import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'stackyard-files'

export type StorageSimulator = {
  /** The settings that point a server at it. */
  env: Record<string, string>
  /** Stops answering; what is stored stays. */
  pause(): Promise<void>
  /** Answers again, at the same address. */
  resume(): Promise<void>
  /** The names of the files it keeps the objects in; each holds the object's key. */
  keys(): string[]
  close(): Promise<void>
}

/** A local S3 with one bucket, on loopback. Port 0 takes any free one. */
export async function startStorage(port = 0): Promise<StorageSimulator> {
  const directory = mkdtempSync(join(tmpdir(), 'stackyard-s3-'))
  const serve = async (at: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port: at,
      silent: true,
      directory,
      resetOnClose: false,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    })
    const { port: own } = await server.run()
    return { server, own }
  }
  let running = await serve(port)
  const { own } = running
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${own}`,
      S3_PATH_STYLE: '1',
      S3_PREFIX: 'market/files',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_TIMEOUT_SECONDS: '2',
    },
    pause: () => running.server.close(),
    resume: async () => {
      running = await serve(own)
    },
    keys: () => readdirSync(directory, { recursive: true, encoding: 'utf8' }),
    close: async () => {
      await running.server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
