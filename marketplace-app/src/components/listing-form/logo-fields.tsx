import { Crop, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Controller } from 'react-hook-form'
import type { CropKind } from '@stackyard/shared/domain/picture-crop'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { CheckedPicture } from '../pictures/checked-picture'
import { ChooseAndCrop } from '../pictures/choose-and-crop'
import { useListingForm } from './use-listing-form'
import { keepUpload } from '../uploads/kept-uploads'
import { client } from '../../lib/api'
import { notifyFailure } from '../../lib/notify'
import { listingFormTexts } from '../../lib/texts/listing-form'

const CropDialog = lazy(async () => ({
  default: (await import('../pictures/crop-dialog')).CropDialog,
}))

const words = listingFormTexts.logos

type Picture = {
  name: 'miniLogo' | 'logo' | 'banner'
  kind: CropKind
  aspect?: number
  /** How the picture stands in its tile. */
  look: string
}

const pictures: readonly Picture[] = [
  { name: 'miniLogo', kind: 'generic', look: 'size-24 object-contain' },
  { name: 'logo', kind: 'generic', aspect: 2, look: 'h-24 w-48 object-contain' },
  { name: 'banner', kind: 'banner', look: 'aspect-[576/145] w-full object-cover' },
]

/** The pictures that stand for the provider: each one file, cut to its shape before it is uploaded. */
export function LogoFields() {
  return (
    <section aria-labelledby="logos-title">
      <h2 id="logos-title" className="font-display text-lg font-semibold">
        {words.title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.lead}</p>
      <ul className="grid gap-4">
        {pictures.map((picture) => (
          <LogoField key={picture.name} {...picture} />
        ))}
      </ul>
    </section>
  )
}

function LogoField({ name, kind, aspect, look }: Picture) {
  const { control } = useListingForm()
  const crop = { title: text('crop.banner.title'), kind, ...(aspect ? { aspect } : {}) }
  const upload = async (picture: File, onChange: (link: string) => void) => {
    try {
      const { results } = await client.fileUpload.upload({ files: [picture] })
      for (const file of results) {
        keepUpload(control, file)
        onChange(file.link)
      }
      return true
    } catch (error) {
      notifyFailure(name === 'banner' ? text('banner.upload.error') : text('image.upload.error'), error)
      return false
    }
  }
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <li className="rounded-card bg-card flex flex-wrap items-center gap-4 border p-4">
          <Tile name={name} link={value} look={look} />
          <ChooseAndCrop {...crop} label={words.add[name]} save={async (picture) => upload(picture, onChange)} />
          {value ? (
            <Tools
              name={name}
              crop={{ ...crop, source: value, save: async (picture) => upload(picture, onChange) }}
              onRemove={() => onChange(null)}
            />
          ) : null}
        </li>
      )}
    />
  )
}

type Name = Picture['name']

function Tile({ name, link, look }: { name: Name; link: string | null; look: string }) {
  const none = <p className="text-muted-foreground text-sm">{words.none}</p>
  return (
    <figure className="w-full sm:w-56">
      <figcaption className="mb-2 text-sm font-semibold">{words.names[name]}</figcaption>
      {link ? (
        <CheckedPicture
          key={link}
          link={link}
          alt=""
          className={`bg-muted rounded-control ${look}`}
          placeholder={none}
        />
      ) : (
        none
      )}
    </figure>
  )
}

type ToolsProps = {
  name: Name
  crop: { title: string; kind: CropKind; aspect?: number; source: string; save: (picture: File) => Promise<boolean> }
  onRemove: () => void
}

function Tools({ name, crop, onRemove }: ToolsProps) {
  const [isCropped, setIsCropped] = useState(false)
  return (
    <span className="ms-auto flex gap-1">
      <Button variant="ghost" size="icon" aria-label={words.crop[name]} onClick={() => setIsCropped(true)}>
        <Crop aria-hidden />
      </Button>
      <Button variant="ghost" size="icon" aria-label={words.remove[name]} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
      {isCropped ? (
        <Suspense>
          <CropDialog {...crop} onClose={() => setIsCropped(false)} />
        </Suspense>
      ) : null}
    </span>
  )
}
