import { cn } from '@stackyard/shared/ui/cn'
import { initials } from '../lib/format'
import { CheckedPicture } from './pictures/checked-picture'

export type AvatarProps = { firstName: string; lastName: string; picture?: string | null; className?: string }

/** A face, or the initials; decoration beside the name. */
export function Avatar({ firstName, lastName, picture, className }: AvatarProps) {
  const shape = cn('grid size-9 shrink-0 place-items-center overflow-hidden rounded-full', className)
  const letters = (
    <span aria-hidden className={cn(shape, 'bg-primary-soft text-primary-soft-foreground text-xs font-semibold')}>
      {initials(firstName, lastName)}
    </span>
  )
  if (!picture) return letters
  return (
    <CheckedPicture key={picture} link={picture} alt="" className={cn(shape, 'object-cover')} placeholder={letters} />
  )
}
