import { renderHook, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { expect, it, vi } from 'vitest'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { Refusal, standInApi } from '../../lib/render-in-app.test-data'
import { keepUpload } from './kept-uploads'
import { useLeftovers } from './use-leftovers'

const image = { id: 1, link: '/files/a.jpg', mimeType: 'image/jpeg' } as UploadedFile
const sheet = { id: 2, link: '/files/b.pdf', mimeType: 'application/pdf' } as UploadedFile
const kept = { id: 3, link: '/files/c.jpg', mimeType: 'image/jpeg' } as UploadedFile
const saved = { id: 4, link: '/files/d.jpg', mimeType: 'image/jpeg' } as UploadedFile

/** Uploads four files in a form, of which one stands in it and one in the saved record, and leaves the form. */
function leave(record: object | null) {
  const { result, unmount } = renderHook(() => {
    const form = useForm({ defaultValues: { photos: [{ link: kept.link }] } })
    useLeftovers(form, record)
    return form
  })
  for (const file of [image, sheet, kept, saved]) keepUpload(result.current.control, file)
  unmount()
}

it('R-445: when a form is left, what it has no use for is deleted: pictures by link, documents by id', async () => {
  const calls = standInApi(() => ({}))
  leave({ photos: [{ link: saved.link }] })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['DELETE', '/file-upload/file', { filelink: '/files/a.jpg' }],
    ['DELETE', '/file-upload/2', expect.anything()],
  ])
})

it('R-527: what could not be deleted is said by its kind', async () => {
  standInApi(() => {
    throw new Refusal(500, 'Later.')
  })
  leave({ photos: [{ link: saved.link }] })
  await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(2))
  expect(vi.mocked(toast.error).mock.calls.map(([text]: unknown[]) => text)).toEqual([
    'Error in deleting Images',
    'Error in deleting Document',
  ])
})

it('deletes nothing while a save is under way', async () => {
  const calls = standInApi(() => ({}))
  leave(null)
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls).toEqual([])
})
