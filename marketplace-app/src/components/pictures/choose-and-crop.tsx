import { lazy, Suspense, useState } from 'react'
import type { CropKind } from '@stackyard/shared/domain/picture-crop'
import { preparePicture } from '../../lib/pictures/prepare-picture'
import { ChooseFiles } from '../uploads/choose-files'
import { RefusedFiles } from '../uploads/refused-files'
import type { Chosen, Refused } from '../uploads/sort-chosen'
import { unreadableReason } from '../uploads/use-uploads'

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }))

/** The kinds of picture that stand for somebody: banners, logos and faces. */
const accept = '.jpg,.jpeg,.png,.webp,.bmp,.heic'

export type ChooseAndCropProps = {
  label: string
  /** Title of the crop. */
  title: string
  kind: CropKind
  aspect?: number
  /** Takes what was cut, at most 0.3 MB; true when it is done. */
  save: (picture: File) => Promise<boolean>
}

/** One picture: chosen, made small, cut, and only then handed over. */
export function ChooseAndCrop({ label, save, ...crop }: ChooseAndCropProps) {
  const [isReading, setIsReading] = useState(false)
  const [picture, setPicture] = useState<File | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const choose = async ({ taken: [file], refused: unfit }: Chosen) => {
    if (!file) return setRefused(unfit)
    setIsReading(true)
    const prepared = await preparePicture(file)
    setIsReading(false)
    if (prepared) return setPicture(prepared)
    return setRefused([{ name: file.name, reason: unreadableReason(file) }])
  }
  return (
    <>
      <ChooseFiles
        label={label}
        accept={accept}
        single
        isPicture
        disabled={isReading}
        onChosen={(chosen) => void choose(chosen)}
      />
      <RefusedFiles files={refused} onClose={() => setRefused([])} />
      {picture ? (
        <Suspense>
          <CropDialog
            {...crop}
            source={picture}
            onClose={() => setPicture(null)}
            save={async (cut) => save((await preparePicture(cut)) ?? cut)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
