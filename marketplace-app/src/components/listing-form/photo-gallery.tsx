import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { Crop, GripVertical, Star, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Controller } from 'react-hook-form'
import { makePrimary, movePhoto, removePhoto, withOnePrimary } from '@stackyard/shared/domain/listing-photos'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import type { Photo } from '@stackyard/shared/schema/warehouse'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { Input } from '@stackyard/shared/ui/input'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { useListingForm } from './use-listing-form'
import { UploadButton } from './upload-button'

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }))

const toPhoto = (file: UploadedFile): Photo => ({
  id: file.id,
  link: file.link,
  title: file.title.slice(0, 200),
  primary: false,
  ...(file.width && file.height ? { width: file.width, height: file.height } : {}),
})

/** Photos with one primary (002 §4.3), ordered by drag or by keyboard: space lifts, arrows move, space drops. */
export function PhotoGallery() {
  const { control } = useListingForm()
  return (
    <Controller
      control={control}
      name="photos"
      render={({ field }) => <Gallery photos={field.value} onChange={field.onChange} />}
    />
  )
}

type GalleryProps = { photos: readonly Photo[]; onChange: (photos: Photo[]) => void }

function Gallery({ photos, onChange }: GalleryProps) {
  const [said, setSaid] = useState('')
  const [cropped, setCropped] = useState<number | null>(null)
  const photo = cropped === null ? undefined : photos[cropped]
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = photos.findIndex((photo) => photo.link === active.id)
    const to = photos.findIndex((photo) => photo.link === over?.id)
    if (from < 0 || to < 0) return
    const moved = movePhoto(photos, from, to)
    setSaid(
      words.moved(photos[from]?.title || words.untitled, moved.findIndex((photo) => photo.link === active.id) + 1),
    )
    onChange(moved)
  }
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title" className="font-display text-lg font-semibold">
        {words.photos}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.photosLead}</p>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={photos.map((photo) => photo.link)} strategy={rectSortingStrategy}>
          <ul className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.link}
                photo={photo}
                onTitle={(title) => onChange(photos.map((one, at) => (at === index ? { ...one, title } : one)))}
                onPrimary={() => onChange(makePrimary(photos, index))}
                onCrop={() => setCropped(index)}
                onRemove={() => onChange(removePhoto(photos, index))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
      <UploadButton
        label={words.addPhotos}
        accept="image/*"
        onFiles={(files) => onChange(withOnePrimary([...photos, ...files.map(toPhoto)]))}
      />
      {photo ? (
        <Suspense>
          <CropDialog
            link={photo.link}
            title={photo.title}
            onClose={() => setCropped(null)}
            onCropped={(file) =>
              onChange(
                photos.map((one) =>
                  one === photo ? { ...toPhoto(file), title: one.title, primary: one.primary } : one,
                ),
              )
            }
          />
        </Suspense>
      ) : null}
    </section>
  )
}

type PhotoTileProps = {
  photo: Photo
  onTitle: (title: string) => void
  onPrimary: () => void
  onCrop: () => void
  onRemove: () => void
}

function PhotoTile({ photo, onTitle, onPrimary, onCrop, onRemove }: PhotoTileProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform } = useSortable({
    id: photo.link,
    disabled: photo.primary,
  })
  const offset = transform ? { translate: `${transform.x}px ${transform.y}px` } : {}
  return (
    <li ref={setNodeRef} style={offset} className="rounded-card bg-card overflow-hidden border">
      <div className="relative">
        <img src={photo.link} alt={photo.title} className="bg-muted aspect-video w-full object-cover" />
        {photo.primary ? (
          <Badge className="absolute start-2 top-2">{words.primary}</Badge>
        ) : (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`${words.movePhotoOn}: ${photo.title || words.untitled}`}
            className="bg-card absolute end-2 top-2 grid size-11 cursor-grab touch-none place-items-center rounded-full border"
          >
            <GripVertical aria-hidden className="size-4" />
          </button>
        )}
      </div>
      <div className="flex items-center gap-1 p-2">
        <Input
          aria-label={words.photoTitle}
          value={photo.title}
          maxLength={200}
          onChange={(event) => onTitle(event.target.value)}
        />
        {photo.primary ? null : (
          <Button variant="ghost" size="icon" aria-label={words.makePrimary} onClick={onPrimary}>
            <Star aria-hidden />
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label={words.crop.action} onClick={onCrop}>
          <Crop aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label={words.removePhoto} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  )
}
