import { useState } from 'react'
import { dayOf } from '@stackyard/shared/domain/calendar'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { Badge } from '@stackyard/shared/ui/badge'
import { adTexts } from '../../lib/texts/ads'

const tones = { ACTIVE: 'success', PAUSED: 'warning', INACTIVE: 'neutral' } as const

/** The status of a campaign; one that has not begun is scheduled. */
export function CampaignStatus({ campaign }: { campaign: Pick<Campaign, 'status' | 'startDate'> }) {
  const [today] = useState(() => dayOf(new Date()))
  const { status, startDate } = campaign
  if (status === 'ACTIVE' && startDate > today) return <Badge tone="info">{adTexts.scheduled}</Badge>
  return <Badge tone={tones[status]}>{adTexts.statuses[status]}</Badge>
}
