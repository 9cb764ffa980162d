import { Link } from '@tanstack/react-router'
import type { Desk } from '@stackyard/shared/schema/desk'
import { ScoreAverages } from '@stackyard/shared/ui/review-scores'
import { ServiceRecord } from '@stackyard/shared/ui/service-record'
import { deskTexts } from '../../../../lib/texts/desk'
import { DeskCard } from './desk-card'

const words = deskTexts.records

/** What each warehouse did in the last 12 months, and what reviews rate beside their stars, as merchants see it. */
export function DeskRecords({ list }: { list: Desk['records'] }) {
  return (
    <DeskCard title={words.title} none={words.none} list={list} keyOf={({ id }) => id}>
      {({ id, name, record, scores }) => (
        <div className="grid gap-3 py-2">
          <Link
            to="/dashboard/warehouses/$id"
            params={{ id: String(id) }}
            hash="reviews"
            className="text-link truncate text-sm font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          {record ? <ServiceRecord record={record} className="sm:grid-cols-2" /> : null}
          <ScoreAverages scores={scores} className="sm:grid-cols-2" />
        </div>
      )}
    </DeskCard>
  )
}
