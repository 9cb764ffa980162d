import { createFileRoute } from '@tanstack/react-router'
import { OwnNewsletterPage } from '../../../features/messaging/newsletter/components/own-newsletter-page'
import { requireSeller } from '../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/newsletter')({
  beforeLoad: requireSeller,
  component: OwnNewsletterPage,
})
