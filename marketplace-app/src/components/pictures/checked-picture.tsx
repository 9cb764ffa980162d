import { type ReactNode, useEffect, useState } from 'react'
import { pictureAt } from '@stackyard/shared/ui/picture'

/** A picture that has not come by then does not come any more, in milliseconds. */
const patience = 5000

export type CheckedPictureProps = { link: string; alt: string; className?: string; placeholder: ReactNode }

/** A picture, or what stands in its place when it can't be had; nothing is said of that. One `key` per link. */
export function CheckedPicture({ link, alt, className, placeholder }: CheckedPictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('failed'), patience)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'failed') return placeholder
  return (
    <img
      src={pictureAt(link, 640)}
      alt={alt}
      className={className}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  )
}
