import { z } from 'zod'

/** Largest file that may be uploaded, in bytes. */
export const maxFileBytes = 3_145_728
export const maxFilesPerUpload = 10

/** What one account may keep in all. */
export const maxStoredFiles = 1000
export const maxStoredBytes = 500 * 1024 * 1024

export const UploadedFile = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  title: z.string(),
  link: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  createdAt: z.string(),
})
export type UploadedFile = z.infer<typeof UploadedFile>
