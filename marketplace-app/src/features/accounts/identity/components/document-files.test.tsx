import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { identityTexts as words } from '../../../../lib/texts/identity'
import { DocumentFiles } from './document-files'

// HEIC becomes JPEG and pictures become small; those named "broken" can't be read.
vi.mock('../../../../lib/pictures/prepare-picture', () => ({
  preparePicture: async (file: File) =>
    file.name.startsWith('broken')
      ? null
      : new File(['made small'], file.name.replace('.heic', '.jpg'), { type: 'image/jpeg' }),
}))

let count = 0
let ids: number[] = []
beforeEach(() => {
  count = 0
  ids = []
})

const uploaded = () => {
  count += 1
  return [{ id: count, link: `/files/${count}.jpg`, title: `file ${count}` } as UploadedFile]
}
const show = () => renderInApp(<DocumentFiles error={undefined} onChange={(next) => (ids = next)} />)
const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } })
const photo = (name: string) => new File([new Uint8Array(2_000_000)], name, { type: 'image/jpeg' })

it('R-323 R-324: pictures of a document are made small and HEIC becomes JPEG before they are sent; PDFs go as they are', async () => {
  const calls = standInApi(uploaded)
  await show()
  choose(words.addPictures, photo('front.jpg'), new File(['heic'], 'back.heic'))
  await waitFor(() => expect(ids).toEqual([1, 2]))
  choose(words.addPdf, new File(['%PDF-1.7 scan'], 'scan.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(ids).toEqual([1, 2, 3]))
  expect(String(calls[0]?.body).length).toBeLessThan(1000)
  expect(String(calls[1]?.body)).toContain('filename="back.jpg"')
  expect(String(calls[2]?.body)).toContain('%PDF-1.7 scan')
  await userEvent.click(screen.getByRole('button', { name: words.remove('file 2') }))
  expect(ids).toEqual([1, 3])
})

it('R-439: each file that is not taken is listed with its own reason', async () => {
  standInApi(uploaded)
  await show()
  choose(words.addPictures, photo('broken.jpg'), new File(['x'], 'broken.heic'), photo('front.jpg'))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2))
  expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'broken.jpg: This picture cannot be read',
    'broken.heic: This HEIC picture cannot be read. Save it as a JPEG and choose that.',
  ])
  await waitFor(() => expect(ids).toEqual([1]))
})

it('R-439: each upload that fails says so in its own line and can be tried again', async () => {
  let fails = true
  standInApi(() => {
    if (fails) throw new Refusal(500, 'The store is full.')
    return uploaded()
  })
  await show()
  choose(words.addPictures, photo('front.jpg'), photo('back.jpg'))
  expect(await screen.findAllByText(/Not uploaded: The store is full\./)).toHaveLength(2)
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again: back.jpg' }))
  await waitFor(() => expect(ids).toEqual([1]))
  expect(screen.getByText('front.jpg')).toBeDefined()
})
