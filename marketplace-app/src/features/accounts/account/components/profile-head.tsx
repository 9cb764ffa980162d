import { lazy, Suspense, useState } from 'react'
import type { Profile } from '@stackyard/shared/schema/user'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { Avatar } from '../../../../components/avatar'
import { CheckedPicture } from '../../../../components/pictures/checked-picture'
import { formatDate } from '../../../../lib/format'
import { texts } from '../../../../lib/texts'

const words = texts.settings
const ProfilePictureDialog = lazy(async () => ({
  default: (await import('./profile-picture-dialog')).ProfilePictureDialog,
}))

/** Banner, face, name and day of joining, with the way to change both pictures. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState<'avatar' | 'banner' | null>(null)
  const { firstName, lastName, avatar, banner } = profile
  return (
    <div className="grid grid-cols-1 gap-4">
      {banner ? (
        <CheckedPicture
          key={banner}
          link={banner}
          alt=""
          className="bg-muted rounded-card aspect-[576/145] w-full object-cover"
          placeholder={null}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Avatar firstName={firstName} lastName={lastName} picture={avatar} className="size-16 text-lg" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {firstName} {lastName}
            {profile.isVerified ? <Badge tone="success">{words.verified}</Badge> : null}
          </p>
          <p className="text-muted-foreground text-sm">{words.joined(formatDate(profile.createdAt))}</p>
        </div>
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          <Button variant="outline" size="sm" onClick={() => setOpen('avatar')}>
            {words.changeAvatar}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setOpen('banner')}>
            {words.changeBanner}
          </Button>
        </div>
      </div>
      {open ? (
        <Suspense>
          <ProfilePictureDialog name={open} profile={profile} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
