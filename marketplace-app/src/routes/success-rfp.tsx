import { createFileRoute } from '@tanstack/react-router'
import { SuccessPage } from '../features/reservations/merchants/wizard/success-page'

/** The page after the wizard, public. */
export const Route = createFileRoute('/success-rfp')({ component: SuccessPage })
