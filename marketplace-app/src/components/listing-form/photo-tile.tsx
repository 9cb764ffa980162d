import { useSortable } from '@dnd-kit/sortable'
import { Crop, GripVertical, ImageOff, Star, Trash2 } from 'lucide-react'
import { galleryAspect } from '@stackyard/shared/domain/picture-crop'
import type { Photo } from '@stackyard/shared/schema/warehouse'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { Input } from '@stackyard/shared/ui/input'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { CheckedPicture } from '../pictures/checked-picture'
import { shortTitle } from './short-title'

export type PhotoTileProps = {
  photo: Photo
  onTitle: (title: string) => void
  onPrimary: () => void
  onCrop: () => void
  onRemove: () => void
}

/** A photo of the gallery with what can be done to it. The primary one keeps its place. */
export function PhotoTile({ photo, onTitle, onPrimary, onCrop, onRemove }: PhotoTileProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform } = useSortable({
    id: photo.link,
    disabled: photo.primary,
  })
  const offset = transform ? { translate: `${transform.x}px ${transform.y}px` } : {}
  const name = photo.title || words.untitled
  return (
    <li ref={setNodeRef} style={offset} className="rounded-card bg-card overflow-hidden border">
      <figure style={{ aspectRatio: galleryAspect }} className="bg-muted relative overflow-hidden">
        <CheckedPicture
          link={photo.link}
          alt=""
          className="size-full object-cover"
          placeholder={<ImageOff aria-hidden className="text-muted-foreground absolute inset-0 m-auto size-8" />}
        />
        <figcaption
          title={name}
          className="bg-card absolute start-2 bottom-2 rounded-full border px-2 py-0.5 text-xs font-semibold"
        >
          <span aria-hidden>{shortTitle(name)}</span>
          <span className="sr-only">{name}</span>
        </figcaption>
        {photo.primary ? (
          <Badge className="absolute start-2 top-2">{words.primary}</Badge>
        ) : (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`${words.movePhotoOn}: ${name}`}
            className="bg-card absolute end-2 top-2 grid size-11 cursor-grab touch-none place-items-center rounded-full border"
          >
            <GripVertical aria-hidden className="size-4" />
          </button>
        )}
      </figure>
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
