import { createFileRoute } from '@tanstack/react-router'
import { SendNewsletterPage } from '../../../features/messaging/newsletter/components/send-newsletter-page'
import { requireAdmin } from '../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/send-news-letter')({
  beforeLoad: requireAdmin,
  component: SendNewsletterPage,
})
