import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { lazy, type RefCallback, Suspense, useState } from 'react'
import { Controller } from 'react-hook-form'
import { makePrimary, movePhoto, removePhoto, withOnePrimary } from '@stackyard/shared/domain/listing-photos'
import { text } from '@stackyard/shared/messages/text'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import type { Photo } from '@stackyard/shared/schema/warehouse'
import { client } from '../../lib/api'
import { notifyFailure } from '../../lib/notify'
import { preparePicture } from '../../lib/pictures/prepare-picture'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { pictureTexts } from '../../lib/texts/pictures'
import { keepUpload } from '../uploads/kept-uploads'
import { UploadButton } from '../uploads/upload-button'
import { PhotoTile } from './photo-tile'
import { useListingForm } from './use-listing-form'

const CropDialog = lazy(async () => ({ default: (await import('../pictures/crop-dialog')).CropDialog }))

const maxPhotos = 40

const toPhoto = (file: UploadedFile): Photo => ({
  id: file.id,
  link: file.link,
  title: file.title.slice(0, 200),
  primary: false,
  ...(file.width && file.height ? { width: file.width, height: file.height } : {}),
})

/** Photos with one primary, ordered by drag or by keyboard: space lifts, arrows move, space drops. */
export function PhotoGallery() {
  const { control } = useListingForm()
  return (
    <Controller
      control={control}
      name="photos"
      render={({ field }) => <Gallery photos={field.value} headRef={field.ref} />}
    />
  )
}

function Gallery({ photos, headRef }: { photos: readonly Photo[]; headRef: RefCallback<HTMLElement> }) {
  const { control, getValues, setValue } = useListingForm()
  const [said, setSaid] = useState('')
  const [cropped, setCropped] = useState<string | null>(null)
  const photo = photos.find(({ link }) => link === cropped)
  // Uploads end whenever they do: what they add to is what stands in the form by then.
  const change = (to: (present: readonly Photo[]) => Photo[]) =>
    setValue('photos', to(getValues('photos')), { shouldDirty: true })
  const add = (files: readonly UploadedFile[]) => {
    for (const file of files) keepUpload(control, file)
    change((present) => withOnePrimary([...present, ...files.map(toPhoto)]))
  }
  const replace = async (old: Photo, picture: File) => {
    try {
      const { results } = await client.fileUpload.upload({ files: [(await preparePicture(picture)) ?? picture] })
      for (const file of results) {
        keepUpload(control, file)
        change((present) =>
          present.map((one) =>
            one.link === old.link ? { ...toPhoto(file), title: one.title, primary: one.primary } : one,
          ),
        )
      }
      return true
    } catch (error) {
      notifyFailure(text('image.upload.error'), error)
      return false
    }
  }
  return (
    <section aria-labelledby="photos-title">
      <h2 ref={headRef} tabIndex={-1} id="photos-title" className="font-display text-lg font-semibold">
        {words.photos}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.photosLead}</p>
      <Sortable photos={photos} onMove={change} onSay={setSaid}>
        {photos.map((one, index) => (
          <PhotoTile
            key={one.link}
            photo={one}
            onTitle={(title) =>
              change((present) => present.map((each, at) => (at === index ? { ...each, title } : each)))
            }
            onPrimary={() => change((present) => makePrimary(present, index))}
            onCrop={() => setCropped(one.link)}
            onRemove={() => change((present) => removePhoto(present, index))}
          />
        ))}
      </Sortable>
      <p role="status" className="sr-only">
        {said}
      </p>
      <UploadButton
        label={words.addPhotos}
        accept="image/*"
        isPicture
        room={maxPhotos - photos.length}
        failed={text('images.upload.error')}
        onFiles={add}
      />
      {photo ? (
        <Suspense>
          <CropDialog
            source={photo.link}
            kind="photo"
            title={pictureTexts.crop.title(photo.title)}
            onClose={() => setCropped(null)}
            save={async (picture) => replace(photo, picture)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

type SortableProps = {
  photos: readonly Photo[]
  onMove: (to: (present: readonly Photo[]) => Photo[]) => void
  onSay: (text: string) => void
  children: React.ReactNode
}

function Sortable({ photos, onMove, onSay, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = photos.findIndex((photo) => photo.link === active.id)
    const to = photos.findIndex((photo) => photo.link === over?.id)
    if (from < 0 || to < 0) return
    const at = movePhoto(photos, from, to).findIndex((photo) => photo.link === active.id)
    onSay(words.moved(photos[from]?.title || words.untitled, at + 1))
    onMove((present) => movePhoto(present, from, to))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={photos.map((photo) => photo.link)} strategy={rectSortingStrategy}>
        <ul className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
      </SortableContext>
    </DndContext>
  )
}
