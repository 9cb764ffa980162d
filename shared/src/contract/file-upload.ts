import { z } from 'zod'
import { maxFilesPerUpload, UploadedFile } from '../schema/file'
import { IdParams, paging } from '../schema/query'
import { Done, endpoint } from './endpoint'

const files = z.preprocess(
  (value: File | File[] | undefined) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z
    .array(z.file({ error: 'Nothing found to upload!' }))
    .min(1, 'Nothing found to upload!')
    .max(maxFilesPerUpload, `At most ${maxFilesPerUpload} files at once`),
)

export const fileUpload = {
  upload: endpoint({
    method: 'POST',
    path: '/file-upload/',
    audience: 'user',
    summary: 'Upload files',
    description: 'Multipart, field `files`, at most 3,145,728 bytes each. Types are told by content.',
    input: z.object({ files }),
    results: z.array(UploadedFile),
    callsPerMinute: 60,
  }),
  list: endpoint({
    method: 'GET',
    path: '/file-upload/',
    audience: 'owner',
    summary: 'The own files',
    input: z.object(paging(24)),
    results: z.array(UploadedFile),
  }),
  get: endpoint({
    method: 'GET',
    path: '/file-upload/{id}',
    audience: 'owner',
    summary: 'One own file',
    input: IdParams,
    results: UploadedFile,
  }),
  deleteByUrl: endpoint({
    method: 'DELETE',
    path: '/file-upload/file',
    audience: 'owner',
    summary: 'Delete an own file by its link',
    input: z.object({ filelink: z.string({ error: 'A link is required' }).min(1, 'A link is required').max(500) }),
    results: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/file-upload/{id}',
    audience: 'owner',
    summary: 'Delete an own file',
    input: IdParams,
    results: Done,
  }),
}
