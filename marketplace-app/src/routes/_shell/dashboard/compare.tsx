import { createFileRoute, useLocation } from '@tanstack/react-router'
import { Page } from '../../../components/page'
import { Compare } from '../../../features/listings/compare/components/compare'
import { compareTexts as words } from '../../../lib/texts/compare'

export const Route = createFileRoute('/_shell/dashboard/compare')({ component: ComparePage })

/** Warehouses side by side, as on the site. */
function ComparePage() {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  return (
    <Page title={words.title} description={words.lead} wide>
      <Compare search={search} />
    </Page>
  )
}
