import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../../components/not-found-page'

/** Addresses without a screen keep the sidebar, so that people go on from there. */
export const Route = createFileRoute('/_shell/$')({ component: NotFoundPage })
