import { Crop, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Controller } from 'react-hook-form'
import { Button } from '@stackyard/shared/ui/button'
import { UploadButton } from '../../../components/listing-form/upload-button'
import { useListingForm } from '../../../components/listing-form/use-listing-form'
import { listingFormTexts } from '../../../lib/texts/listing-form'

const CropDialog = lazy(async () => ({
  default: (await import('../../../components/listing-form/crop-dialog')).CropDialog,
}))

const words = listingFormTexts.logos

/** Width by height, and how the picture stands in its tile. */
const pictures = [
  { name: 'miniLogo', aspect: 1, look: 'size-24 object-contain' },
  { name: 'logo', aspect: 2, look: 'h-24 w-48 object-contain' },
  { name: 'banner', aspect: 4, look: 'h-24 w-full object-cover' },
] as const

/** Banners are of these kinds (002 §5.4); what is refused stands in the dialog of the upload. */
const accept = '.jpg,.jpeg,.png,.webp,.bmp,.heic'

/** The pictures that stand for the provider: each one file, cut to its shape. */
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

function LogoField({ name, aspect, look }: (typeof pictures)[number]) {
  const { control } = useListingForm()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <li className="rounded-card bg-card flex flex-wrap items-center gap-4 border p-4">
          <Picture name={name} link={value} look={look} />
          <UploadButton label={words.add[name]} accept={accept} single onFiles={([file]) => onChange(file?.link)} />
          {value ? <Tools name={name} link={value} aspect={aspect} onChange={onChange} /> : null}
        </li>
      )}
    />
  )
}

type Name = (typeof pictures)[number]['name']

function Picture({ name, link, look }: { name: Name; link: string | null; look: string }) {
  return (
    <figure className="w-full sm:w-56">
      <figcaption className="mb-2 text-sm font-semibold">{words.names[name]}</figcaption>
      {link ? (
        <img src={link} alt="" className={`bg-muted rounded-control ${look}`} />
      ) : (
        <p className="text-muted-foreground text-sm">{words.none}</p>
      )}
    </figure>
  )
}

type ToolsProps = { name: Name; link: string; aspect: number; onChange: (link: string | null) => void }

function Tools({ name, link, aspect, onChange }: ToolsProps) {
  const [isCropped, setIsCropped] = useState(false)
  return (
    <span className="ms-auto flex gap-1">
      <Button variant="ghost" size="icon" aria-label={words.crop[name]} onClick={() => setIsCropped(true)}>
        <Crop aria-hidden />
      </Button>
      <Button variant="ghost" size="icon" aria-label={words.remove[name]} onClick={() => onChange(null)}>
        <Trash2 aria-hidden />
      </Button>
      {isCropped ? (
        <Suspense>
          <CropDialog
            link={link}
            title={words.names[name]}
            aspect={aspect}
            onClose={() => setIsCropped(false)}
            onCropped={(file) => onChange(file.link)}
          />
        </Suspense>
      ) : null}
    </span>
  )
}
