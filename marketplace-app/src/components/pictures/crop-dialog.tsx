import 'react-easy-crop/react-easy-crop.css'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import {
  cropRules,
  type CropKind,
  type CropRange,
  type CropRules,
  frameOf,
  type PictureSize,
  withinRange,
} from '@stackyard/shared/domain/picture-crop'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { notifyFailure } from '../../lib/notify'
import { texts } from '../../lib/texts'
import { pictureTexts } from '../../lib/texts/pictures'
import { cropPicture, type CropArea, sizeOf } from './crop-picture'

const words = pictureTexts.crop

export type CropDialogProps = {
  /** A picture by its link, or as it was chosen. */
  source: string | File
  kind: CropKind
  /** Width by height, where it is not the kind's own. */
  aspect?: number
  title: string
  onClose: () => void
  /** Takes what was cut; true closes the dialog, after false it can be tried again. */
  save: (picture: File) => Promise<boolean>
}

/** Cuts a picture to a shape: drag, pinch or wheel; arrow keys on the picture, sliders for the rest. */
export function CropDialog({ source, kind, aspect, title, onClose, save }: CropDialogProps) {
  const rules: CropRules = cropRules[kind]
  const shape = aspect ?? rules.aspect
  const link = useLink(source)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [size, setSize] = useState(rules.size?.start ?? 0)
  const [zoom, setZoom] = useState(rules.zoom.start)
  const [rotation, setRotation] = useState(0)
  const [area, setArea] = useState<CropArea | null>(null)
  const [room, measure] = useRoom()
  const cutting = useMutation({
    mutationFn: async (chosen: CropArea) => save(await cropPicture(link, chosen, rotation)),
    onSuccess: (isSaved) => isSaved && onClose(),
    onError: (error) => notifyFailure(text('image.upload.error'), error),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.actions.cancel}
          </Button>
          <Button busy={cutting.isPending} disabled={area === null} onClick={() => area && cutting.mutate(area)}>
            {words.apply}
          </Button>
        </>
      }
    >
      <div ref={measure} className="bg-muted rounded-card relative h-72 overflow-hidden sm:h-80">
        {link ? (
          <Cropper
            image={link}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            minZoom={rules.zoom.min}
            maxZoom={rules.zoom.max}
            aspect={shape}
            cropShape={rules.shape}
            {...(rules.size ? { cropSize: frameOf(rules.size, shape, size, room) } : {})}
            objectFit={objectFits[kind]}
            restrictPosition={rules.zoom.min >= 1}
            cropperProps={{ role: 'application', 'aria-label': words.area }}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={(next) => setZoom(withinRange(rules.zoom, next))}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
          />
        ) : null}
      </div>
      <p role="status" className="text-muted-foreground mt-2 min-h-5 text-sm">
        {area ? partText(area) : ''}
      </p>
      {rules.size ? (
        <Slider label={words.size} range={rules.size} step={1} value={size} say={words.pixels} onChange={setSize} />
      ) : null}
      <Slider label={words.zoom} range={rules.zoom} step={0.05} value={zoom} say={words.times} onChange={setZoom} />
      {rules.rotation ? (
        <Slider
          label={words.rotation}
          range={rules.rotation}
          step={1}
          value={rotation}
          say={words.degrees}
          onChange={setRotation}
        />
      ) : null}
    </Dialog>
  )
}

/** How the picture lies in the room at zoom 1, so that the frame begins filled. */
const objectFits = { avatar: 'cover', banner: 'horizontal-cover', generic: 'contain', photo: 'contain' } as const

const partText = (area: CropArea): string => {
  const { width, height } = sizeOf(area)
  return words.part(width, height)
}

/** The picture's link; of a chosen file one that lasts as long as the dialog. */
function useLink(source: string | File): string {
  const [link, setLink] = useState(typeof source === 'string' ? source : '')
  useEffect(() => {
    if (typeof source === 'string') return undefined
    const made = URL.createObjectURL(source)
    setLink(made)
    return () => URL.revokeObjectURL(made)
  }, [source])
  return link
}

/** The size of an element on the screen, as it changes. */
function useRoom(): [PictureSize, (element: HTMLElement | null) => () => void] {
  const [room, setRoom] = useState<PictureSize>({ width: 464, height: 320 })
  const [measure] = useState(() => (element: HTMLElement | null) => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setRoom({ width, height })
    })
    if (element) observer.observe(element)
    return () => observer.disconnect()
  })
  return [room, measure]
}

type SliderProps = {
  label: string
  range: CropRange
  step: number
  value: number
  say: (value: number) => string
  onChange: (value: number) => void
}

function Slider({ label, range, step, value, say, onChange }: SliderProps) {
  return (
    <label className="mt-1 flex items-center gap-3 text-sm">
      <span className="w-20">{label}</span>
      <input
        type="range"
        min={range.min}
        max={range.max}
        step={step}
        value={value}
        aria-valuetext={say(Math.round(value * 100) / 100)}
        onChange={(event) => onChange(withinRange(range, event.target.valueAsNumber))}
        className="accent-primary h-11 min-w-0 flex-1"
      />
    </label>
  )
}
