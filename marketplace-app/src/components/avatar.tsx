import { cn } from '@stackyard/shared/ui/cn'
import { initials } from '../lib/format'

export type AvatarProps = { firstName: string; lastName: string; picture?: string | null; className?: string }

/** A face, or the initials; decoration beside the name. */
export function Avatar({ firstName, lastName, picture, className }: AvatarProps) {
  const shape = cn('grid size-9 shrink-0 place-items-center overflow-hidden rounded-full', className)
  if (picture) return <img src={picture} alt="" className={cn(shape, 'object-cover')} />
  return (
    <span aria-hidden className={cn(shape, 'bg-primary-soft text-primary-soft-foreground text-xs font-semibold')}>
      {initials(firstName, lastName)}
    </span>
  )
}
