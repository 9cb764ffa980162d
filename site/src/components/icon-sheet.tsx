import { BadgeCheck, Check, FileText, Link, Mail, MapPin, Share2 } from 'lucide-react'
import { markupOnce } from '../lib/markup'

const icons = {
  'badge-check': BadgeCheck,
  check: Check,
  'file-text': FileText,
  link: Link,
  mail: Mail,
  'map-pin': MapPin,
  share: Share2,
}

/** The icons of a page that uses some of them dozens of times: each `SheetIcon` names one. */
export const iconSheetMarkup = (): string =>
  markupOnce('icon sheet', () => (
    <svg className="hidden">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  ))

/** A decorative icon out of the page's sheet. */
export function SheetIcon({ name, className }: { name: keyof typeof icons; className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
