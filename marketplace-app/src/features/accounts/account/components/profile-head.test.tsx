import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import type { CropperProps } from 'react-easy-crop'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import type { Profile } from '@stackyard/shared/schema/user'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { ProfileHead } from './profile-head'

vi.mock('react-easy-crop', () => ({
  default: function Cropper({ onCropComplete }: CropperProps) {
    const isTold = useRef(false)
    useEffect(() => {
      if (isTold.current) return
      isTold.current = true
      onCropComplete?.({} as never, { x: 0, y: 0, width: 200, height: 200 })
    })
    return null
  },
}))
vi.mock('../../../../components/pictures/crop-picture', async (original) => ({
  ...(await original()),
  cropPicture: async () => new File(['cut'], 'photo.jpg', { type: 'image/jpeg' }),
}))
vi.mock('../../../../lib/pictures/prepare-picture', () => ({ preparePicture: async (file: File) => file }))

const profile = { id: 7, firstName: 'Bea', lastName: 'Okafor', avatar: null, banner: null, createdAt: '2026-03-05' }
const uploaded = { id: 31, title: 'photo.jpg', link: '/files/0f.jpg', mimeType: 'image/jpeg' }

/** Chooses a picture for the avatar or the banner and cuts it. Answers the calls that are made. */
async function change(name: 'avatar' | 'banner', fails: { upload?: true; save?: true } = {}) {
  const calls = standInApi(({ path, body }) => {
    if (path.startsWith('/file-upload')) {
      if (fails.upload) throw new Refusal(500, 'The store is full.')
      return [uploaded]
    }
    if (fails.save) throw new Refusal(500, 'The profile is locked.')
    return { ...profile, ...(body as object) }
  })
  await renderInApp(<ProfileHead profile={profile as Profile} />)
  await userEvent.click(screen.getByRole('button', { name: `Change ${name === 'avatar' ? 'picture' : 'banner'}` }))
  const input = await screen.findByLabelText(name === 'avatar' ? 'Choose a picture' : 'Choose a banner')
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } })
  const cut = await screen.findByRole<HTMLButtonElement>('button', { name: 'Crop' })
  await waitFor(() => expect(cut.disabled).toBe(false))
  await userEvent.click(cut)
  return calls
}

const said = (kind: 'success' | 'error') => vi.mocked(toast[kind]).mock.calls.map(([text]: unknown[]) => text)

describe('the pictures of a profile', () => {
  it.each([
    ['avatar', 'Profile Avatar updated'],
    ['banner', 'Profile Banner updated'],
  ] as const)('R-470 R-471: the %s is cut, uploaded, and then saved to the profile', async (name, done) => {
    const calls = await change(name)
    await waitFor(() => expect(said('success')).toEqual([done]))
    expect(calls.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)).toEqual([
      'POST /file-upload',
      'PUT /user/profile',
    ])
    expect(calls[1]?.body).toEqual({ [name]: '/files/0f.jpg' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['avatar', 'Crop Image'],
    ['banner', 'Crop & Resize Image'],
  ] as const)('R-470: the %s is cut in the dialog "%s"', async (name, title) => {
    await change(name, { upload: true })
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
  })

  it.each([
    ['avatar', 'Error in uploading avatar', 'Error in updating profile avatar'],
    ['banner', 'Error in uploading banner', 'Error in updating profile banner'],
  ] as const)('R-471 R-527: says what failed of the %s, and leaves the crop open', async (name, upload, save) => {
    const refused = await change(name, { upload: true })
    await waitFor(() => expect(said('error')).toEqual([upload]))
    expect(refused).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Crop' })).toBeDefined()
    cleanup()
    await change(name, { save: true })
    await waitFor(() => expect(said('error')).toEqual([upload, save]))
    expect(said('success')).toEqual([])
  })
})
