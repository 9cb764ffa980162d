import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import type { CropperProps } from 'react-easy-crop'
import { FormProvider, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../lib/render-in-app.test-data'
import { LogoFields } from './logo-fields'

vi.mock('react-easy-crop', () => ({
  default: function Cropper({ onCropComplete, aspect }: CropperProps) {
    const isTold = useRef(false)
    useEffect(() => {
      if (isTold.current) return
      isTold.current = true
      onCropComplete?.({} as never, { x: 0, y: 0, width: 100 * aspect, height: 100 })
    })
    return null
  },
}))
vi.mock('../pictures/crop-picture', async (original) => ({
  ...(await original()),
  cropPicture: async () => new File(['cut'], 'photo.jpg', { type: 'image/jpeg' }),
}))
vi.mock('../../lib/pictures/prepare-picture', () => ({ preparePicture: async (file: File) => file }))

function Form() {
  const form = useForm({ defaultValues: { miniLogo: null, logo: null, banner: null } })
  return (
    <FormProvider {...form}>
      <LogoFields />
      <output>{String(form.watch('banner'))}</output>
    </FormProvider>
  )
}

const png = (name: string) => new File(['x'], name, { type: 'image/png' })
const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } })
const crop = async () => {
  const cut = await screen.findByRole<HTMLButtonElement>('button', { name: 'Crop' })
  await waitFor(() => expect(cut.disabled).toBe(false))
  await userEvent.click(cut)
}

describe('logo and banner of a listing', () => {
  it('R-440: the banner is cropped before it is uploaded', async () => {
    const calls = standInApi(() => [{ id: 3, title: 'photo.jpg', link: '/files/3.jpg', mimeType: 'image/jpeg' }])
    await renderInApp(<Form />)
    choose('Choose the banner', png('front.png'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop & Resize Image' }))
    expect(await dialog.findByText('The part is 397 by 100 pixels')).toBeDefined()
    expect(calls).toEqual([])
    await crop()
    await waitFor(() => expect(screen.getByText('/files/3.jpg')).toBeDefined())
    expect(calls).toHaveLength(1)
    expect(String(calls[0]?.body)).toContain('cut')
  })

  it.each([
    ['a .gif', [new File(['x'], 'front.gif', { type: 'image/gif' })], 'Choose .jpg, .jpeg, .png, .webp, .bmp or .heic'],
    ['two files', [png('front.png'), png('back.png')], 'Choose one file'],
  ])('R-440: the banner is not %s, and that is said', async (_, files, reason) => {
    const calls = standInApi(() => [])
    await renderInApp(<Form />)
    choose('Choose the banner', ...files)
    const dialog = within(await screen.findByRole('dialog', { name: 'These files were not taken' }))
    expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual(
      files.map(({ name }) => `${name}: ${reason}`),
    )
    expect(toast.warning).not.toHaveBeenCalled()
    expect(calls).toEqual([])
  })

  it('R-527: a banner or logo that could not be uploaded says so, and the crop stays open', async () => {
    standInApi(() => {
      throw new Refusal(500, 'The store is full.')
    })
    await renderInApp(<Form />)
    choose('Choose the banner', png('front.png'))
    await crop()
    await waitFor(() => expect(vi.mocked(toast.error).mock.calls[0]?.[0]).toBe('Error in uploading banner'))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    choose('Choose the logo', png('sign.png'))
    await crop()
    await waitFor(() => expect(vi.mocked(toast.error).mock.calls[1]?.[0]).toBe('Error in uploading Image'))
    expect(screen.getByRole('button', { name: 'Crop' })).toBeDefined()
  })
})
