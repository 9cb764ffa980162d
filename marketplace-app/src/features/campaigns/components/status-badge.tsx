import { useState } from 'react'
import { dayOf } from '@stackyard/shared/domain/calendar'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { Badge } from '@stackyard/shared/ui/badge'
import { statusOf } from '../campaign-figures'

export function StatusBadge({ campaign }: { campaign: Pick<Campaign, 'status' | 'startDate'> }) {
  const [today] = useState(() => dayOf(new Date()))
  const { label, tone } = statusOf(campaign, today)
  return <Badge tone={tone}>{label}</Badge>
}
