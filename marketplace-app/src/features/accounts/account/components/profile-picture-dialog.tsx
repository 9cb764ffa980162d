import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '@stackyard/shared/schema/user'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { CheckedPicture } from '../../../../components/pictures/checked-picture'
import { ChooseAndCrop } from '../../../../components/pictures/choose-and-crop'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { mergeSessionUser } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'
import { pictureTexts } from '../../../../lib/texts/pictures'
import { sessionFieldsOf } from '../profile-values'

export type ProfilePicture = 'avatar' | 'banner'

const looks = { avatar: 'mx-auto size-40 rounded-full', banner: 'rounded-card aspect-[576/145] w-full' } as const

/** What the dialog and its toasts say. */
const saidOf = (name: ProfilePicture) =>
  name === 'avatar'
    ? {
        title: text('crop.avatar.title'),
        uploadFailed: text('avatar.upload.error'),
        saveFailed: text('avatar.update.error'),
        saved: text('avatar.update.success'),
      }
    : {
        title: text('crop.banner.title'),
        uploadFailed: text('banner.upload.error'),
        saveFailed: text('banner.update.error'),
        saved: text('banner.update.success'),
      }

/** Saves a picture of the own profile, or that there is none; the session follows. True when it is done. */
function useSave(name: ProfilePicture) {
  const queryClient = useQueryClient()
  const said = saidOf(name)
  return useMutation({
    mutationFn: async (link: string | null) => client.profile.update({ [name]: link }),
    onSuccess: (reply) => {
      queryClient.setQueryData(apiQuery.profile.get.queryKey(), reply)
      mergeSessionUser(sessionFieldsOf(reply.results))
      notifyDone(said.saved)
    },
    onError: (error) => notifyFailure(said.saveFailed, error),
  })
}

export type ProfilePictureDialogProps = { name: ProfilePicture; profile: Profile; onClose: () => void }

/** The avatar or the banner: chosen, cut, uploaded, and then saved to the profile. */
export function ProfilePictureDialog({ name, profile, onClose }: ProfilePictureDialogProps) {
  const words = pictureTexts.profile[name]
  const said = saidOf(name)
  const saving = useSave(name)
  const link = profile[name]
  const isSaved = async (next: string | null): Promise<boolean> => {
    const done = await saving.mutateAsync(next).then(
      () => true,
      () => false,
    )
    if (done) onClose()
    return done
  }
  const upload = async (picture: File): Promise<boolean> => {
    const [file] = await client.fileUpload.upload({ files: [picture] }).then(
      ({ results }) => results,
      (error: unknown) => {
        notifyFailure(said.uploadFailed, error)
        return []
      },
    )
    return file ? isSaved(file.link) : false
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name === 'avatar' ? texts.settings.changeAvatar : texts.settings.changeBanner}
      description={pictureTexts.profile.lead}
      footer={
        link ? (
          <Button variant="ghost" busy={saving.isPending} onClick={() => void isSaved(null)}>
            {words.remove}
          </Button>
        ) : undefined
      }
    >
      <div className="grid grid-cols-1 justify-items-center gap-5">
        {link ? (
          <CheckedPicture
            key={link}
            link={link}
            alt={words.alt}
            className={`bg-muted object-cover ${looks[name]}`}
            placeholder={null}
          />
        ) : null}
        <ChooseAndCrop label={words.choose} title={said.title} kind={name} save={upload} />
      </div>
    </Dialog>
  )
}
