import type { UploadedFile } from '@stackyard/shared/schema/file'
import { client } from '../../lib/api'
import { toProblem } from '../../lib/problem'

/** Largest upload in bytes (002 §9). */
const maxFileBytes = 3_145_728

export type UploadOutcome = { files: UploadedFile[]; rejected: { name: string; reason: string }[] }

/** Why a file is not even sent, or undefined (002 §5.4). */
export const refusalOf = (file: Pick<File, 'size'>): string | undefined => {
  if (file.size > maxFileBytes) return 'File size is larger than 3 MB'
  return file.size < 1 ? 'File size is smaller than 1 byte' : undefined
}

/** Uploads one file after the other, tells how many are through, and keeps those that went well. */
export async function uploadFiles(
  chosen: readonly File[],
  onProgress: (done: number, all: number) => void,
): Promise<UploadOutcome> {
  const outcome: UploadOutcome = { files: [], rejected: [] }
  for (const [index, file] of chosen.entries()) {
    onProgress(index, chosen.length)
    const reason = refusalOf(file)
    if (reason) {
      outcome.rejected.push({ name: file.name, reason })
      continue
    }
    try {
      const { results } = await client.fileUpload.upload({ files: [file] })
      outcome.files.push(...results)
    } catch (error) {
      outcome.rejected.push({ name: file.name, reason: toProblem(error).message })
    }
  }
  onProgress(chosen.length, chosen.length)
  return outcome
}
