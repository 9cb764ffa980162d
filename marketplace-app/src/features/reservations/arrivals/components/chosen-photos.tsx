import { useMutation } from '@tanstack/react-query'
import { Camera, X } from 'lucide-react'
import { useRef } from 'react'
import { arrivalPhotoTypes, MOST_ARRIVAL_PHOTOS } from '@stackyard/shared/reference/arrival-states'
import { logFailure } from '@stackyard/shared/reference/log-failure'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../../lib/api'
import { notifyFailure, notifyWarning } from '../../../../lib/notify'
import { arrivalTexts } from '../../../../lib/texts/arrivals'

const words = arrivalTexts.checkIn

/** Uploads photos that are chosen and deletes those that are taken out again. */
export function usePhotos(photos: readonly UploadedFile[], onPhotos: (photos: readonly UploadedFile[]) => void) {
  const upload = useMutation({
    mutationFn: async (files: File[]) => (await client.fileUpload.upload({ files })).results,
    onSuccess: (added) => onPhotos([...photos, ...added]),
    onError: (error) => notifyFailure(words.uploadFailed, error),
  })
  const add = (files: File[]) => {
    const room = MOST_ARRIVAL_PHOTOS - photos.length
    if (files.length > room) notifyWarning(words.tooMany(MOST_ARRIVAL_PHOTOS))
    if (room > 0 && files.length > 0) upload.mutate(files.slice(0, room))
  }
  const remove = (photo: UploadedFile) => {
    onPhotos(photos.filter(({ id }) => id !== photo.id))
    client.fileUpload
      .delete({ id: photo.id })
      .catch((error: unknown) => logFailure('A photo that was taken out could not be deleted', error))
  }
  return { photos, add, remove, isUploading: upload.isPending }
}

type ChosenPhotosProps = { chosen: ReturnType<typeof usePhotos>; error: string | undefined }

/** The photos of a check-in that is being written. */
export function ChosenPhotos({ chosen: { photos, add, remove, isUploading }, error }: ChosenPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-2 sm:col-span-2">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={arrivalPhotoTypes.join(',')}
        aria-label={words.addPhotos}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          add(files)
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          busy={isUploading}
          disabled={photos.length >= MOST_ARRIVAL_PHOTOS}
          onClick={() => input.current?.click()}
        >
          <Camera aria-hidden />
          {words.addPhotos}
        </Button>
        <p className="text-muted-foreground text-xs">{words.photosHint(MOST_ARRIVAL_PHOTOS)}</p>
      </div>
      {photos.length > 0 ? (
        <ul aria-label={words.photos} className="flex flex-wrap gap-2">
          {photos.map((photo) => (
            <li
              key={photo.id}
              className="rounded-card bg-subtle flex max-w-full min-w-0 items-center gap-1 border ps-3 text-sm"
            >
              <span className="truncate">{photo.title}</span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={words.removePhoto(photo.title)}
                onClick={() => remove(photo)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {isUploading ? words.uploading : null}
      </p>
      {error ? (
        <p role="alert" className="text-danger-ink text-sm">
          {error}
        </p>
      ) : null}
    </div>
  )
}
