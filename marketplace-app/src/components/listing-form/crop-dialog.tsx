import 'react-easy-crop/react-easy-crop.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { client } from '../../lib/api'
import { notifyFailure } from '../../lib/notify'
import { texts } from '../../lib/texts'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { cropPicture, type CropArea } from './crop-picture'

const photoAspect = 16 / 9
const maxZoom = 3

export type CropDialogProps = {
  link: string
  title: string
  /** Width by height of the part; a photo's 16:9 unless given. */
  aspect?: number
  onClose: () => void
  onCropped: (file: UploadedFile) => void
}

/** Cuts a picture to a shape, a photo to 16:9 (002 §2.14): drag, pinch, or the slider; arrow keys move the part when the picture has focus. */
export function CropDialog({ link, title, aspect = photoAspect, onClose, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const cutting = useMutation({
    mutationFn: async (chosen: CropArea) => {
      const { results } = await client.fileUpload.upload({ files: [await cropPicture(link, chosen)] })
      return results[0]
    },
    onSuccess: (file) => {
      if (file) onCropped(file)
      onClose()
    },
    onError: (error) => notifyFailure(text('image.upload.error'), error),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.crop.title(title)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.actions.cancel}
          </Button>
          <Button busy={cutting.isPending} disabled={area === null} onClick={() => area && cutting.mutate(area)}>
            {words.crop.apply}
          </Button>
        </>
      }
    >
      <div className="bg-muted rounded-card relative h-72 overflow-hidden sm:h-96">
        <Cropper
          image={link}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          aspect={aspect}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <label className="mt-4 flex items-center gap-3 text-sm">
        {words.crop.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className="accent-primary h-11 flex-1"
        />
      </label>
    </Dialog>
  )
}
