import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import type { Photo } from '@stackyard/shared/schema/warehouse'
import { renderInApp, standInApi } from '../../lib/render-in-app.test-data'
import { PhotoGallery } from './photo-gallery'

vi.mock('../../lib/pictures/prepare-picture', () => ({ preparePicture: async (file: File) => file }))

const values: { photos: readonly Photo[] } = { photos: [] }
function Form({ photos }: { photos: Photo[] }) {
  const form = useForm({ defaultValues: { photos } })
  values.photos = form.watch('photos')
  return (
    <FormProvider {...form}>
      <PhotoGallery />
    </FormProvider>
  )
}

const photo = (id: number, title = `Photo ${id}`): Photo => ({ id, link: `/files/${id}.jpg`, title, primary: id === 1 })
const links = () => values.photos.map(({ link }) => link)
const tileOf = (name: string) =>
  within(screen.getByText(name, { selector: 'figcaption .sr-only' }).closest('li') as HTMLElement)

describe('the gallery', () => {
  it('R-446: shows ten characters of a title, and the whole of it to who points or listens', async () => {
    await renderInApp(<Form photos={[photo(1, 'Loading dock at the north gate')]} />)
    const shown = screen.getByText('Loading do…')
    const caption = shown.closest('figcaption')
    expect(caption?.title).toBe('Loading dock at the north gate')
    expect(within(caption as HTMLElement).getByText('Loading dock at the north gate')).toBeDefined()
  })

  it('R-451: stands photos in squares', async () => {
    await renderInApp(<Form photos={[photo(1)]} />)
    expect(screen.getByRole('figure').style.aspectRatio).toMatch(/^1( \/ 1)?$/)
  })

  it('R-529 R-528: the first of several uploads becomes primary, and no other', async () => {
    let id = 10
    standInApi(() => [{ ...photo((id += 1)), width: 640, height: 400 }])
    await renderInApp(<Form photos={[]} />)
    const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
    fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } })
    await waitFor(() => expect(links()).toEqual(['/files/11.jpg', '/files/12.jpg']))
    expect(values.photos.map(({ primary }) => primary)).toEqual([true, false])
  })

  it('R-530: a photo marked primary comes first; R-531: it has no handle to be moved by', async () => {
    await renderInApp(<Form photos={[photo(1), photo(2), photo(3)]} />)
    await userEvent.click(tileOf('Photo 3').getByRole('button', { name: 'Make primary' }))
    expect(links()).toEqual(['/files/3.jpg', '/files/1.jpg', '/files/2.jpg'])
    expect(values.photos.map(({ primary }) => primary)).toEqual([true, false, false])
    expect(tileOf('Photo 3').queryByRole('button', { name: /Move/ })).toBeNull()
    expect(tileOf('Photo 1').getByRole('button', { name: /Move/ })).toBeDefined()
  })
})
