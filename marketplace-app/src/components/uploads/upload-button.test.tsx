import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { Refusal, renderInApp, standInApi } from '../../lib/render-in-app.test-data'
import { UploadButton } from './upload-button'

// Pictures that end in "small" become so, others can't be read.
vi.mock('../../lib/pictures/prepare-picture', () => ({
  preparePicture: async (file: File) =>
    file.name.startsWith('small') ? new File(['made small'], file.name, { type: 'image/jpeg' }) : null,
}))

const image = (name: string) => new File([new Uint8Array(2_000_000)], name, { type: 'image/jpeg' })
const links: string[] = []
const show = (options: { isPicture?: boolean; room?: number } = {}) =>
  renderInApp(
    <UploadButton
      label="Add files"
      accept={options.isPicture === false ? '.pdf' : 'image/*'}
      isPicture={options.isPicture ?? true}
      room={options.room ?? 40}
      failed="Error in uploading Images"
      onFiles={(files) => links.push(...files.map(({ link }) => link))}
    />,
  )
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Add files'), { target: { files } })

let count = 0
const uploaded = () => [{ id: (count += 1), link: `/files/${count}.jpg`, title: 'x' } as UploadedFile]
beforeEach(() => {
  count = 0
  links.length = 0
})

describe('uploads in the app', () => {
  it('R-323: what is sent is the small picture, one call a file, and the end is told', async () => {
    const calls = standInApi(uploaded)
    await show()
    choose(image('small-1.jpg'), image('small-2.jpg'))
    await waitFor(() => expect(screen.getByText('2 files are uploaded')).toBeDefined())
    expect(links).toEqual(['/files/1.jpg', '/files/2.jpg'])
    expect(calls.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)).toEqual(
      Array.from({ length: 2 }, () => 'POST /file-upload'),
    )
    for (const { body } of calls) {
      expect(String(body)).toContain('made small')
      expect(String(body).length).toBeLessThan(1000)
    }
  })

  it('R-325: a picture that cannot be read is not sent: it is listed once, without a second message', async () => {
    const calls = standInApi(uploaded)
    await show()
    choose(image('broken.jpg'), new File(['x'], 'phone.heic'))
    const dialog = within(await screen.findByRole('dialog', { name: 'These files were not taken' }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2))
    expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'broken.jpg: This picture cannot be read',
      'phone.heic: This HEIC picture cannot be read. Save it as a JPEG and choose that.',
    ])
    expect(toast.warning).not.toHaveBeenCalled()
    expect(calls).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('R-323 R-438: a photo of 8 MB is made small and sent; one that stays above 3 MB is listed', async () => {
    const calls = standInApi(uploaded)
    await show()
    const large = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
    choose(large('small-phone.jpg', 8_000_000), large('broken.jpg', 3_145_729), large('small-huge.jpg', 31_457_281))
    const dialog = within(await screen.findByRole('dialog', { name: 'These files were not taken' }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2))
    expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'small-huge.jpg: File size is larger than 30 MB',
      'broken.jpg: File size is larger than 3 MB',
    ])
    expect(links).toEqual(['/files/1.jpg'])
    expect(calls).toHaveLength(1)
  })

  it('R-443: with nothing to upload in what was dropped, it says so', async () => {
    await show()
    fireEvent.drop(screen.getByText('Add files'), { dataTransfer: { files: [] } })
    await waitFor(() => expect(toast.warning).toHaveBeenCalledWith('Nothing found to upload!'))
  })

  it('a document that is too large is listed with its reason and not sent', async () => {
    const calls = standInApi(uploaded)
    await show({ isPicture: false })
    choose(new File([new Uint8Array(3_145_729)], 'plan.pdf'))
    const dialog = within(await screen.findByRole('dialog', { name: 'These files were not taken' }))
    expect(dialog.getByRole('listitem').textContent).toBe('plan.pdf: File size is larger than 3 MB')
    expect(calls).toEqual([])
  })

  it('R-527: a failed one says so, and can be tried again or let go', async () => {
    let fails = true
    standInApi(() => {
      if (fails) throw new Refusal(500, 'The store is full.')
      return uploaded()
    })
    await show()
    choose(image('small-1.jpg'), image('small-2.jpg'))
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1))
    expect(vi.mocked(toast.error).mock.calls[0]?.[0]).toBe('Error in uploading Images')
    const rows = within(screen.getByRole('list', { name: 'Files on their way' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Not uploaded: The store is full.'),
      expect.stringContaining('Not uploaded: The store is full.'),
    ])
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: small-2.jpg' }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again: small-1.jpg' }))
    await waitFor(() => expect(links).toEqual(['/files/1.jpg']))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files on their way' })).toBeNull())
  })

  it('R-511: nothing can be added where there is no room', async () => {
    await show({ room: 0 })
    expect(screen.getByLabelText<HTMLInputElement>('Add files').disabled).toBe(true)
  })
})
