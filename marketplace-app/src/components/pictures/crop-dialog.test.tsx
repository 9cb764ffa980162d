import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import type { CropperProps } from 'react-easy-crop'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInApp } from '../../lib/render-in-app.test-data'
import { CropDialog, type CropDialogProps } from './crop-dialog'

const cropper: { props: CropperProps | null } = { props: null }
const cropPicture = vi.hoisted(() => vi.fn())

// The picture itself needs a screen; its limits do not.
vi.mock('react-easy-crop', () => ({
  default: function Cropper(props: CropperProps) {
    useEffect(() => {
      const isFirst = cropper.props === null
      cropper.props = props
      if (isFirst) props.onCropComplete?.({} as never, { x: 0, y: 0, width: 320, height: 180 })
    })
    return null
  },
}))
vi.mock('./crop-picture', async (original) => ({ ...(await original()), cropPicture }))

const cut = new File(['cut'], 'photo.jpg', { type: 'image/jpeg' })
beforeEach(() => {
  cropper.props = null
  cropPicture.mockReset().mockResolvedValue(cut)
})

const open = async (props: Partial<CropDialogProps>) => {
  const save = vi.fn(async () => true)
  const onClose = vi.fn()
  await renderInApp(
    <CropDialog source="/files/a.jpg" kind="photo" title="Cut" onClose={onClose} save={save} {...props} />,
  )
  await screen.findByRole('dialog')
  await waitFor(() => expect(cropper.props).not.toBeNull())
  return { save, onClose }
}
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const limits = (name: string) => [slider(name).min, slider(name).max, slider(name).value].map(Number)

describe('the crop dialog', () => {
  it('R-447: the avatar is cut round, 100 to 300 and at first 200, zoomed 1 to 3, turned 0 to 360', async () => {
    await open({ kind: 'avatar' })
    expect(cropper.props).toMatchObject({ cropShape: 'round', aspect: 1, minZoom: 1, maxZoom: 3 })
    expect(cropper.props?.cropSize).toEqual({ width: 200, height: 200 })
    expect([limits('Size'), limits('Zoom'), limits('Rotation')]).toEqual([
      [100, 300, 200],
      [1, 3, 1],
      [0, 360, 0],
    ])
    fireEvent.change(slider('Size'), { target: { value: '300' } })
    expect(cropper.props?.cropSize).toEqual({ width: 300, height: 300 })
    fireEvent.change(slider('Rotation'), { target: { value: '90' } })
    expect(cropper.props?.rotation).toBe(90)
    expect(slider('Rotation').getAttribute('aria-valuetext')).toBe('90 degrees')
  })

  it('R-448: the banner is cut 576 to 145, 10 to 1000, zoomed 0.1 to 3, and not turned', async () => {
    await open({ kind: 'banner' })
    expect(cropper.props).toMatchObject({ aspect: 576 / 145, minZoom: 0.1, maxZoom: 3, restrictPosition: false })
    expect([limits('Size').slice(0, 2), limits('Zoom').slice(0, 2)]).toEqual([
      [10, 1000],
      [0.1, 3],
    ])
    expect(screen.queryByRole('slider', { name: 'Rotation' })).toBeNull()
  })

  it('R-449: any other is cut 10 to 800 and at first 400, zoomed 0.1 to 3', async () => {
    await open({ kind: 'generic', aspect: 2 })
    expect(cropper.props).toMatchObject({ aspect: 2, minZoom: 0.1, maxZoom: 3 })
    expect([limits('Size'), limits('Zoom').slice(0, 2)]).toEqual([
      [10, 800, 400],
      [0.1, 3],
    ])
  })

  it('R-451: a photo is cut 16 to 9, as large as it is', async () => {
    await open({ kind: 'photo' })
    expect(cropper.props).toMatchObject({ aspect: 16 / 9, cropShape: 'rect' })
    expect(cropper.props?.cropSize).toBeUndefined()
    expect(screen.queryByRole('slider', { name: 'Size' })).toBeNull()
  })

  it('tells the part that is kept, hands it over as it was set, and closes', async () => {
    const { save, onClose } = await open({ kind: 'avatar' })
    expect(screen.getByRole('status').textContent).toBe('The part is 320 by 180 pixels')
    fireEvent.change(slider('Rotation'), { target: { value: '45' } })
    await userEvent.click(screen.getByRole('button', { name: 'Crop' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(cropPicture).toHaveBeenCalledWith('/files/a.jpg', { x: 0, y: 0, width: 320, height: 180 }, 45)
    expect(save).toHaveBeenCalledWith(cut)
  })

  it('stays open when what was cut could not be kept', async () => {
    const save = vi.fn(async () => false)
    const { onClose } = await open({ save })
    await userEvent.click(screen.getByRole('button', { name: 'Crop' }))
    await waitFor(() => expect(save).toHaveBeenCalled())
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Crop' }).disabled).toBe(false))
    expect(onClose).not.toHaveBeenCalled()
  })
})
