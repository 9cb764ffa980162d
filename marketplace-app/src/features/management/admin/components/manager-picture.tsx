import { useController, type UseFormReturn } from 'react-hook-form'
import { Button } from '@stackyard/shared/ui/button'
import { CheckedPicture } from '../../../../components/pictures/checked-picture'
import { ChooseAndCrop } from '../../../../components/pictures/choose-and-crop'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { adminTexts } from '../../../../lib/texts/admin'
import type { ManagerValues } from '../manager-values'

const words = adminTexts.manager
const shapes = { avatar: 'size-24 rounded-full', banner: 'rounded-card aspect-[576/145] w-full' } as const
const titles = { avatar: words.logo, banner: words.banner } as const

export type ManagerPictureProps = { form: UseFormReturn<ManagerValues>; name: 'avatar' | 'banner' }

/** The logo or the banner of a managed profile: chosen, cut and uploaded; saved with the form. */
export function ManagerPicture({ form, name }: ManagerPictureProps) {
  const { field } = useController({ control: form.control, name })
  const upload = async (picture: File): Promise<boolean> => {
    try {
      const { results } = await client.fileUpload.upload({ files: [picture] })
      const [file] = results
      if (file) field.onChange(file.link)
      return file !== undefined
    } catch (error) {
      notifyFailure(words.uploadFailed, error)
      return false
    }
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-3">
      <legend className="mb-2 text-sm font-semibold">{titles[name]}</legend>
      {field.value ? (
        <CheckedPicture
          key={field.value}
          link={field.value}
          alt={titles[name]}
          className={`bg-muted object-cover ${shapes[name]}`}
          placeholder={null}
        />
      ) : null}
      <ChooseAndCrop label={words.choose[name]} title={titles[name]} kind={name} save={upload} />
      {field.value ? (
        <Button variant="ghost" size="sm" onClick={() => field.onChange(null)}>
          {words.remove[name]}
        </Button>
      ) : null}
    </fieldset>
  )
}
