import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { picture } from '../api/foundation/file-upload/picture'
import { call } from '../setup/api'
import { templateData, type Cluster } from '../setup/cluster'
import { startStorage, type StorageSimulator } from '../simulators/storage/start'
import { judge, type LoadRecord } from './load'

const UPLOAD_EVERY_MS = 2_000
/** What a bucket holds in place of a folder. */
const AREAS = ['files', 'media', 'pictures', 'pages']

/** A local S3 with what the seed uploaded, copied there by the operator's own program. */
export async function startBucket(cluster: Cluster, buildFolder: string): Promise<StorageSimulator> {
  const storage = await startStorage()
  const env = { ...process.env, ...storage.env, DATA_DIR: templateData(cluster) }
  try {
    await promisify(execFile)(process.execPath, [join(buildFolder, 'copy-storage.mjs')], { env })
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** The folders of files below the data folders of processes, of which there may be none with a bucket. */
export const foldersOfFiles = (dataDirs: readonly string[]): string[] =>
  dataDirs.flatMap((folder) => AREAS.map((area) => join(folder, area))).filter((folder) => existsSync(folder))

/** Uploads a picture again and again; each that was acknowledged has to be the same in every process that runs. */
export function startUploads(
  { url, webs, token }: { url: string; webs: readonly string[]; token: string },
  record: LoadRecord,
): { end(): Promise<string[]> } {
  const over = new AbortController()
  const links: string[] = []
  const bytes = picture(60, 40)
  const uploadOne = async (): Promise<void> => {
    const body = new FormData()
    body.append('files', new Blob([new Uint8Array(bytes)]), 'yard.png')
    const reply = await call<UploadedFile[]>(url, 'POST', '/file-upload/', { token, body }).catch(() => undefined)
    if (reply) judge(record, 'upload', reply, reply.error?.code)
    const link = reply?.success ? reply.results[0]?.link : undefined
    if (!link) return
    links.push(link)
    record.wrongFiles.push(...(await wrongOf(webs, [link], true)))
  }
  const run = async (): Promise<void> => {
    for (; !over.signal.aborted; await pause(UPLOAD_EVERY_MS)) await uploadOne()
  }
  const running = run()
  return {
    async end() {
      over.abort()
      await running
      return links
    },
  }
}

/** The files that a process does not have. One that is away, or whose bucket is, says nothing of them while it may be. */
export async function wrongOf(webs: readonly string[], links: readonly string[], mayBeAway = false): Promise<string[]> {
  const wrong: string[] = []
  for (const link of links)
    for (const web of webs) {
      const status = await fetch(web + link).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      )
      if (status !== 200 && !(mayBeAway && (status === 0 || status === 503))) wrong.push(`${web}${link}: ${status}`)
    }
  return wrong
}
