import { BadgeCheck, Check, FileText, Link, Mail, MapPin, Share2 } from 'lucide-react'
import type { ListingIcon as Icon } from '@stackyard/shared/ui/listing/listing-icon'

const icons = {
  'badge-check': BadgeCheck,
  check: Check,
  'file-text': FileText,
  link: Link,
  mail: Mail,
  'map-pin': MapPin,
  share: Share2,
}

export const ListingIcon: Icon = ({ name, className }) => {
  const Drawn = icons[name]
  return <Drawn aria-hidden className={className} />
}
